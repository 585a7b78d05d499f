// A table before its start: what is played, who sits where, the invitation, the start, and the end of a table nobody wants.
/** @import { OfferedGame, Seat as SeatShown, TableModel, View } from "./types.js" */
import { agreedWords } from "./agreed.js";
import { get, linkTo, post } from "./api.js";
import { Aloud, hasTalk, Talk } from "./beside.js";
import { Link } from "./dialogs.js";
import { dressed } from "./dress.js";
import { HalfStrength, WhichBot, quickBot } from "./levels.js";
import { NameField, isNameless, nameHere, takeName } from "./naming.js";
import { Here, isMe } from "./panels.js";
import { boardName, botAbout, optionName, optionValue } from "./setup.js";
import { speakAbout, t } from "./texts.js";
import { html, later, useEffect, useState } from "./ui.js";

const Drawing = later(() =>
  Promise.all([dressed(import("./fair.js"), "fair"), speakAbout("fair")]).then(([part]) => part.Drawing),
);
const InviteHere = later(async () => {
  const [{ InviteHere: part }, { prepared }] = await Promise.all([import("./inviting.js"), import("./people.js")]);
  await prepared();
  return part;
});

/** @param {{model: TableModel}} props */
export function Gathering({ model }) {
  const [closed, setClosed] = useState(false);
  const shut = () => {
    model.close();
    model.connection.value = "closed";
    setClosed(true);
  };
  useEffect(() => {
    if (model.connection.value === "lost") model.read().catch((refused) => refused.status === 404 && shut());
  }, [model.connection.value]);
  if (closed) return html`<${Closed} game=${model.live.value.game} />`;
  const view = model.live.value;
  const seated = view.seats.some((seat) => seat.mine);
  const open = view.seats.filter((seat) => seat.kind === "open").length;
  const invited = view.public || view.key !== null || (model.key !== null && model.key !== view.look);
  const maySit = invited && !seated;
  const drawing = ["commit", "reveal"].includes(view.draw?.stage ?? "");
  const first = view.seats.find((seat) => seat.kind === "open")?.seat;
  const row = (seat) => html`<${Seat} key=${seat.seat} model=${model} view=${view} seat=${seat} maySit=${maySit}
    asksName=${seat.seat === first && isNameless()} />`;
  return html`<main class="page narrow" id="main" data-test="gathering"><header><h1>${view.title}</h1>
    <p class="lead">${open ? t("gathering-open", { count: open }) : t("gathering-ready")}</p></header>
    <${Setup} view=${view} />
    <ol class="gathering">${view.seats.map(row)}</ol>
    ${!invited && html`<p class="soft" data-test="looking-on">${t("gathering-look")}</p>`}
    ${invited && (open > 0 || view.host) && html`<${Invitation} model=${model} view=${view} />`}
    ${(seated || view.host) && !drawing && html`<div class="row">
      <button class="button primary big" type="button" data-test="start" disabled=${open > 0} onClick=${() => model.do("start")}
        >${t("start")}</button>
      ${view.host && html`<button class="button" type="button" data-test="shuffle" title=${t("shuffle-about")}
        onClick=${() => model.do("shuffle")}>${t("shuffle")}</button>`}
      ${view.host && html`<${Close} model=${model} onClosed=${shut} />`}</div>`}
    <${Drawing} model=${model} />
    ${hasTalk(model) && html`<${Talk} model=${model} />`}<${Aloud} model=${model} />
  </main>`;
}

/** @param {{view: View}} props */
function Setup({ view }) {
  const row = (name, value) => html`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`;
  return html`<section><dl class="setup" data-test="setup">${row(t("board"), boardName(view.board))}
    ${row(t("time"), agreedWords(view.time))}
    ${Object.entries(view.options).map(([option, value]) => row(optionName(option), optionValue(option, value)))}</dl>
    <p><a href=${`/rules/${view.game}`}>${t("rules")}</a></p></section>`;
}

/** Lets the host choose a bot for an open seat.
 * @param {{model: TableModel, game: string, seat: number}} props */
function SeatBot({ model, game, seat }) {
  const [offered, setOffered] = useState(/** @type {OfferedGame | null} */ (null));
  const [bot, setBot] = useState("");
  const choose = async () => {
    const found = /** @type {OfferedGame} */ ((await get("/api/games")).find((one) => one.name === game));
    setOffered(found);
    setBot(quickBot(found));
  };
  if (!offered) {
    return html`<button class="button small" type="button" data-test="seat-a-bot"
      onClick=${choose}>${t("seat-a-bot")}</button>`;
  }
  return html`<div class="seat-bot"><span class="row"><${WhichBot} bots=${offered.levels} chosen=${bot}
      label=${t("seat-bot", { number: seat })} onChoose=${setBot} />
    <button class="button" type="button" data-test="seat-this-bot" onClick=${() => model.do("seat", { seat, kind: "bot", bot })}
      >${t("seat-a-bot")}</button>
    <button class="button quiet" type="button" onClick=${() => setOffered(null)}>${t("cancel")}</button></span>
    <p class="soft" data-test="bot-about">${botAbout(bot)}</p><${HalfStrength} games=${[offered]} /></div>`;
}

/** @param {{model: TableModel, view: View, seat: SeatShown, maySit: boolean, asksName: boolean}} props */
function Seat({ model, view, seat, maySit, asksName }) {
  const { host, game } = view;
  const free = seat.kind === "open";
  const join = async (event) => {
    event.preventDefault();
    try {
      await takeName();
    } catch (refused) {
      return void model.tell(refused);
    }
    await model.do("join", { seat: seat.seat });
  };
  const leave = () => model.do("leave", { seat: seat.seat });
  return html`<li class="card ${seat.kind}" data-seat=${seat.seat}>
    <span class="number" aria-hidden="true">${seat.seat}</span>
    <span class="who">${free ? html`<span class="soft">${t("seat-open")}</span>` : html`<strong>${seat.name}</strong>`}
      <${Here} seat=${seat.seat} />
      ${isMe(view, seat.seat) && html` <span class="badge">${t("you-here")}</span>`}
      ${seat.kind === "bot" && html` <span class="badge" title=${botAbout(seat.bot)}>${t("kind-bot")}</span>`}</span>
    ${free && maySit && html`<form class="row" onSubmit=${join}>${asksName && html`<${NameField} />`}
      <button class="button primary" type="submit" data-test="join">${t("sit-down", { name: nameHere() })}</button></form>`}
    ${free && host && html`<${SeatBot} model=${model} game=${game} seat=${seat.seat} />`}
    ${seat.mine && !host && html`<button class="button small" type="button" data-test="leave" onClick=${leave}
      >${t("stand-up")}</button>`}</li>`;
}

/** @param {{model: TableModel, view: View}} props */
function Invitation({ model, view }) {
  return html`<section class="invite"><h2>${t("invite")}</h2>
    <p class="soft">${t(view.public ? "invite-public" : "invite-private")}</p>
    <${Link} model=${model} name="invitation" words=${t("invite")} link=${linkTo(model, { key: view.key ?? model.key })} />
    ${(view.host || view.seats.some((seat) => seat.mine)) && html`<${InviteHere} model=${model} view=${view} />`}
  </section>`;
}

/** Asks once more before the table is gone for everybody.
 * @param {{model: TableModel, onClosed: () => void}} props */
function Close({ model, onClosed }) {
  const [sure, setSure] = useState(false);
  const close = () => post(`${model.path}/close`, {}, model.query()).then(onClosed, (refused) => model.tell(refused));
  if (!sure) {
    return html`<button class="button quiet" type="button" data-test="close" onClick=${() => setSure(true)}
      >${t("close-table")}</button>`;
  }
  return html`<span class="row" role="group" aria-label=${t("close-table")}><span>${t("close-sure")}</span>
    <button class="button" type="button" data-test="close-now" onClick=${close}>${t("close-table")}</button>
    <button class="button quiet" type="button" onClick=${() => setSure(false)}>${t("cancel")}</button></span>`;
}

/** @param {{game: string}} props */
function Closed({ game }) {
  return html`<main class="page narrow" id="main" data-test="closed"><header><h1>${t("closed-title")}</h1>
    <p class="lead">${t("closed-lead")}</p></header>
    <div class="row"><a class="button primary" href="/">${t("nav-lobby")}</a>
    <a class="button" href=${`/new?game=${game}&seats=open`}>${t("nav-new")}</a></div></main>`;
}
