export type Entrant = {
  readonly id: string;
  readonly team?: string | undefined;
  /** A draw number given by the organiser; everybody else draws lots. */
  readonly seed?: number | undefined;
};

/**
 * Draw numbers of the seeded. Numbers that cannot be used as they stand (doubled, beyond the field, not whole,
 * as a ranking list often gives them) keep their order and become 1, 2, 3 …
 */
export function fixedNumbers(entrants: readonly Entrant[]): ReadonlyMap<number, Entrant> {
  const seeded = entrants
    .flatMap((entrant) => (typeof entrant.seed === "number" ? [{ entrant, seed: entrant.seed }] : []))
    .toSorted((one, other) => one.seed - other.seed);
  const numbers = new Set(seeded.map(({ seed }) => seed));
  const areUsable =
    numbers.size === seeded.length &&
    seeded.every(({ seed }) => Number.isInteger(seed) && seed >= 1 && seed <= entrants.length);
  return new Map(seeded.map(({ entrant, seed }, index) => [areUsable ? seed : index + 1, entrant]));
}

/** An athlete without a team is a team of one. */
export function teamOf(entrant: Entrant): string {
  return entrant.team ? `team ${entrant.team}` : `alone ${entrant.id}`;
}
