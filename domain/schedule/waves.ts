import type { QueuedBout } from "./queue.ts";

/** A category as it is planned: who is in it is known before who meets whom. */
export type PlannedCategory = {
  readonly category: string;
  readonly fighters: readonly string[];
  /** In draw order. */
  readonly bouts: readonly QueuedBout[];
};

/** Categories that go to one mat together. */
export type Bundle = readonly PlannedCategory[];

export type Waves = {
  /** Nothing in a wave shares an athlete with another bundle of it or waits for one; later waves do. */
  readonly waves: readonly (readonly Bundle[])[];
  /** Bundles that have nothing to do with any other. */
  readonly loose: readonly Bundle[];
};

/**
 * Categories that share athletes are one bundle if it fits a mat; else they follow each other in waves. What is fed
 * by others follows them in a later wave.
 */
export function wavesOf(categories: readonly PlannedCategory[], fitsMat: (bundle: Bundle) => boolean): Waves {
  const [fed, free] = partition(categories, (category) => feedersOf(category).length > 0);
  const waves: Bundle[][] = [];
  for (const bundle of bundlesOf(free)) {
    if (fitsMat(bundle)) putInWave(waves, 0, bundle);
    else for (const category of bundle) putInWave(waves, waveAfter(waves, category), [category]);
  }
  for (const category of inFeedingOrder(fed)) putInWave(waves, waveAfter(waves, category), [category]);
  const [first = [], ...later] = waves;
  const followers = later.flat(2);
  const [awaited, loose] = partition(first, (bundle) =>
    bundle.some((category) => followers.some((follower) => mustFollow(follower, category))),
  );
  return { waves: awaited.length > 0 ? [awaited, ...later] : later, loose };
}

/** Both cannot be fought at the same time on two mats. */
export function mustFollow(later: PlannedCategory, earlier: PlannedCategory): boolean {
  return feedersOf(later).includes(earlier.category) || shareAthletes(earlier, later);
}

function feedersOf({ category, bouts }: PlannedCategory): readonly string[] {
  return [...new Set(bouts.flatMap(({ fedBy }) => fedBy ?? []))].filter((feeder) => feeder !== category);
}

function shareAthletes(one: PlannedCategory, other: PlannedCategory): boolean {
  const fighters = new Set(one.fighters);
  return other.fighters.some((fighter) => fighters.has(fighter));
}

/** Categories linked by a chain of shared athletes. */
function bundlesOf(categories: readonly PlannedCategory[]): Bundle[] {
  let bundles: PlannedCategory[][] = [];
  for (const category of categories) {
    const [linked, apart] = partition(bundles, (bundle) =>
      bundle.some((member) => shareAthletes(member, category)),
    );
    bundles = [...apart, [...linked.flat(), category]];
  }
  return bundles;
}

function waveAfter(waves: readonly Bundle[][], category: PlannedCategory): number {
  return 1 + waves.findLastIndex((wave) => wave.flat().some((other) => mustFollow(category, other)));
}

/** A category fed by another one that is fed comes after it; a circle is broken where it is met. */
function inFeedingOrder(fed: readonly PlannedCategory[]): PlannedCategory[] {
  const ordered = new Set<PlannedCategory>();
  const entered = new Set<PlannedCategory>();
  const enter = (category: PlannedCategory): void => {
    if (entered.has(category)) return;
    entered.add(category);
    const feeders = feedersOf(category);
    for (const other of fed) if (feeders.includes(other.category)) enter(other);
    ordered.add(category);
  };
  fed.forEach(enter);
  return [...ordered];
}

function putInWave(waves: Bundle[][], wave: number, bundle: Bundle): void {
  while (waves.length <= wave) waves.push([]);
  waves[wave]?.push(bundle);
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
