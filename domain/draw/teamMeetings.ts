import type { BoutLabel, Draw, Slot } from "./bracket.ts";
import { type Entrant, teamOf } from "./entrants.ts";

/** Two of one team, and the first bout in which they can be opponents. */
export type TeamMates = {
  readonly team: string;
  readonly ids: readonly [string, string];
  readonly boutId: string;
  readonly label: BoutLabel;
  /** Drawn against each other: no result before can prevent it. */
  readonly isCertain: boolean;
};

/** Where team-mates can meet, the soonest first. Entrants are listed by draw number. */
export function teamMeetings(draw: Draw, entrants: readonly Entrant[]): readonly TeamMates[] {
  const reach = reachOf(draw);
  return draw.bouts
    .flatMap((bout) => {
      const isCertain = "seed" in bout.a && "seed" in bout.b && bout.onlyIf === undefined;
      const pairs = pairsOf(reach(bout.a), reach(bout.b));
      return pairs.flatMap(([one, other]) => {
        const mates = matesOf(entrants[one - 1], entrants[other - 1]);
        return mates ? [{ ...mates, boutId: bout.id, label: bout.label, isCertain }] : [];
      });
    })
    .filter(isFirstOfPair());
}

function matesOf(
  one: Entrant | undefined,
  other: Entrant | undefined,
): Pick<TeamMates, "team" | "ids"> | undefined {
  if (!one?.team || !other || teamOf(one) !== teamOf(other)) return undefined;
  return { team: one.team, ids: [one.id, other.id] };
}

function isFirstOfPair(): (mates: TeamMates) => boolean {
  const seen = new Set<string>();
  return ({ ids }) => {
    const pair = ids.toSorted().join(" ");
    const isFirst = !seen.has(pair);
    seen.add(pair);
    return isFirst;
  };
}

const pairsOf = (some: readonly number[], others: readonly number[]): [number, number][] =>
  some.flatMap((one) =>
    others.filter((other) => other !== one).map((other): [number, number] => [one, other]),
  );

/** The draw numbers that can come into a slot. */
function reachOf(draw: Draw): (slot: Slot) => readonly number[] {
  const reached = new Map<string, readonly number[]>();
  const reachBouts = (ids: readonly string[]) => [...new Set(ids.flatMap((id) => reached.get(id) ?? []))];
  const reach = (slot: Slot): readonly number[] => {
    if ("seed" in slot) return [slot.seed];
    if ("winnerOf" in slot) return reachBouts([slot.winnerOf]);
    if ("loserOf" in slot) return reachBouts([slot.loserOf]);
    if ("beatenBy" in slot) return reachBouts([slot.beatenBy.winnerOf]);
    if ("groupRank" in slot) return draw.groups?.[slot.groupRank.group] ?? [];
    return reachBouts("winnerOfSeries" in slot ? slot.winnerOfSeries : slot.loserOfSeries);
  };
  for (const { id, a, b } of draw.bouts) reached.set(id, [...new Set([...reach(a), ...reach(b)])]);
  return reach;
}
