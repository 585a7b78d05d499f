// Short words over places of the board: what it takes to get there.
const SVG = "http://www.w3.org/2000/svg";

export class Tags {
  constructor(board) {
    this.board = board;
    this.layer = document.createElementNS(SVG, "g");
    this.layer.setAttribute("class", "tags");
    this.layer.setAttribute("aria-hidden", "true");
    board.svg.append(this.layer);
  }

  /** `[{key, tag, kind}]`; a place without a tag is left alone. */
  set(tags) {
    this.layer.replaceChildren(...tags.filter(({ tag }) => tag).map((one) => this.#tag(one)).filter(Boolean));
  }

  #tag({ key, tag, kind = "" }) {
    const centre = this.board.centre(key);
    if (!centre) return null;
    const text = document.createElementNS(SVG, "text");
    text.setAttribute("x", centre.x);
    text.setAttribute("y", centre.y);
    text.setAttribute("class", `tag ${kind}`);
    text.textContent = tag;
    return text;
  }
}
