/** A bout somebody has to be at, and the window it is likely to start in. */
export type ExpectedBout = {
  readonly athlete: string;
  readonly mat: string;
  readonly fromMs: number;
  readonly toMs: number;
};

/** Bouts of several athletes on several mats, and the window they have in common. */
export type Clash<Bout extends ExpectedBout> = {
  readonly bouts: readonly Bout[];
  readonly fromMs: number;
  readonly toMs: number;
};

/**
 * When one person would have to be at several mats at once, the first one first (FO16). Whoever is needed at the same time
 * stands in one clash, and none is told twice: a smaller one inside a larger is left out.
 */
export function findClashes<Bout extends ExpectedBout>(bouts: readonly Bout[]): Clash<Bout>[] {
  const inOrder = bouts.toSorted((a, b) => a.fromMs - b.fromMs || compare(keyOf(a), keyOf(b)));
  // Whatever meets at all meets at the beginning of the one that begins last.
  const meetings = inOrder
    .map(({ fromMs }) => inOrder.filter((bout) => bout.fromMs <= fromMs && fromMs < bout.toMs))
    .map((meeting) => meeting.filter((bout) => meeting.some((other) => clashes(bout, other))))
    .filter((meeting) => meeting.length > 0);
  const largest = meetings.filter(
    (meeting, index) =>
      !meetings.some(
        (other, at) => at !== index && isInside(meeting, other) && (at < index || !isInside(other, meeting)),
      ),
  );
  return largest.map((meeting) => ({
    bouts: meeting,
    fromMs: Math.max(...meeting.map(({ fromMs }) => fromMs)),
    toMs: Math.min(...meeting.map(({ toMs }) => toMs)),
  }));
}

const clashes = (one: ExpectedBout, other: ExpectedBout): boolean =>
  one.mat !== other.mat && one.athlete !== other.athlete;

const isInside = (some: readonly ExpectedBout[], all: readonly ExpectedBout[]): boolean =>
  some.every((bout) => all.includes(bout));

const keyOf = ({ mat, athlete, toMs }: ExpectedBout) => `${mat} ${athlete} ${toMs}`;
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
