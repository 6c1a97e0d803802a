import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { launchWholeBrowser } from "../e2e/support/browser.ts";
import { createCamera, type Camera } from "./lib/camera.ts";
import { differenceOf, type Difference } from "./lib/pictures.ts";
import { screenList, type Look, type Screen } from "./lib/screenList.ts";

/**
 * Pictures of every screen, and what differs between two sets of them:
 *
 *   node bench/screens.ts take <url> <folder>
 *   node bench/screens.ts compare <folder> <folder> [--out diffs]
 *   node bench/screens.ts both <url> <url> [--out diffs] [--only part-of-a-name]
 *
 * `take` keeps what it saw twice. `both` asks two servers side by side, looks again where they differ, and keeps the
 * pictures of what does. Ends with 1 when something differs or cannot be opened. Each server has a fresh data directory,
 * a clock that stands still, and the same address on its walls:
 *
 *   KOVER_DEMO=still KOVER_DEMO_PASSWORD="a password for journeys" NODE_ENV=production PUBLIC_URL=http://kover.example \
 *     PORT=4101 KOVER_DATA=/tmp/a node --import ./bench/lib/repeatable.ts server/main.ts
 */
// The edge of a small drawing falls between two pixels one way or the other, by chance.
const LOOKS_AGAIN = 4;

type Shot = { readonly screen: Screen; readonly look: Look; readonly file: string };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string", default: "diffs" }, only: { type: "string", default: "" } },
});
const [verb, first, second] = positionals;
if (first === undefined || second === undefined)
  throw new Error("take, compare or both, and two addresses or folders");
if (verb === "take") await take(first, second);
else if (verb === "compare") await compare(first, second);
else if (verb === "both") await both(first, second);
else throw new Error(`${verb}: take, compare or both`);

async function take(url: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await withBrowser(async (browser) => {
    const camera = createCamera(browser, url);
    const taken = await eachShot(camera, async (shot) =>
      writeFile(join(folder, shot.file), await takeTwice(camera, shot)),
    );
    console.log(`${taken} taken`);
  });
}

async function compare(before: string, after: string): Promise<void> {
  const [were, are] = await Promise.all([readdir(before), readdir(after)]);
  for (const file of new Set([...were, ...are].filter((name) => name.endsWith(".png")).toSorted())) {
    if (!were.includes(file) || !are.includes(file))
      say(`${file}: only in ${were.includes(file) ? before : after}`);
    else
      await report(
        file,
        await differenceOf(await readFile(join(before, file)), await readFile(join(after, file))),
      );
  }
  console.log(`${were.length} and ${are.length} files compared`);
}

async function both(before: string, after: string): Promise<void> {
  await withBrowser(async (browser) => {
    const [a, b] = [createCamera(browser, before), createCamera(browser, after)];
    const compared = await eachShot(a, async (shot) => report(shot.file, await differenceNow(a, b, shot)));
    console.log(`${compared} compared`);
  });
}

/** The picture that came twice in a row; on a busy machine a page is now and then not quite there. */
async function takeTwice(camera: Camera, { screen, look, file }: Shot): Promise<Buffer> {
  let before = await camera.take(screen, look);
  for (let again = 0; again <= LOOKS_AGAIN; again += 1) {
    const after = await camera.take(screen, look);
    if ((await differenceOf(before, after)) === undefined) return after;
    before = after;
  }
  say(`${file}: looks different each time`);
  return before;
}

/** A difference that is gone at the second look was one of the moment, as a page that was not quite there. */
async function differenceNow(a: Camera, b: Camera, { screen, look }: Shot): Promise<Difference | undefined> {
  for (let again = 0; ; again += 1) {
    const taking = [a.take(screen, look), b.take(screen, look)] as const;
    // Where one of them fails, the other must have finished before the next begins.
    await Promise.allSettled(taking);
    const difference = await differenceOf(...(await Promise.all(taking)));
    if (difference === undefined || again === LOOKS_AGAIN) return difference;
  }
}

async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await launchWholeBrowser();
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

/** One screen that cannot be opened does not keep the others from being seen. Says how many were, and how long it took. */
async function eachShot(camera: Camera, work: (shot: Shot) => Promise<void>): Promise<string> {
  const startedMs = performance.now();
  const shots = shotsOf(await screenList(camera));
  for (const [index, shot] of shots.entries()) {
    if (process.stderr.isTTY) process.stderr.write(`${index + 1} of ${shots.length}\r`);
    try {
      await work(shot);
    } catch (cause) {
      say(`${shot.file}: ${cause instanceof Error ? cause.message.split("\n", 4).join(" ") : String(cause)}`);
    }
  }
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  return `${shots.length} pictures of ${new Set(shots.map(({ screen }) => screen.name)).size} screens in ${seconds} s`;
}

function shotsOf(screens: readonly Screen[]): readonly Shot[] {
  return screens
    .flatMap((screen) =>
      screen.looks.map((look) => ({ screen, look, file: `${screen.name}-${look.width}-${look.mode}.png` })),
    )
    .filter(({ file }) => file.includes(values.only));
}

async function report(file: string, difference: Difference | undefined): Promise<void> {
  if (difference === undefined) return;
  const { share, box, drawing } = difference;
  await mkdir(values.out, { recursive: true });
  await writeFile(join(values.out, file), drawing);
  const place = `${box.width} × ${box.height} at ${box.left}, ${box.top}`;
  say(`${file}: ${(share * 100).toFixed(3)} % of the pixels, ${place}`);
}

function say(problem: string): void {
  console.log(problem);
  process.exitCode = 1;
}
