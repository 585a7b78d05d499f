// The position in words, for whoever does not see the board: now, or the one of the past that is shown.
/** @import { Section, TableModel } from "./types.js" */
import { get } from "./api.js";
import { Dialog } from "./dialogs.js";
import { t } from "./texts.js";
import { html, useEffect, useState } from "./ui.js";

/** @param {{model: TableModel, onClose: () => void}} props */
export function Describe({ model, onClose }) {
  const [sections, setSections] = useState(/** @type {Section[] | null} */ (null));
  const at = model.shown.value.seq;
  useEffect(() => {
    let asked = true;
    get(`${model.path}/description`, model.query({ at })).then(
      (answer) => asked && setSections(answer.sections),
      (refused) => model.tell(refused),
    );
    return () => (asked = false);
  }, [at]);
  const section = ({ title, lines }) => html`<section key=${title}><h3>${title}</h3>
    <ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></section>`;
  return html`<${Dialog} title=${t("describe")} name="describe-dialog" onClose=${onClose}>
    <div class="description" tabindex="0" role="region" aria-labelledby="describe-dialog" aria-busy=${!sections}
      data-test="description" data-seq=${sections && at}>${sections?.map(section)}</div><//>`;
}
