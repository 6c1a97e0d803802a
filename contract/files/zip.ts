export type ZipPart = { readonly path: string; readonly text: string };

/**
 * The parts as they are, one after the other, then their list: nothing is packed, because a table of some hundred lines is
 * small, and unpacked it needs no more than this file.
 */
export function writeZip(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const chunks: Uint8Array[] = [];
  const listed: Uint8Array[] = [];
  let offset = 0;
  for (const { path, text } of parts) {
    const [name, body] = [encoder.encode(path), encoder.encode(text)];
    const facts = factsOf(name, body);
    const local = bytes([...LOCAL, ...facts], name);
    chunks.push(local, body);
    listed.push(
      bytes([...LISTED, ...facts, ...u16(0), ...u16(0), ...u16(0), ...u32(0), ...u32(offset)], name),
    );
    offset += local.length + body.length;
  }
  const listLength = listed.reduce((sum, { length }) => sum + length, 0);
  const counts = [...u16(0), ...u16(0), ...u16(parts.length), ...u16(parts.length)];
  const end = [...u32(0x06054b50), ...counts, ...u32(listLength), ...u32(offset), ...u16(0)];
  return bytes([], ...chunks, ...listed, Uint8Array.from(end));
}

/** Signature, version needed, UTF-8 names. */
const LOCAL = [...u32(0x04034b50), ...u16(20), ...u16(0x0800)];
const LISTED = [...u32(0x02014b50), ...u16(20), ...u16(20), ...u16(0x0800)];
/** The first of January 1980: the same table gives the same file. */
const [NO_TIME, FIRST_DAY] = [0, 0x21];

/** Stored, when, what sum, how long, twice. */
function factsOf(name: Uint8Array, body: Uint8Array): number[] {
  const lengths = [...u32(body.length), ...u32(body.length), ...u16(name.length), ...u16(0)];
  return [...u16(0), ...u16(NO_TIME), ...u16(FIRST_DAY), ...u32(crc32(body)), ...lengths];
}

function u16(value: number): number[] {
  return [value & 0xff, (value >>> 8) & 0xff];
}

function u32(value: number): number[] {
  return [...u16(value & 0xffff), ...u16(value >>> 16)];
}

function bytes(head: readonly number[], ...rest: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(head.length + rest.reduce((sum, { length }) => sum + length, 0));
  all.set(head);
  let at = head.length;
  for (const part of rest) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const SUMS = Array.from({ length: 256 }, (_, index) => {
  let sum = index;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum >>> 0;
});

function crc32(body: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of body) sum = (SUMS[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
