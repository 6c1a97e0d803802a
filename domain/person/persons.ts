/** Two records that are one person. */
export type Tie = readonly [one: number, other: number];

/** What a record itself says of whose it is. */
export type Owned = {
  readonly id: number;
  readonly profile: number | null;
  /** The record it was merged into. */
  readonly kept: number | null;
};

/** A profile has no number among records: below nought there is room. */
export const tiesOf = ({ id, profile, kept }: Owned): readonly Tie[] => [
  ...(profile === null ? [] : [[id, -profile] as const]),
  ...(kept === null ? [] : [[id, kept] as const]),
];

/** Of every record that is tied to another: the smallest number of the person, whatever the ties come in (RK7). */
export function personsOf(ties: readonly Tie[]): ReadonlyMap<number, number> {
  const parents = new Map<number, number>();
  const rootOf = (id: number): number => {
    let root = id;
    for (let up = parents.get(root); up !== undefined && up !== root; up = parents.get(root)) root = up;
    // The next who asks has a short way.
    parents.set(id, root);
    return root;
  };
  for (const [one, other] of ties) {
    const [a, b] = [rootOf(one), rootOf(other)];
    parents.set(Math.max(a, b), Math.min(a, b));
  }
  return new Map([...parents.keys()].map((id) => [id, rootOf(id)]));
}
