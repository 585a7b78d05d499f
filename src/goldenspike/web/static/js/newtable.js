// A new table: game, board, options and who sits where.
/** @import { Whom } from "./peopletypes.js" */
/** @import { Agreement, OfferedGame, WantedSeat } from "./types.js" */
/** @import { ComponentChildren } from "../vendor/preact.js" */
import { get } from "./api.js";
import { HalfStrength, WhichBot, quickBot } from "./levels.js";
import { NameField, isNameless, nameHere, takeName } from "./naming.js";
import { go } from "./router.js";
import { icons } from "./icons.js";
import { boardName, botAbout, lengthOf, named, optionAbout, optionName, optionValue } from "./setup.js";
import { speakAbout, speakOf, t } from "./texts.js";
import { html, later, useEffect, useState } from "./ui.js";

/** @type {import("../vendor/preact.js").ComponentType<any>} */
const Time = later(() =>
  Promise.all([import("./timeform.js"), speakAbout("time")]).then(([{ noClock, TimeForm }]) => ({ time, ...props }) =>
    html`<${TimeForm} time=${time ?? noClock()} ...${props} />`));
const InviteThen = later(async () => {
  const [{ InviteThen: part }, { prepared }] = await Promise.all([import("./inviting.js"), import("./people.js")]);
  await prepared();
  return part;
});
const KINDS = ["me", "bot", "hotseat", "open"];

/** The seats to begin with: mine, and either open seats up to the game's fewest players, or bots up to at least three.
 * @param {OfferedGame} game
 * @param {boolean} open
 * @returns {WantedSeat[]} */
function firstSeats(game, open) {
  const count = open ? game.fewest : Math.max(3, game.fewest);
  const other = open ? { kind: "open" } : { kind: "bot", bot: quickBot(game) };
  return [{ kind: "me" }, ...Array.from({ length: count - 1 }, () => ({ ...other }))];
}

/** @param {{name: string, value: string, chosen: boolean, onChoose: () => void, children?: ComponentChildren}} props */
function Choice({ name, value, chosen, onChoose, children }) {
  return html`<label class="card"><input type="radio" name=${name} value=${value} checked=${chosen} onChange=${onChoose} />
    <span>${children}</span></label>`;
}

/** What else is to be said of a seat: which bot, or who sits there.
 * @param {{number: number, seat: WantedSeat, bots: string[], people: boolean, onChange: (seat: WantedSeat) => void}} props */
function Who({ number, seat, bots, people, onChange }) {
  if (seat.kind === "bot") {
    return html`<${WhichBot} bots=${bots} chosen=${seat.bot ?? ""} label=${t("seat-bot", { number })}
      onChoose=${(bot) => onChange({ ...seat, bot })} />`;
  }
  if (seat.kind === "hotseat") {
    return html`<input class="field" maxlength="24" aria-label=${t("seat-name", { number })}
      placeholder=${t("seat-name", { number })} value=${seat.name || ""}
      onInput=${(event) => onChange({ ...seat, name: event.target.value })} />`;
  }
  if (seat.kind === "me" && people && isNameless()) return html`<${NameField} />`;
  return html`<span class="soft">${seat.kind === "me" ? nameHere() : t("kind-open-about")}</span>`;
}

/** @param {{number: number, seat: WantedSeat, game: OfferedGame, spare: boolean, people: boolean,
 *   onChange: (seat: WantedSeat) => void, onRemove: () => void}} props */
function Seat({ number, seat, game, spare, people, onChange, onRemove }) {
  const option = (kind) => html`<option value=${kind} selected=${kind === seat.kind}>${t(`kind-${kind}`)}</option>`;
  return html`<li><span class="number" aria-hidden="true">${number}</span>
    <select class="field" aria-label=${t("seat-kind", { number })} value=${seat.kind}
      onChange=${(event) => onChange({ ...seat, kind: event.target.value })}>${KINDS.map(option)}</select>
    <${Who} number=${number} seat=${seat} bots=${game.levels} people=${people} onChange=${onChange} />
    <button type="button" class="icon" disabled=${!spare} aria-label=${t("seat-remove", { number })}
      title=${t("seat-remove", { number })} onClick=${onRemove}>${icons.close}</button></li>`;
}

/** A label, a list to choose from, and what the chosen value means.
 * @param {{words: string, values: string[], chosen: string | undefined, nameOf: (value: string) => string,
 *   about?: (value: string) => string, onChoose: (value: string) => void}} props */
function Select({ words, values, chosen = values[0], nameOf, about = () => "", onChoose }) {
  const option = (value) => html`<option value=${value} selected=${value === chosen}>${nameOf(value)}</option>`;
  return html`<div class="option"><label class="label"><span>${words}</span>
    <select class="field" onChange=${(event) => onChoose(event.target.value)}>${values.map(option)}</select></label>
    ${about(chosen) && html`<p class="soft" data-test="option-about" aria-live="polite">${about(chosen)}</p>`}</div>`;
}

/** What the bots at the table are like.
 * @param {{seats: WantedSeat[], game: OfferedGame}} props */
function Bots({ seats, game }) {
  const chosen = [...new Set(seats.filter(({ kind }) => kind === "bot").map(({ bot }) => bot ?? ""))].filter(botAbout);
  if (!chosen.length) return null;
  const row = (bot) => html`<div key=${bot}><dt>${named(`bot-${bot}`, bot)}</dt><dd>${botAbout(bot)}</dd></div>`;
  return html`<dl class="bots-about soft" data-test="bots-about">${chosen.map(row)}</dl>
    <${HalfStrength} games=${[game]} />`;
}

/** @param {{chosen: boolean, onChoose: (chosen: boolean) => void}} props */
function Shuffled({ chosen, onChoose }) {
  return html`<label class="check"><input type="checkbox" checked=${chosen} data-test="shuffled"
      onChange=${(event) => onChoose(event.target.checked)} /><span>${t("shuffle")}<br />
    <span class="soft">${t("shuffle-about")}</span></span></label>`;
}

/** @param {{open: boolean, onChoose: (open: boolean) => void}} props */
function WhoSees({ open, onChoose }) {
  return html`<fieldset><legend>${t("who-sees")}</legend><div class="pick">
    <${Choice} name="public" value="no" chosen=${!open} onChoose=${() => onChoose(false)}>
      <strong>${t("private")}</strong><br /><span class="soft">${t("private-about")}</span><//>
    <${Choice} name="public" value="yes" chosen=${open} onChoose=${() => onChoose(true)}>
      <strong>${t("public")}</strong><br /><span class="soft">${t("public-about")}</span><//>
  </div></fieldset>`;
}

/** A seat in the form that the server expects.
 * @param {WantedSeat} seat
 * @returns {WantedSeat} */
function asked({ kind, bot, name }) {
  if (kind === "bot") return { kind, bot };
  return kind === "hotseat" && name?.trim() ? { kind, name: name.trim() } : { kind };
}

/** @param {{games: OfferedGame[], game: OfferedGame, onChoose: (game: OfferedGame) => void}} props */
function WhichGame({ games, game, onChoose }) {
  const card = (one) => html`<${Choice} name="game" value=${one.name} chosen=${one.name === game.name}
    onChoose=${() => onChoose(one)} key=${one.name}><strong>${one.title}</strong><br />
    <span class="soft">${t("players-range", { fewest: one.fewest, most: one.most })}</span><//>`;
  return html`<fieldset><legend>${t("game")}</legend><div class="pick">${games.map(card)}</div></fieldset>`;
}

/** @param {{game: OfferedGame, seats: WantedSeat[], onChange: (seats: WantedSeat[]) => void,
 *   children?: ComponentChildren}} props */
function Seats({ game, seats, onChange, children }) {
  const change = (place, seat) => {
    const filled = seat.kind === "bot" && !seat.bot ? { ...seat, bot: quickBot(game) } : seat;
    const other = (old) => (old.kind === "me" && seat.kind === "me" ? { kind: "hotseat" } : old);
    onChange(seats.map((old, at) => (at === place ? filled : other(old))));
  };
  const people = seats.some(({ kind }) => kind === "open");
  const row = (seat, place) => html`<${Seat} key=${place} number=${place + 1} seat=${seat} game=${game} people=${people}
    spare=${seats.length > game.fewest} onChange=${(next) => change(place, next)}
    onRemove=${() => onChange(seats.filter((_, other) => other !== place))} />`;
  return html`<fieldset><legend>${t("seats")}</legend><ol class="seats-form">${seats.map(row)}</ol>
    <div class="row"><button type="button" class="button small" data-test="add-seat" disabled=${seats.length >= game.most}
      onClick=${() => onChange([...seats, { kind: "open" }])}>${t("seat-add")}</button></div>
    <${Bots} seats=${seats} game=${game} />${children}</fieldset>`;
}

/** @param {{game: string | null, query: URLSearchParams}} props */
export function NewTable({ game: wished, query }) {
  const [games, setGames] = useState(/** @type {OfferedGame[]} */ ([]));
  const [name, setName] = useState(wished);
  const [board, setBoard] = useState("");
  const [options, setOptions] = useState(/** @type {Record<string, string>} */ ({}));
  const [seats, setSeats] = useState(/** @type {WantedSeat[]} */ ([]));
  const [open, setOpen] = useState(false);
  const [shuffled, setShuffled] = useState(false);
  const [time, setTime] = useState(/** @type {Agreement | null} */ (null));
  const [invited, setInvited] = useState(/** @type {(Whom & {shown: string})[]} */ ([]));
  const [error, setError] = useState("");
  const game = games.find((one) => one.name === name) ?? games[0];
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
      choose(list.find((one) => one.name === wished) ?? list[0]);
    });
  }, []);
  if (!game || !seats.length) return html`<main class="page narrow" id="main"></main>`;
  const people = seats.some(({ kind }) => kind === "open");
  const create = async (event) => {
    event.preventDefault();
    try {
      if (people) await takeName();
      const whom = people ? invited.map(({ name: login, id }) => (id ? { id } : { name: login })) : [];
      const setup = { game: game.name, board, options, public: open, shuffled, time: time ?? {} };
      const wanted = { ...setup, seats: seats.map(asked), invited: whom };
      const { openTable } = await import("./draw.js");
      const { id, key } = await openTable(wanted);
      go(key ? `/t/${id}?key=${key}` : `/t/${id}`);
    } catch (refused) {
      setError(refused.message);
    }
  };
  const option = (one) => html`<${Select} key=${one} words=${optionName(one)} values=${game.options[one]} chosen=${options[one]}
    nameOf=${(value) => optionValue(one, value)} about=${(value) => optionAbout(one, value)}
    onChoose=${(value) => setOptions({ ...options, [one]: value })} />`;
  const optionNames = Object.keys(game.options);
  const length = lengthOf(game, seats.length, options);
  return html`<main class="page narrow" id="main"><header><h1>${t("new-title")}</h1></header>
    <form class="form" onSubmit=${create}>
      <${WhichGame} games=${games} game=${game} onChoose=${choose} />
      ${game.boards.length > 1 && html`<${Select} words=${t("board")} values=${game.boards} chosen=${board} nameOf=${boardName}
        onChoose=${setBoard} />`}
      ${optionNames.length > 0 && html`<fieldset><legend>${t("options")}</legend>${optionNames.map(option)}</fieldset>`}
      <${Seats} game=${game} seats=${seats} onChange=${setSeats}><${Shuffled} chosen=${shuffled} onChoose=${setShuffled} /><//>
      ${length && html`<p class="length" data-test="length" aria-live="polite">${t("length-of-play", { length })}</p>`}
      ${people && html`<${InviteThen} chosen=${invited} onChange=${setInvited} />`}
      <${Time} time=${time} game=${game} alone=${!people} onChange=${setTime} />
      <${WhoSees} open=${open} onChoose=${setOpen} />
      ${error && html`<p class="error" role="alert">${error}</p>`}
      <div class="row"><button class="button primary big" type="submit" data-test="create">${t("create")}</button></div>
    </form></main>`;
}
