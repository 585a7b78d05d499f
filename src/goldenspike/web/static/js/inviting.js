// Invitations by name: at a table that has not begun, and where a new one is made.
/** @import { FriendsShown, PersonNamed, Whom } from "./peopletypes.js" */
/** @import { TableModel, View } from "./types.js" */
import { get, post } from "./api.js";
import { Trouble, useAction } from "./forms.js";
import { t } from "./texts.js";
import { html, useEffect, useState } from "./ui.js";

/** A field for a name, and a button for every friend who is not invited yet.
 * @param {{invited: string[], onInvite: (whom: Whom, name: string) => Promise<any>}} props */
function Choose({ invited, onInvite }) {
  const [told, setTold] = useState(/** @type {FriendsShown | null} */ (null));
  const [name, setName] = useState("");
  useEffect(() => {
    get("/api/friends").then(setTold).catch(() => {});
  }, []);
  const { run, busy, error } = useAction(async ({ id, name: chosen }) => {
    await onInvite(id ? { id } : { name: chosen }, chosen);
    if (!id) setName("");
  });
  const add = () => name.trim() && run({ name: name.trim() });
  const enter = (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  const free = (told?.friends ?? []).filter((friend) => !invited.includes(friend.name));
  return html`<div class="row by-name"><label class="label"><span>${t("invite-name")}</span><input class="field" maxlength="24"
      autocomplete="off" data-test="invite-name" value=${name} onInput=${(event) => setName(event.target.value)}
        onKeyDown=${enter} /></label>
    <button class="button" type="button" data-test="invite-now" disabled=${busy || !name.trim()}
      onClick=${add}>${t("invite-now")}</button></div>
    ${free.length > 0 && html`<div class="row" role="group" aria-label=${t("friends-title")}>${free.map((friend) => html`<button
      class="button small" type="button" key=${friend.id} disabled=${busy} onClick=${() => run(friend)}
      >${t("invite-friend", { name: friend.name })}${friend.here && html` <span
        class="badge">${t("friend-here")}</span>`}</button>`)}</div>`}
    <${Trouble} error=${error} />`;
}

/** @param {{people: {id: string, name: string}[], onRemove: (person: {id: string, name: string}) => void}} props */
function Chosen({ people, onRemove }) {
  const row = (person) => html`<li key=${person.id}><span>${person.name}</span><button class="button small quiet" type="button"
    data-test="withdraw" aria-label=${t("do-to", { what: t("invite-withdraw"), name: person.name })}
      onClick=${() => onRemove(person)}
    >${t("invite-withdraw")}</button></li>`;
  return people.length > 0 && html`<ul class="devices" data-test="invited-people">${people.map(row)}</ul>`;
}

/** At a table: who sits there invites others.
 * @param {{model: TableModel, view: View}} props */
export function InviteHere({ model, view }) {
  const [people, setPeople] = useState(/** @type {PersonNamed[]} */ ([]));
  const path = `${model.path}/invitations`;
  const sitting = view.seats.map((seat) => seat.name).join();
  useEffect(() => {
    get(path, model.query()).then(({ invited }) => setPeople(invited)).catch(() => {});
  }, [sitting]);
  const invite = async (whom) => setPeople((await post(path, whom, model.query())).invited);
  const withdraw = async ({ id }) => setPeople((await post(`${path}/withdraw`, { id }, model.query())).invited);
  return html`<div class="invite" data-test="invite-by-name"><h3>${t("invite-by-name")}</h3>
    <${Choose} invited=${people.map(({ name }) => name)} onInvite=${invite} /><${Chosen} people=${people}
      onRemove=${withdraw} /></div>`;
}

/** For a new table: who is to be invited once it is there.
 * @param {{chosen: (Whom & {shown: string})[], onChange: (chosen: (Whom & {shown: string})[]) => void}} props */
export function InviteThen({ chosen, onChange }) {
  const names = chosen.map(({ shown }) => shown);
  const add = async (whom, shown) => void (names.includes(shown) || onChange([...chosen, { ...whom, shown }]));
  return html`<fieldset data-test="invite-then"><legend>${t("invite-by-name")}</legend><${Choose} invited=${names}
    onInvite=${add} />
    <${Chosen} people=${names.map((name) => ({ id: name, name }))}
      onRemove=${({ name }) => onChange(chosen.filter(({ shown }) => shown !== name))} /></fieldset>`;
}
