/** A category and its bouts as the wire has them, read with tolerance: an old client's data must not break a table. */
export type LeaderboardCategory = {
  readonly uuid: string;
  readonly fighters: readonly LeaderboardFighter[];
};

export type LeaderboardFighter = {
  readonly uuid: string;
  readonly weight?: number | string | null | undefined;
};

export type LeaderboardFighting = {
  readonly category?: { readonly uuid: string } | null | undefined;
  readonly fighters?: readonly { readonly uuid: string }[] | null | undefined;
  readonly winner?: { readonly uuid: string } | null | undefined;
  readonly cause?: string | null | undefined;
  readonly points?:
    | Readonly<Record<string, { readonly scores?: unknown } | null | undefined>>
    | null
    | undefined;
};

/** A bout that counts, reduced to what the five rules ask about. */
export type DecidedBout = {
  readonly fighters: readonly string[];
  readonly winner: string;
  readonly isSubmission: boolean;
  /** In the order of the fighters. */
  readonly scores: readonly number[];
};

/** Bouts of this category that have a winner (LB6, LB9); the others give nothing, not even their points (LB11). */
export function decidedBouts(
  category: LeaderboardCategory,
  fightings: readonly LeaderboardFighting[],
): readonly DecidedBout[] {
  const decided: DecidedBout[] = [];
  for (const { category: of, fighters, winner, cause, points } of fightings) {
    if (of?.uuid !== category.uuid || !winner) continue;
    const uuids: string[] = [];
    const scores: number[] = [];
    for (const { uuid } of fighters ?? []) {
      // Somebody listed twice by mistake has still fought this bout once.
      if (uuids.includes(uuid)) continue;
      uuids.push(uuid);
      scores.push(sumOf(points?.[uuid]?.scores));
    }
    decided.push({ fighters: uuids, winner: winner.uuid, isSubmission: cause === "submission", scores });
  }
  return decided;
}

/** A weight nobody knows comes after every known one (LB17). */
export function weightOf({ weight }: LeaderboardFighter): number {
  return numberOf(weight) || Number.POSITIVE_INFINITY;
}

/** One number, a number written as text, or several to add up. */
function sumOf(scores: unknown): number {
  return Array.isArray(scores)
    ? scores.reduce<number>((sum, score) => sum + numberOf(score), 0)
    : numberOf(scores);
}

function numberOf(value: unknown): number {
  const number = typeof value === "string" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : 0;
}
