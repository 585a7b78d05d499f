// The way back through a game: a scrubber over all positions, step, play, and what changed since my last move.
import { address } from "./api.js";
import { icons } from "./icons.js";
import { t } from "./texts.js";
import { html } from "./ui.js";

export function History({ model }) {
  const last = model.live.value.seq;
  const at = model.at.value ?? last;
  const button = (name, words, action, disabled, pressed) => html`<button class="icon" type="button" data-test=${`history-${name}`} title=${words} aria-label=${words}
    aria-pressed=${pressed ?? null} disabled=${disabled} onClick=${action}>${icons[name]}</button>`;
  const copy = async () => {
    const url = new URL(address(`/t/${model.id}`, { key: model.key, at }), location.href);
    try {
      await navigator.clipboard.writeText(url.href);
      model.say("copied");
    } catch {
      prompt(t("history-link"), url.href);
    }
  };
  const since = Boolean(model.since.value);
  return html`<nav class="history" aria-label=${t("history")} data-test="history">
    ${button("first", t("history-first"), () => model.lookAt(0), at === 0)}
    ${button("back", t("history-back"), () => model.step(-1), at === 0)}
    ${button(model.playing.value ? "pause" : "play", t(model.playing.value ? "history-pause" : "history-play"), () => model.togglePlay(), last === 0)}
    ${button("forward", t("history-forward"), () => (at + 1 >= last && model.live.value.status !== "over" ? model.lookAt(null) : model.step(1)), model.at.value === null || at >= last)}
    ${button("last", t("history-last"), () => model.lookAt(null), model.at.value === null)}
    <input type="range" min="0" max=${last} value=${at} data-test="scrubber" aria-label=${t("history-position")} aria-valuetext=${t("history-of", { at, last })}
      onInput=${(event) => (model.playing.value = false, model.lookAt(Number(event.target.value) >= last ? null : Number(event.target.value)))} />
    <span class="count">${at}<span class="soft"> / ${last}</span></span>
    <button class="button small" type="button" data-test="since" aria-pressed=${since} disabled=${model.live.value.since === null && !since} title="${t("since-about")} (s)" onClick=${() => model.showSince()}>
      ${t("since")}</button>
    ${button("link", t("history-link"), copy, false)}
    <a class="icon" data-test="export" href=${address(`${model.path}/record`, { key: model.key })} download=${`${model.live.value.game}-${model.id}.txt`} title=${t("export")} aria-label=${t("export")}>${icons.save}</a>
  </nav>`;
}
