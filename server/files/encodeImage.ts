import sharp, { type Sharp } from "sharp";
import type { TooManyRequests } from "../auth/limits.ts";
import { createWorkGate } from "../auth/workGate.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { IMAGE_KINDS, isWholeImage, type ImageKind } from "./wholeImage.ts";

export const IMAGE_TYPES: Readonly<Record<ImageKind, { readonly mime: string; readonly ext: string }>> = {
  png: { mime: "image/png", ext: ".png" },
  jpeg: { mime: "image/jpeg", ext: ".jpg" },
  webp: { mime: "image/webp", ext: ".webp" },
};

/** By the ending of a name we gave. */
export const mimeOf = (ext: string): string =>
  Object.values(IMAGE_TYPES).find((type) => type.ext === ext)?.mime ?? IMAGE_TYPES.png.mime;

const MAX_PIXELS = 40_000_000;
/** As long as a phone makes its panoramas. A line of pixels, small as it is, takes minutes to turn or hundreds of megabytes. */
const MAX_GIVEN_SIDE = 16_384;
const MAX_SIDE = 4096;
/** For one of its sizes. */
const LONGEST_SECONDS = 20;

/** Smaller versions, by the names and sizes existing clients know; the largest is as wide as a page (LK3). */
const VARIANTS = [
  { name: "thumbnail", width: 245, height: 156 },
  { name: "small", width: 500, height: 500 },
  { name: "medium", width: 750, height: 750 },
  { name: "large", width: 1000, height: 1000 },
  { name: "xlarge", width: 1920, height: 1920 },
] as const;
export type VariantName = (typeof VARIANTS)[number]["name"];

export type Picture = { readonly bytes: Buffer; readonly width: number; readonly height: number };
export type EncodedImage = Picture & {
  readonly kind: ImageKind;
  readonly variants: readonly (Picture & { readonly name: VariantName })[];
};
export type ImageProblem =
  | TooManyRequests
  | { readonly code: "not-an-image" }
  | { readonly code: "too-many-pixels" };

/** Pictures are decoded in the library's own threads, one thread and one picture at a time: scoring comes first. */
sharp.concurrency(1);
sharp.cache(false);
const pass = createWorkGate({ atOnce: 1, waiting: 10 });

/** Decoded and encoded anew: what leaves is pixels only, without EXIF, colour profiles or anything hidden (SE13). */
export async function encodeImage(bytes: Buffer): Promise<Result<EncodedImage, ImageProblem>> {
  const passed = await pass(() => decodeAndEncode(bytes));
  return passed.ok ? passed.value : passed;
}

async function decodeAndEncode(bytes: Buffer): Promise<Result<EncodedImage, ImageProblem>> {
  try {
    const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { format, width, height } = await source.metadata();
    const kind = IMAGE_KINDS.find((one) => one === format);
    if (kind === undefined || !isWholeImage(bytes, kind)) return refuse({ code: "not-an-image" });
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_GIVEN_SIDE)
      return refuse({ code: "too-many-pixels" });
    const main = await write(fit(source.clone(), MAX_SIDE, MAX_SIDE), kind);
    const variants = [];
    for (const variant of VARIANTS) {
      if (main.width <= variant.width && main.height <= variant.height) continue;
      const picture = await write(fit(source.clone(), variant.width, variant.height), kind);
      variants.push({ ...picture, name: variant.name });
    }
    return ok({ ...main, kind, variants });
  } catch (cause) {
    if (cause instanceof Error && /exceeds pixel limit/.test(cause.message))
      return refuse({ code: "too-many-pixels" });
    return refuse({ code: "not-an-image" });
  }
}

/** Turned as the camera was held, because the note that says so does not survive. */
function fit(image: Sharp, width: number, height: number): Sharp {
  return image.autoOrient().resize({ width, height, fit: "inside", withoutEnlargement: true });
}

async function write(image: Sharp, kind: ImageKind): Promise<Picture> {
  const encoded = WRITERS[kind](image).timeout({ seconds: LONGEST_SECONDS });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** The side of A4 at 300 dots an inch, as printing houses want it. */
const PRINTED_SIDE = 3508;

/** As papers take pictures: without what shows through, or as PNG where it has to. Undefined: it cannot be read. */
export async function encodeForPrint(bytes: Uint8Array, isSheer: boolean): Promise<string | undefined> {
  const passed = await pass(async () => {
    const image = fit(sharp(bytes, { limitInputPixels: MAX_PIXELS }), PRINTED_SIDE, PRINTED_SIDE);
    const encoded = isSheer ? image.png() : image.flatten({ background: "#fff" }).jpeg({ quality: 88 });
    return await encoded.timeout({ seconds: LONGEST_SECONDS }).toBuffer();
  });
  if (!passed.ok) return undefined;
  return `data:${IMAGE_TYPES[isSheer ? "png" : "jpeg"].mime};base64,${passed.value.toString("base64")}`;
}

/** For a picture that is drawn with it in: cut to the size, or whole within it. Undefined: it cannot be read. */
export async function encodeForCard(
  bytes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  isWhole: boolean,
): Promise<string | undefined> {
  const passed = await pass(async () => {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient();
    const cut = image.resize({ width: width * 2, height: height * 2, fit: isWhole ? "inside" : "cover" });
    return await cut.png().timeout({ seconds: LONGEST_SECONDS }).toBuffer();
  });
  return passed.ok ? `data:${IMAGE_TYPES.png.mime};base64,${passed.value.toString("base64")}` : undefined;
}

const WRITERS: Readonly<Record<ImageKind, (image: Sharp) => Sharp>> = {
  png: (image) => image.png({ compressionLevel: 9 }),
  jpeg: (image) => image.jpeg({ quality: 82, mozjpeg: true }),
  webp: (image) => image.webp({ quality: 82 }),
};
