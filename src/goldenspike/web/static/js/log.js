// What has happened, in sentences; places light up on the board, and a click shows the position.
import { t } from "./texts.js";
import { html, useEffect, useRef } from "./ui.js";

function words(line, view) {
  const name = view.seats.find((seat) => seat.seat === line.seat)?.name ?? "";
  if (line.kind === "undo") return t("log-undo", { name });
  if (line.kind === "ask") return t("log-ask", { name });
  if (line.kind === "agree") return t("log-agree", { name });
  if (line.kind === "refuse") return t("log-refuse", { name });
  return null;
}

export function Log({ model }) {
  const list = useRef(null);
  const view = model.shown.value;
  const whole = model.live.value;
  const at = view.seq;
  const since = model.since.value?.seq ?? Infinity;
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const current = box.querySelector("[aria-current]");
    if (current) box.scrollTop = current.offsetTop + current.offsetHeight - box.clientHeight + 8;
    else box.scrollTop = model.at.value === null ? box.scrollHeight : 0;
  }, [at, whole.seq]);
  const hint = (facts) => () => (model.hints.value = facts.flatMap((fact) => model.game.keysOf(fact.places || {})));
  const unhint = () => (model.hints.value = []);
  const lines = model.at.value === null ? view.log : whole.log;
  const walk = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.target.localName !== "button") return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...list.current.querySelectorAll("button")];
    all[all.indexOf(event.target) + step]?.focus();
  };
  return html`<section class="log-panel" aria-labelledby="log-title"><h2 id="log-title">${t("log")}</h2>
    <ol class="log card" ref=${list} data-test="log" onKeyDown=${walk} onPointerLeave=${unhint} tabindex="0" aria-labelledby="log-title">
      ${whole.opening?.length > 0 && html`<li class="opening">${whole.opening.map((fact) => html`<p>${fact.text}</p>`)}</li>`}
      ${lines.map((line) => {
        const other = words(line, whole);
        if (!other && !line.facts.length) return null;
        const state = `${line.undone ? "undone " : ""}${line.seq > since ? "new " : ""}${line.seq > at ? "later " : ""}`;
        return html`<li key=${line.seq} class=${state} data-seq=${line.seq} data-seat=${line.seat} aria-current=${line.seq === at && model.at.value !== null ? "step" : null} onPointerEnter=${hint(line.facts)}>
          <button type="button" tabindex="-1" onFocus=${hint(line.facts)} onBlur=${unhint} onClick=${() => model.lookAt(line.seq === whole.seq ? null : line.seq)}>
          ${other ? html`<i>${other}</i>` : line.facts.map((fact) => html`<${line.undone ? "s" : "span"}>${fact.text} <//>`)}</button></li>`;
      })}
    </ol></section>`;
}

/** The newest lines, for those who listen to the page. */
export function Spoken({ model }) {
  const view = model.shown.value;
  const last = useRef(view.seq);
  const fresh = model.at.value === null ? view.log.filter((line) => line.seq > last.current) : [];
  useEffect(() => {
    last.current = Math.max(last.current, view.seq);
  });
  return html`<div class="unseen" role="log" aria-live="polite">${fresh.flatMap((line) => line.facts).map((fact) => html`<p>${fact.text}</p>`)}
    ${fresh.length > 0 && model.myTurn.value && model.current.value && html`<p>${t("your-turn")}</p>`}</div>`;
}
