// Bring in a record, or look again at a game that is over.
import { inMyLanguage, post } from "./api.js";
import { TableCard, useTables } from "./lobby.js";
import { go } from "./router.js";
import { t } from "./texts.js";
import { html, useState } from "./ui.js";

export function Replay() {
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const finished = useTables("finished");
  const bring = async (record) => {
    try {
      const { id, key } = await post("/api/records", record, inMyLanguage());
      go(key ? `/t/${id}?key=${key}&at=0` : `/t/${id}?at=0`);
    } catch (refused) {
      setError(refused.message);
    }
  };
  const read = async (file) => {
    if (!file) return;
    const record = await file.text();
    setText(record);
    bring(record);
  };
  const drop = (event) => {
    event.preventDefault();
    read(event.dataTransfer.files[0]);
  };
  const submit = (event) => {
    event.preventDefault();
    bring(text);
  };
  return html`<main class="page narrow" id="main"><header><h1>${t("replay-title")}</h1>
    <p class="lead">${t("replay-lead")}</p></header>
    <form class="form" onSubmit=${submit} onDragOver=${(event) => event.preventDefault()} onDrop=${drop}>
      <label class="label"><span>${t("replay-file")}</span><input class="field" type="file" accept=".txt,.record,text/plain"
        onChange=${(event) => read(event.target.files[0])} /></label>
      <label class="label"><span>${t("replay-text")}</span><textarea class="field record" rows="10" spellcheck="false"
        value=${text} onInput=${(event) => setText(event.target.value)}></textarea></label>
      ${error && html`<p class="error" role="alert">${error}</p>`}
      <div class="row"><button class="button primary" type="submit" data-test="import" disabled=${!text.trim()}
        >${t("replay-open")}</button></div>
    </form>
    ${finished && finished.length > 0 && html`<section><h2>${t("finished-games")}</h2><ul class="tables">
      ${finished.map((table) => html`<${TableCard} table=${table} key=${table.id} />`)}</ul></section>`}</main>`;
}
