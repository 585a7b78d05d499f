// A field for one's name in the place where one sits down with people: for guests who have chosen none, and nobody has to.
import { me, tellMe } from "./api.js";
import { t } from "./texts.js";
import { html, signal } from "./ui.js";

/** What was typed so far, at every place that asks. */
const typed = signal("");

export const isNameless = () => me.value?.named === false;

/** The name under which I would sit down now. */
export const nameHere = () => (isNameless() && typed.value.trim()) || me.value?.name;

/** Takes the name that was typed, if any; throws `Refused` if it is none that can be. */
export async function takeName() {
  if (isNameless() && typed.value.trim()) await tellMe({ name: typed.value });
}

export function NameField() {
  return html`<input class="field naming" maxlength="24" data-test="naming" autocomplete="nickname" aria-label=${t("name-title")}
    placeholder=${t("name-title")} value=${typed.value} onInput=${(event) => (typed.value = event.target.value)} />`;
}
