export const IMAGE_KINDS = ["png", "jpeg", "webp"] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/**
 * Whether a picture ends where its file ends: with something behind its end a file is a second thing to a program that
 * reads it from there (SE13). Decoders stop at the end of the picture and do not tell.
 */
export const isWholeImage = (bytes: Buffer, kind: ImageKind): boolean => CHECKS[kind](bytes);

const PNG_SIGNATURE_LENGTH = 8;
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const CHUNK_FRAME = 12;

/** Chunk after chunk to IEND, which must be the last. */
function isWholePng(bytes: Buffer): boolean {
  let at = PNG_SIGNATURE_LENGTH;
  while (at + CHUNK_FRAME <= bytes.length) {
    const isEnd = bytes.toString("latin1", at + 4, at + 8) === "IEND";
    at += CHUNK_FRAME + bytes.readUInt32BE(at);
    if (isEnd) return at === bytes.length;
  }
  return false;
}

/** Phones put a second picture behind the first (for depth or brightness); anything else there is no photograph. */
function isWholeJpeg(bytes: Buffer): boolean {
  const end = endOfJpeg(bytes, 2);
  if (end === undefined) return false;
  const rest = bytes.subarray(end);
  return rest.every((byte) => byte === 0) || rest.subarray(0, JPEG.length).equals(JPEG);
}

/** Segment after segment, through the scans, to the marker that ends the picture. */
function endOfJpeg(bytes: Buffer, from: number): number | undefined {
  let at = from;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2;
    if (marker === 0xff || isBare(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (at + 4 > bytes.length) return undefined;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) at = endOfScan(bytes, at);
  }
  return undefined;
}

const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** In a scan 0xFF is followed by 0x00 or a restart; the first other marker ends it. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0xd9;
    if (next !== 0 && next !== 0xff && !isBare(next)) return at;
  }
  return bytes.length;
}

function isWholeRiff(bytes: Buffer): boolean {
  if (bytes.length < 20) return false;
  const declared = bytes.readUInt32LE(4) + 8;
  return declared === bytes.length || declared + (declared % 2) === bytes.length;
}

const CHECKS: Readonly<Record<ImageKind, (bytes: Buffer) => boolean>> = {
  png: isWholePng,
  jpeg: isWholeJpeg,
  webp: isWholeRiff,
};
