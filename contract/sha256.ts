/** SHA-256 of a text as hex. Our own, because `crypto.subtle` does not exist on a hall's network without HTTPS. */
export function sha256(text: string): string {
  const state = initialState.slice();
  const view = new DataView(padded(utf8(text)).buffer);
  for (let at = 0; at < view.byteLength; at += BLOCK) mix(state, scheduleOf(view, at));
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** Neither a browser nor Node is known here, so the language's own encoder has to do. */
function utf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.toWellFormed());
  const bytes = escaped.match(/%[0-9A-F]{2}|[^%]/g) ?? [];
  return Uint8Array.from(bytes, (byte) =>
    byte.length === 1 ? byte.charCodeAt(0) : Number.parseInt(byte.slice(1), 16),
  );
}

const BLOCK = 64;
const ROUNDS = 64;
const primes = firstPrimes(ROUNDS);
/** The first 32 bits of the fractions of square and cube roots, as the standard defines them. */
const initialState = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const constants = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next += 1) {
    if (found.every((prime) => next % prime !== 0)) found.push(next);
  }
  return found;
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

/** A one bit, zeros, and the length in bits, up to whole blocks. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n);
  return whole;
}

function scheduleOf(view: DataView, at: number): Uint32Array {
  const words = new Uint32Array(ROUNDS);
  for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(at + i * 4);
  for (let i = 16; i < ROUNDS; i += 1) {
    const early = words[i - 15] ?? 0;
    const late = words[i - 2] ?? 0;
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = (words[i - 16] ?? 0) + small + (words[i - 7] ?? 0) + large;
  }
  return words;
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < ROUNDS; i += 1) {
    const sumE = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sumE + choice + (constants[i] ?? 0) + (words[i] ?? 0)) | 0;
    const sumA = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sumA + majority) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
