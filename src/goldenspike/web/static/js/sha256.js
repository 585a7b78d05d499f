// SHA-256 for pages that came without HTTPS, where browsers keep their own from scripts (FIPS 180-4).
const WORD = 2 ** 32;

/** The first prime numbers, of whose roots the constants are made.
 * @param {number} count */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let number = 2; found.length < count; number += 1) if (found.every((one) => number % one)) found.push(number);
  return found;
}

/** The first 32 bits of the fraction of a number's root. A double has 53 bits: enough for these, which are below 20.
 * @param {number} root */
const fraction = (root) => ((root % 1) * WORD) | 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

/** @param {number} word
 * @param {number} bits */
const turned = (word, bits) => (word >>> bits) | (word << (32 - bits));

/** The bytes with a one behind them, filled up to whole blocks whose last eight bytes are their length in bits.
 * @param {Uint8Array} bytes */
function padded(bytes) {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor((bytes.length * 8) / WORD));
  view.setUint32(whole.length - 4, (bytes.length * 8) % WORD);
  return view;
}

/** @param {DataView} view
 * @param {number} at */
function schedule(view, at) {
  const words = new Int32Array(64);
  for (let n = 0; n < 16; n += 1) words[n] = view.getInt32(at + 4 * n);
  for (let n = 16; n < 64; n += 1) {
    const [early, late] = [words[n - 15], words[n - 2]];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[n] = (words[n - 16] + first + words[n - 7] + second) | 0;
  }
  return words;
}

/** @param {number[]} state
 * @param {Int32Array} words */
function mixed(state, words) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let n = 0; n < 64; n += 1) {
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[n] + words[n]) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, n) => (word + state[n]) | 0);
}

/** @param {Uint8Array} bytes
 * @returns {Uint8Array} */
export function sha256(bytes) {
  const view = padded(bytes);
  let state = START;
  for (let at = 0; at < view.byteLength; at += 64) state = mixed(state, schedule(view, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => digest.setInt32(4 * n, word));
  return new Uint8Array(digest.buffer);
}
