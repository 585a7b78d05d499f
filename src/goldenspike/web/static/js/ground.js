// Boxes on the screen, found again by the squares in which they lie.
/** @import { Label } from "./types.js" */
const CELL = 64;
const ROW = 4096;

export class Ground {
  /** Four numbers a box. @type {number[]} */
  boxes = [];
  /** Whose box it is. @type {Label[]} */
  owners = [];
  /** The boxes in a square. @type {Map<number, number[]>} */
  squares = new Map();

  /** @param {number} left
   * @param {number} top
   * @param {number} right
   * @param {number} bottom
   * @param {Label} owner */
  take(left, top, right, bottom, owner) {
    const box = this.owners.push(owner) - 1;
    this.boxes.push(left, top, right, bottom);
    for (let row = Math.floor(top / CELL); row <= bottom / CELL; row += 1) {
      for (let column = Math.floor(left / CELL); column <= right / CELL; column += 1) {
        const there = this.squares.get(row * ROW + column);
        if (there) there.push(box);
        else this.squares.set(row * ROW + column, [box]);
      }
    }
    return false;
  }

  /** Whether something lies here that belongs to another label.
   * @param {number} left
   * @param {number} top
   * @param {number} right
   * @param {number} bottom
   * @param {Label} label */
  isTaken(left, top, right, bottom, label) {
    const { boxes, owners, squares } = this;
    for (let row = Math.floor(top / CELL); row <= bottom / CELL; row += 1) {
      for (let column = Math.floor(left / CELL); column <= right / CELL; column += 1) {
        for (const box of squares.get(row * ROW + column) ?? []) {
          const at = 4 * box;
          if (owners[box] === label || boxes[at] >= right || boxes[at + 2] <= left) continue;
          if (boxes[at + 1] < bottom && boxes[at + 3] > top) return true;
        }
      }
    }
    return false;
  }
}
