import sharp from "sharp";
import type { Result } from "#domain/result.ts";
import type { TooManyRequests } from "../auth/limits.ts";
import { createWorkGate } from "../auth/workGate.ts";

type Image = Result<Buffer, TooManyRequests>;

export type ShareImages = {
  /** The picture of this name as of this rev, if somebody has asked for it since the last change. */
  readonly peek: (name: string, rev: string) => Promise<Image> | undefined;
  /** Drawn when its turn comes: writing the words costs time as well. */
  readonly keep: (name: string, rev: string, draw: () => string | Promise<string>) => Promise<Image>;
};

const MOST_HELD = 120;

/** One at a time and few in line: pictures are nice to have, scoring comes first (SH9). */
export function createShareImages(): ShareImages {
  const held = new Map<string, { readonly rev: string; readonly image: Promise<Image> }>();
  const pass = createWorkGate({ atOnce: 1, waiting: 20, waitMs: 5000 });
  return {
    peek: (name, rev) => {
      const known = held.get(name);
      return known?.rev === rev ? known.image : undefined;
    },
    keep: (name, rev, draw) => {
      const image = pass(async () => toPng(await draw()));
      held.delete(name);
      held.set(name, { rev, image });
      void forgetFailed(image, () => held.delete(name));
      const [oldest] = held.keys();
      if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
      return image;
    },
  };
}

const toPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 4 }).toBuffer();

/** Neither a failure nor "come back later" is the picture of this state. */
async function forgetFailed(image: Promise<Image>, forget: () => void): Promise<void> {
  const isDrawn = await image.then(
    (done) => done.ok,
    () => false,
  );
  if (!isDrawn) forget();
}
