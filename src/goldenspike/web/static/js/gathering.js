// A table before its start: who sits where, the invitation, and the start.
import { address, me } from "./api.js";
import { t } from "./texts.js";
import { html } from "./ui.js";

export function Gathering({ model }) {
  const view = model.live.value;
  const mine = view.seats.filter((seat) => seat.mine);
  const open = view.seats.filter((seat) => seat.kind === "open");
  const host = mine.some((seat) => seat.host);
  const invitation = new URL(address(`/t/${view.id}`, { key: model.key }), location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(invitation);
      model.say("copied");
    } catch {
      document.querySelector("[data-test=invitation]").select();
    }
  };
  return html`<main class="page narrow" id="main" data-test="gathering"><header><h1>${view.title}</h1>
    <p class="lead">${open.length ? t("gathering-open", { count: open.length }) : t("gathering-ready")}</p></header>
    <ol class="gathering">${view.seats.map((seat) => html`<li key=${seat.seat} class="card ${seat.kind}" data-seat=${seat.seat}>
      <span class="number" aria-hidden="true">${seat.seat}</span>
      <span class="who">${seat.kind === "open" ? html`<span class="soft">${t("seat-open")}</span>` : html`<strong>${seat.name}</strong>`}
        ${seat.mine && html` <span class="badge">${t("you-here")}</span>`}${seat.kind === "bot" && html` <span class="badge">${t("kind-bot")}</span>`}</span>
      ${seat.kind === "open" && mine.length === 0 && html`<button class="button primary" type="button" data-test="join" onClick=${() => model.do("join", { seat: seat.seat })}>${t("sit-down", { name: me.value.name })}</button>`}
      ${seat.kind === "open" && host && html`<span class="row"><button class="button small" type="button" onClick=${() => model.do("seat", { seat: seat.seat, kind: "bot" })}>${t("seat-a-bot")}</button></span>`}
      ${seat.mine && !seat.host && html`<button class="button small" type="button" data-test="leave" onClick=${() => model.do("leave", { seat: seat.seat })}>${t("stand-up")}</button>`}</li>`)}</ol>
    ${open.length > 0 && html`<section class="invite"><h2>${t("invite")}</h2><p class="soft">${t(view.public ? "invite-public" : "invite-private")}</p>
      <div class="row"><input class="field" readonly data-test="invitation" aria-label=${t("invite")} value=${invitation} onFocus=${(event) => event.target.select()} />
      <button class="button" type="button" onClick=${copy}>${t("copy")}</button></div></section>`}
    ${mine.length > 0 && html`<div class="row"><button class="button primary big" type="button" data-test="start" disabled=${open.length > 0} onClick=${() => model.do("start")}>${t("start")}</button></div>`}
  </main>`;
}
