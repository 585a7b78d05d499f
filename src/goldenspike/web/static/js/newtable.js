// A new table: game, board, options and who sits where.
import { get, me, post } from "./api.js";
import { quickBot } from "./lobby.js";
import { go } from "./router.js";
import { icons } from "./icons.js";
import { boardName, named, optionName, optionValue } from "./setup.js";
import { speakOf, t } from "./texts.js";
import { html, useEffect, useState } from "./ui.js";

const KINDS = ["me", "bot", "hotseat", "open"];

/** Me, and everybody else: open seats for people, as many as the game needs; or bots, so that three play. */
function firstSeats(game, open) {
  const count = open ? game.fewest : Math.max(3, game.fewest);
  const other = open ? { kind: "open" } : { kind: "bot", bot: quickBot(game) };
  return [{ kind: "me" }, ...Array.from({ length: count - 1 }, () => ({ ...other }))];
}

function Choice({ name, value, chosen, onChoose, children }) {
  return html`<label class="card"><input type="radio" name=${name} value=${value} checked=${chosen} onChange=${() => onChoose(value)} />
    <span>${children}</span></label>`;
}

function Seat({ number, seat, game, most, onChange, onRemove }) {
  return html`<li><span class="number" aria-hidden="true">${number}</span>
    <select class="field" aria-label=${t("seat-kind", { number })} value=${seat.kind}
      onChange=${(event) => onChange({ ...seat, kind: event.target.value })}>
      ${KINDS.map((kind) => html`<option value=${kind} selected=${kind === seat.kind}>${t(`kind-${kind}`)}</option>`)}</select>
    ${seat.kind === "bot"
      ? html`<select class="field" aria-label=${t("seat-bot", { number })} onChange=${(event) => onChange({ ...seat, bot: event.target.value })}>
          ${game.bots.map((bot) => html`<option value=${bot} selected=${bot === seat.bot}>${named(`bot-${bot}`, bot)}</option>`)}</select>`
      : seat.kind === "hotseat"
        ? html`<input class="field" maxlength="24" aria-label=${t("seat-name", { number })} placeholder=${t("seat-name", { number })}
            value=${seat.name || ""} onInput=${(event) => onChange({ ...seat, name: event.target.value })} />`
        : html`<span class="soft">${seat.kind === "me" ? me.value?.name : t("kind-open-about")}</span>`}
    <button type="button" class="icon" disabled=${!most} aria-label=${t("seat-remove", { number })} title=${t("seat-remove", { number })}
      onClick=${onRemove}>${icons.close}</button></li>`;
}

export function NewTable({ game: wished, query }) {
  const [games, setGames] = useState(null);
  const [name, setName] = useState(wished);
  const [board, setBoard] = useState(null);
  const [options, setOptions] = useState({});
  const [seats, setSeats] = useState([]);
  const [open, setOpen] = useState(false);
  const [error, setError] = useState("");
  const game = games?.find((one) => one.name === name) || games?.[0];
  const choose = (one) => {
    setName(one.name);
    speakOf(one.name).catch(() => {});
    setBoard(one.boards[0]);
    setOptions({});
    setSeats(firstSeats(one, query.get("seats") === "open"));
  };
  useEffect(() => {
    get("/api/games").then((list) => {
      setGames(list);
      choose(list.find((one) => one.name === wished) || list[0]);
    });
  }, []);
  if (!game || !seats.length) return html`<main class="page narrow" id="main"></main>`;
  const change = (place, seat) => {
    const filled = seat.kind === "bot" && !seat.bot ? { ...seat, bot: quickBot(game) } : seat;
    setSeats(seats.map((old, other) => (other === place ? filled : old.kind === "me" && seat.kind === "me" ? { kind: "hotseat" } : old)));
  };
  const create = async (event) => {
    event.preventDefault();
    const asked = seats.map(({ kind, bot, name: who }) =>
      kind === "bot" ? { kind, bot } : kind === "hotseat" && who?.trim() ? { kind, name: who.trim() } : { kind },
    );
    try {
      const { id, key } = await post("/api/tables", { game: game.name, board, options, seats: asked, public: open });
      go(key ? `/t/${id}?key=${key}` : `/t/${id}`);
    } catch (refused) {
      setError(refused.message);
    }
  };
  const optionNames = Object.keys(game.options);
  return html`<main class="page narrow" id="main"><header><h1>${t("new-title")}</h1></header>
    <form class="form" onSubmit=${create}>
      <fieldset><legend>${t("game")}</legend><div class="pick">${games.map(
        (one) => html`<${Choice} name="game" value=${one.name} chosen=${one.name === game.name} onChoose=${() => choose(one)} key=${one.name}>
          <strong>${one.title}</strong><br /><span class="soft">${t("players-range", { fewest: one.fewest, most: one.most })}</span><//>`,
      )}</div></fieldset>
      ${game.boards.length > 1 && html`<label class="label"><span>${t("board")}</span><select class="field" onChange=${(event) => setBoard(event.target.value)}>
        ${game.boards.map((one) => html`<option value=${one} selected=${one === board}>${boardName(one)}</option>`)}</select></label>`}
      ${optionNames.length > 0 && html`<fieldset><legend>${t("options")}</legend>${optionNames.map(
        (option) => html`<label class="label" key=${option}><span>${optionName(option)}</span>
          <select class="field" onChange=${(event) => setOptions({ ...options, [option]: event.target.value })}>
          ${game.options[option].map((value) => html`<option value=${value} selected=${value === options[option]}>${optionValue(option, value)}</option>`)}
          </select></label>`,
      )}</fieldset>`}
      <fieldset><legend>${t("seats")}</legend><ol class="seats-form">${seats.map(
        (seat, place) => html`<${Seat} key=${place} number=${place + 1} seat=${seat} game=${game} most=${seats.length > game.fewest}
          onChange=${(next) => change(place, next)} onRemove=${() => setSeats(seats.filter((_, other) => other !== place))} />`,
      )}</ol>
      <div class="row"><button type="button" class="button small" data-test="add-seat" disabled=${seats.length >= game.most}
        onClick=${() => setSeats([...seats, { kind: "open" }])}>${t("seat-add")}</button></div></fieldset>
      <fieldset><legend>${t("who-sees")}</legend><div class="pick">
        <${Choice} name="public" value="no" chosen=${!open} onChoose=${() => setOpen(false)}><strong>${t("private")}</strong><br /><span class="soft">${t("private-about")}</span><//>
        <${Choice} name="public" value="yes" chosen=${open} onChoose=${() => setOpen(true)}><strong>${t("public")}</strong><br /><span class="soft">${t("public-about")}</span><//>
      </div></fieldset>
      ${error && html`<p class="error" role="alert">${error}</p>`}
      <div class="row"><button class="button primary big" type="submit" data-test="create">${t("create")}</button></div>
    </form></main>`;
}
