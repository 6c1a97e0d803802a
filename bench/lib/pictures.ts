import sharp from "sharp";

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type Difference = {
  /** Changed pixels among all, from 0 to 1; what only one of the pictures has is changed. */
  readonly share: number;
  /** The smallest rectangle that holds every changed pixel. */
  readonly box: Box;
  /** The first picture, the second, and the second faded with the changed pixels in red. */
  readonly drawing: Buffer;
};

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

const CHANNELS = 4;
const RED = [255, 0, 0, 255];
const FADED = 0.25;
const GAP = 20;
const GREY = { r: 128, g: 128, b: 128, alpha: 1 };

/** What differs between two PNG files, pixel by pixel; `undefined` when nothing does. */
export async function differenceOf(first: Buffer, second: Buffer): Promise<Difference | undefined> {
  if (first.equals(second)) return undefined;
  const [a, b] = await Promise.all([pixelsOf(first), pixelsOf(second)]);
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const marked = Buffer.alloc(width * height * CHANNELS, 255);
  let changed = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * CHANNELS;
      if (isSame(a, b, x, y)) {
        fade(b, x, y, marked, at);
        continue;
      }
      marked.set(RED, at);
      changed += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  if (changed === 0) return undefined;
  const box = { left, top, width: right - left + 1, height: bottom - top + 1 };
  const drawing = await sideBySide(
    [first, second, await pngOf({ data: marked, width, height })],
    width,
    height,
  );
  return { share: changed / (width * height), box, drawing };
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function isSame(a: Pixels, b: Pixels, x: number, y: number): boolean {
  if (x >= a.width || x >= b.width || y >= a.height || y >= b.height) return false;
  const [ofA, ofB] = [(y * a.width + x) * CHANNELS, (y * b.width + x) * CHANNELS];
  return a.data.readUInt32LE(ofA) === b.data.readUInt32LE(ofB);
}

function fade({ data, width }: Pixels, x: number, y: number, into: Buffer, at: number): void {
  const from = (y * width + x) * CHANNELS;
  for (let channel = 0; channel < CHANNELS - 1; channel += 1)
    into[at + channel] = 255 - (255 - (data[from + channel] ?? 255)) * FADED;
}

const pngOf = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: CHANNELS } })
    .png()
    .toBuffer();

function sideBySide(pictures: readonly Buffer[], width: number, height: number): Promise<Buffer> {
  const whole = {
    width: (width + GAP) * pictures.length - GAP,
    height,
    channels: CHANNELS,
    background: GREY,
  } as const;
  return sharp({ create: whole })
    .composite(pictures.map((input, index) => ({ input, left: (width + GAP) * index, top: 0 })))
    .png()
    .toBuffer();
}
