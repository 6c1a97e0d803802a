import { readFileSync } from "node:fs";

export type Typeface = {
  readonly name: string;
  readonly bytes: Buffer;
  /** In thousandths of the size, as everything below. */
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly number[];
  /** The glyph of a letter; what the face does not have becomes a question mark. */
  glyphOf(letter: string): number;
  advanceOf(glyph: number): number;
  kerningOf(left: number, right: number): number;
};

/** Reads a TrueType file: where its letters are, how wide they are and which pairs stand closer. */
export function readTypeface(name: string, file: URL): Typeface {
  const bytes = readFileSync(file);
  const at = tableOffsets(bytes);
  const thousandth = (units: number) => Math.round((units * 1000) / bytes.readUInt16BE(at("head") + 18));
  const letters = readLetters(bytes, at("cmap"));
  const kerning = readKerning(bytes, at("kern"));
  const wideGlyphs = bytes.readUInt16BE(at("hhea") + 34);
  const question = letters.get(0x3f) ?? 0;
  return {
    name,
    bytes,
    ascent: thousandth(bytes.readInt16BE(at("hhea") + 4)),
    descent: thousandth(bytes.readInt16BE(at("hhea") + 6)),
    box: [36, 38, 40, 42].map((place) => thousandth(bytes.readInt16BE(at("head") + place))),
    glyphOf: (letter) => letters.get(letter.codePointAt(0) ?? 0) ?? question,
    advanceOf: (glyph) => thousandth(bytes.readUInt16BE(at("hmtx") + 4 * Math.min(glyph, wideGlyphs - 1))),
    kerningOf: (left, right) => thousandth(kerning.get(pairKey(left, right)) ?? 0),
  };
}

function tableOffsets(bytes: Buffer): (tag: string) => number {
  const offsets = new Map<string, number>();
  for (let record = 12; record < 12 + 16 * bytes.readUInt16BE(4); record += 16)
    offsets.set(bytes.toString("latin1", record, record + 4), bytes.readUInt32BE(record + 8));
  return (tag) => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new Error(`The font has no table ${tag}`);
    return offset;
  };
}

/** Format 4 only: the faces hold no letter beyond the first plane. */
function readLetters(bytes: Buffer, cmap: number): ReadonlyMap<number, number> {
  const letters = new Map<number, number>();
  const table = cmap + unicodeTable(bytes, cmap);
  const segments = bytes.readUInt16BE(table + 6) / 2;
  const ends = table + 14;
  const starts = ends + 2 * segments + 2;
  for (let segment = 0; segment < segments; segment++) {
    const start = bytes.readUInt16BE(starts + 2 * segment);
    const end = bytes.readUInt16BE(ends + 2 * segment);
    const delta = bytes.readUInt16BE(starts + 2 * (segments + segment));
    const rangePlace = starts + 2 * (2 * segments + segment);
    const range = bytes.readUInt16BE(rangePlace);
    for (let letter = start; letter <= end && letter !== 0xffff; letter++) {
      const place = rangePlace + range + 2 * (letter - start);
      const glyph = range === 0 ? letter : bytes.readUInt16BE(place);
      if (glyph !== 0) letters.set(letter, (glyph + delta) % 0x1_00_00);
    }
  }
  return letters;
}

function unicodeTable(bytes: Buffer, cmap: number): number {
  for (let record = cmap + 4; record < cmap + 4 + 8 * bytes.readUInt16BE(cmap + 2); record += 8) {
    const offset = bytes.readUInt32BE(record + 4);
    if (bytes.readUInt16BE(cmap + offset) === 4) return offset;
  }
  throw new Error("The font does not say which letters it has");
}

function readKerning(bytes: Buffer, kern: number): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const first = kern + 18;
  for (let pair = first; pair < first + 6 * bytes.readUInt16BE(kern + 10); pair += 6)
    pairs.set(pairKey(bytes.readUInt16BE(pair), bytes.readUInt16BE(pair + 2)), bytes.readInt16BE(pair + 4));
  return pairs;
}

const pairKey = (left: number, right: number): number => left * 0x1_00_00 + right;
