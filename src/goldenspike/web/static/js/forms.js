// The parts of the forms about one's account: fields, what goes wrong in words, and buttons that wait for the server.
/** @import { Refused } from "./api.js" */
/** @import { ComponentChildren } from "../vendor/preact.js" */
import { t } from "./texts.js";
import { html, useState } from "./ui.js";

/** What the server's codes say in the reader's language. @type {Record<string, string>} */
const TROUBLES = {
  wrong_password: "trouble-wrong-password",
  name_taken: "trouble-name-taken",
  unknown_link: "trouble-unknown-link",
  mail_down: "trouble-mail-down",
  not_kept: "trouble-not-kept",
  inner_address: "trouble-inner-address",
  no_notices: "trouble-no-notices",
  bad_request: "trouble-bad-request",
  not_welcome: "trouble-not-welcome",
  unknown_person: "trouble-unknown-person",
  not_invited: "trouble-not-invited",
  friends_full: "trouble-friends-full",
  offline: "offline-lead",
};

/** @param {Refused} refused */
export function troubleOf(refused) {
  const known = TROUBLES[refused.answer?.error ?? ""];
  return known ? t(known) : refused.message;
}

/** Runs what a button or a form does, and keeps what went wrong.
 * @param {(what?: any) => Promise<any>} action
 * @returns {{run: (what?: any) => Promise<void>, busy: boolean, error: string}} */
export function useAction(action) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const run = async (what) => {
    if (what instanceof Event) what.preventDefault();
    setBusy(true);
    setError("");
    try {
      await action(what);
    } catch (refused) {
      setError(troubleOf(refused));
    }
    setBusy(false);
  };
  return { run, busy, error };
}

/** @param {{error: string}} props */
export const Trouble = ({ error }) => error && html`<p class="error" role="alert">${error}</p>`;

/** @param {{words: string, value: string, onInput: (value: string) => void, kind?: string, fill: string, name: string,
 *   about?: string, least?: number, most?: number, needed?: boolean}} props */
export function Field({ words, value, onInput, kind = "text", fill, name, about, least, most = 200, needed = true }) {
  return html`<label class="label"><span>${words}</span>
    <input class="field" type=${kind} autocomplete=${fill} data-test=${name} required=${needed} minlength=${least}
      maxlength=${most} value=${value} onInput=${(event) => onInput(event.target.value)} />
    ${about && html`<span class="soft">${about}</span>`}</label>`;
}

/** A part of the page with a heading.
 * @param {{title: string, name: string, children?: ComponentChildren}} props */
export function Part({ title, name, children }) {
  return html`<section class="card part" aria-labelledby=${name} data-test=${name}><h2 id=${name}>${title}</h2>
    ${children}</section>`;
}
