export const FOLLOW_KINDS = ["fighter", "team", "category", "event"] as const;
export type FollowKind = (typeof FOLLOW_KINDS)[number];

/** What is followed: an athlete and a category by uuid, a team and an event by their numbers. */
export type Followed = { readonly kind: FollowKind; readonly ref: string };

/** A star as it was set or taken away last; one that was taken away is kept, so that no other device sets it again. */
export type Star = Followed & { readonly isOn: boolean; readonly changedAtMs: number };

/** More than anybody looks after; a list must not grow without end. */
export const MOST_STARS = 200;

export const followKey = ({ kind, ref }: Followed): string => `${kind}:${ref}`;

export const isSameFollowed = (one: Followed, other: Followed): boolean =>
  one.kind === other.kind && one.ref === other.ref;

/**
 * Two lists become one: of each thing the later change counts (FO3). Of too many the oldest changes go, those taken away
 * first.
 */
export function mergeStars<Mark extends Star>(one: readonly Mark[], other: readonly Mark[]): Mark[] {
  const latest = new Map<string, Mark>();
  for (const star of [...one, ...other]) {
    const known = latest.get(followKey(star));
    if (known === undefined || known.changedAtMs < star.changedAtMs) latest.set(followKey(star), star);
  }
  const newestFirst = [...latest.values()].toSorted((a, b) => b.changedAtMs - a.changedAtMs);
  const set = newestFirst.filter((star) => star.isOn).slice(0, MOST_STARS);
  const takenAway = newestFirst.filter((star) => !star.isOn).slice(0, MOST_STARS);
  return [...set, ...takenAway];
}
