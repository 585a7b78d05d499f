// Looks back through a game: a slider over all positions, single steps, playing on, and what changed since my last move.
/** @import { TableModel } from "./types.js" */
import { address, linkTo } from "./api.js";
import { icons } from "./icons.js";
import { t } from "./texts.js";
import { html } from "./ui.js";

/** Whoever gets the link may look on, and no more.
 * @param {TableModel} model
 * @param {number} at */
async function copyLink(model, at) {
  const link = linkTo(model, { key: model.live.value.look, at });
  try {
    await navigator.clipboard.writeText(link);
    model.say("copied");
  } catch {
    prompt(t("history-link"), link);
  }
}

/** @param {{model: TableModel}} props */
export function History({ model }) {
  const view = model.live.value;
  const last = view.seq;
  const now = model.at.value === null;
  const at = model.at.value ?? model.shown.value.seq;
  const playing = model.playing.value;
  const since = Boolean(model.since.value);
  const button = (name, words, action, disabled = false) => html`<button class="icon" type="button" data-test=${`history-${name}`}
    title=${words} aria-label=${words} disabled=${disabled} onClick=${action}>${icons[name]}</button>`;
  const forward = () => (at + 1 >= last && view.status !== "over" ? model.lookAt(null) : model.step(1));
  const scrub = (event) => {
    model.playing.value = false;
    model.lookAt(Number(event.target.value) >= last ? null : Number(event.target.value));
  };
  return html`<nav class="history" aria-label=${t("history")} data-test="history">
    ${button("first", t("history-first"), () => model.lookAt(0), at === 0)}
    ${button("back", t("history-back"), () => model.step(-1), at === 0)}
    ${button(playing ? "pause" : "play", t(playing ? "history-pause" : "history-play"), () => model.togglePlay(), last === 0)}
    ${button("forward", t("history-forward"), forward, now || at >= last)}
    ${button("last", t("history-last"), () => model.lookAt(null), now)}
    <input type="range" min="0" max=${last} value=${at} data-test="scrubber" aria-label=${t("history-position")}
      aria-valuetext=${t("history-of", { at, last })} onInput=${scrub} />
    <span class="count">${at}<span class="soft"> ${t("history-of-last", { last })}</span></span>
    <button class="button small" type="button" data-test="since" aria-pressed=${since} disabled=${view.since === null && !since}
      title=${t("with-key", { words: t("since-about"), key: "s" })} onClick=${() => model.showSince()}>${t("since")}</button>
    ${button("link", t("history-link"), () => copyLink(model, at))}
    <a class="icon" data-test="export" href=${address(`${model.path}/record`, { key: model.key })}
      download=${`${view.game}-${model.id}.txt`} title=${t("export")} aria-label=${t("export")}>${icons.save}</a>
  </nav>`;
}
