// In the lobby: the tables to which I am invited, one click from a seat.
/** @import { InvitationShown } from "./peopletypes.js" */
import { address, post } from "./api.js";
import { Trouble, useAction } from "./forms.js";
import { setupWords } from "./people.js";
import { go } from "./router.js";
import { joined, t } from "./texts.js";
import { html } from "./ui.js";

/** @param {{invitation: InvitationShown, onGone: () => void}} props */
function Invitation({ invitation: { table, key, by }, onGone }) {
  const path = `/api/tables/${table.id}/invitations`;
  const { run, busy, error } = useAction(async (answer) => {
    await post(`${path}/${answer}`);
    if (answer === "accept") go(address(`/t/${table.id}`, { key }));
    else onGone();
  });
  const seats = joined("list-dotted", table.seats.map((seat) => (seat.kind === "open" ? t("seat-open") : seat.name)));
  return html`<li class="card played" data-table=${table.id}><h3><a href=${address(`/t/${table.id}`, {
    key })}>${table.title}</a></h3>
    <p>${t("invited-by", { name: by })}</p><p class="soft">${setupWords(table)}</p><p>${seats}</p>
    <div class="row"><button class="button primary" type="button" data-test="accept" disabled=${busy}
      onClick=${() => run("accept")}
      >${t("invited-accept")}</button>
    <button class="button" type="button" data-test="decline" disabled=${busy}
      onClick=${() => run("decline")}>${t("invited-decline")}</button></div>
    <${Trouble} error=${error} /></li>`;
}

/** @param {{invitations: InvitationShown[], onGone: () => void}} props */
export const Invited = ({ invitations, onGone }) => html`<section aria-labelledby="invited" data-test="invited">
  <h2 id="invited">${t("invited-title")}</h2><ul class="played-list">${invitations.map((one) =>
    html`<${Invitation} key=${one.table.id} invitation=${one} onGone=${onGone} />`)}</ul></section>`;
