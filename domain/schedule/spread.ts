import { estimateMat } from "./estimate.ts";
import { interleaveRounds } from "./interleave.ts";
import { type Pace, startPace } from "./pace.ts";
import { type MatQueue, type QueuedBout, remainingBouts } from "./queue.ts";
import { type Bundle, mustFollow, type PlannedCategory, type Waves, wavesOf } from "./waves.ts";

/** How much heavier than an even share a bundle may be before its categories are put on several mats. */
const HEAVIEST_SHARE = 1.05;

/**
 * All bouts of the day over the mats: categories that share athletes on one mat, whoever waits for others after
 * them, rounds interleaved, the load even (DY8, DY9). Each wave of categories is a block on its mat. A category goes
 * only to a mat whose block begins when everybody it waits for is free elsewhere, so nobody is planned on two mats
 * at once. What nobody waits for evens out the load, before the last wave: that only gives the last wave more rest.
 *
 * Bouts that stand in the queues already stay first and where they are (DY30).
 */
export function spreadBouts(
  categories: readonly PlannedCategory[],
  carpets: readonly string[],
  pace: Pace = startPace(),
  queued: readonly MatQueue[] = [],
): readonly MatQueue[] {
  const durationOf = (bundle: Bundle) => durationMs(boutsOf(bundle), pace);
  const mostMs = (durationOf(categories) / carpets.length) * HEAVIEST_SHARE;
  const planned = wavesOf(categories, (bundle) => bundle.length === 1 || durationOf(bundle) <= mostMs);
  const mats = carpets.map((carpet) => openMat(carpet, queued, pace));
  const placed = mats.flatMap(standingOn);
  const { waves, loose } = placed.length === 0 ? planned : withoutLoose(planned);
  for (const wave of waves) {
    const isFree = (bundle: Bundle, mat: Mat) => isFreeFor(bundle, mat, placed);
    for (const [mat, block] of distribute(wave, mats, isFree, durationOf)) {
      mat.blocks.push(interleaveRounds(block.map(({ bouts }) => bouts)));
      mat.endMs = durationMs(mat.blocks.flat(), pace, mat.carpet);
      placed.push(...block.map((category) => ({ category, mat, endMs: mat.endMs })));
    }
  }
  const lastWave = Math.max(0, waves.length - 1);
  for (const [mat, block] of distribute(loose, mats, () => true, durationOf)) {
    mat.blocks.splice(lastWave, 0, interleaveRounds(block.map(({ bouts }) => bouts)));
  }
  return mats.map(({ carpet, blocks }) => ({ carpet, bouts: blocks.flat() }));
}

function openMat(carpet: string, queued: readonly MatQueue[], pace: Pace): Mat {
  const standing = queued.find((queue) => queue.carpet === carpet);
  const bouts = standing ? remainingBouts(standing) : [];
  return bouts.length === 0
    ? { carpet, blocks: [], endMs: 0 }
    : { carpet, blocks: [bouts], endMs: durationMs(bouts, pace, carpet) };
}

/** The categories that stand on a mat before anything is added to it. */
function standingOn(mat: Mat): Placement[] {
  return [...Map.groupBy(mat.blocks.flat(), ({ category }) => category)].map(([category, bouts]) => ({
    category: { category, bouts, fighters: bouts.flatMap(({ fighters }) => fighters) },
    mat,
    endMs: mat.endMs,
  }));
}

/** Behind a queue even what nobody of the new ones waits for may have to wait for who stands in it. */
function withoutLoose({ waves: [first = [], ...later], loose }: Waves): Waves {
  return { waves: [[...first, ...loose], ...later], loose: [] };
}

type Mat = { readonly carpet: string; readonly blocks: (readonly QueuedBout[])[]; endMs: number };

/** A category on a mat, and when the block it is part of is over. */
type Placement = { readonly category: PlannedCategory; readonly mat: Mat; readonly endMs: number };

/** Longest first to the mat that is free first: close to the most even load, and never far from it. */
function distribute(
  bundles: readonly Bundle[],
  mats: readonly Mat[],
  isFree: (bundle: Bundle, mat: Mat) => boolean,
  durationOf: (bundle: Bundle) => number,
): ReadonlyMap<Mat, Bundle> {
  const loads = mats.map((mat) => ({ mat, ms: mat.endMs, block: new Array<PlannedCategory>() }));
  const longestFirst = bundles
    .map((bundle) => ({ bundle, ms: durationOf(bundle) }))
    .toSorted((one, other) => other.ms - one.ms);
  for (const { bundle, ms } of longestFirst) {
    const [least] = loads
      .filter(({ mat }) => isFree(bundle, mat))
      .toSorted((one, other) => one.ms - other.ms);
    if (!least) continue;
    least.block.push(...bundle);
    least.ms += ms;
  }
  return new Map(loads.map(({ mat, block }) => [mat, block]));
}

/** Where the last one it waits for was placed always is free: its mat ends no earlier than his block. */
function isFreeFor(bundle: Bundle, mat: Mat, placed: readonly Placement[]): boolean {
  return placed.every(
    (other) =>
      other.mat === mat ||
      other.endMs <= mat.endMs ||
      !bundle.some((category) => mustFollow(category, other.category)),
  );
}

const boutsOf = (bundle: Bundle): readonly QueuedBout[] => bundle.flatMap(({ bouts }) => bouts);

function durationMs(bouts: readonly QueuedBout[], pace: Pace, carpet = ""): number {
  return estimateMat({ carpet, bouts }, pace, 0).workMs;
}
