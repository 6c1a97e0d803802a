import type { Medals } from "./medals.ts";

export type WaitingCategory = {
  readonly uuid: string;
  /** When its last bout ended; undefined where nothing was fought. */
  readonly endedAtMs?: number | undefined;
  readonly isPostponed: boolean;
};

/** Whoever waits longest is first; what was put off waits behind everybody who is ready (AW11). */
export function awardingQueue<Category extends WaitingCategory>(
  categories: readonly Category[],
): readonly Category[] {
  return categories.toSorted(
    (a, b) =>
      Number(a.isPostponed) - Number(b.isPostponed) ||
      (a.endedAtMs ?? 0) - (b.endedAtMs ?? 0) ||
      (a.uuid < b.uuid ? -1 : 1),
  );
}

export type MedalCount = {
  /** What the rest of the day still gives out. */
  readonly needed: Medals;
  readonly given: Medals;
  /** What is in the box; undefined until somebody has counted it. */
  readonly left?: Medals;
  /** Kinds of which the box holds fewer than are needed. */
  readonly short: readonly (keyof Medals)[];
};

export const MEDAL_KINDS = ["gold", "silver", "bronze"] as const satisfies readonly (keyof Medals)[];

/** The box against the day: what was brought, what is given, what is still needed (AW13). */
export function countMedals(
  needs: Medals,
  givenPlaces: readonly number[],
  stock: Medals | undefined,
): MedalCount {
  const count = (place: number) => givenPlaces.filter((given) => given === place).length;
  const given = { gold: count(1), silver: count(2), bronze: count(3) };
  const needed = minus(needs, given);
  if (stock === undefined) return { needed, given, short: [] };
  const left = minus(stock, given);
  return { needed, given, left, short: MEDAL_KINDS.filter((kind) => left[kind] < needed[kind]) };
}

function minus(a: Medals, b: Medals): Medals {
  return {
    gold: Math.max(0, a.gold - b.gold),
    silver: Math.max(0, a.silver - b.silver),
    bronze: Math.max(0, a.bronze - b.bronze),
  };
}
