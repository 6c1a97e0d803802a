import { personName } from "#web/i18n/names.ts";
import type { Category, Fighter, Fighting } from "#contract/competition/entity.ts";
import { needsOf, type Need } from "#domain/leaderboard/needs.ts";
import { needs as text, type NeedGoal } from "#texts/sport/needs.ts";
import { isFinished, isSettled } from "./boutPhase.ts";
import { unrankedIn, withWalkovers } from "./settledCircle.ts";

export type Circle = {
  readonly categoryUuid: string;
  readonly fighters: readonly Fighter[];
  readonly bouts: readonly Fighting[];
  /** What was decided about those equal on all rules. */
  readonly decisions?: Category["decisions"] | undefined;
  /** How many go on from a group; absent where the places are final. */
  readonly qualifiers?: number | undefined;
};

export type NeedLine = { readonly words: string; readonly kind: Need["kind"] };

/** By athlete, what they need in words; nobody is told anything before the first result and after the last (NE4). */
export function needLines(circle: Circle): ReadonlyMap<string, NeedLine> {
  const key = keyOf(circle);
  const known = kept.get(key) ?? countLines(circle);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, known);
  return known;
}

/** Going through all futures takes a while, and most pushes decide nothing. */
const kept = new Map<string, ReadonlyMap<string, NeedLine>>();
const MOST_KEPT = 50;

function keyOf({ categoryUuid, fighters, bouts, qualifiers }: Circle): string {
  const ended = bouts.map((bout) =>
    isFinished(bout) ? [bout.winner?.uuid, bout.cause, bout.points] : bout.fighters.length,
  );
  return JSON.stringify([categoryUuid, qualifiers, fighters.map(({ uuid }) => uuid), ended]);
}

function countLines(circle: Circle): ReadonlyMap<string, NeedLine> {
  const { fighters, categoryUuid } = circle;
  if (!circle.bouts.some(isFinished) || circle.bouts.every(isSettled)) return new Map();
  const lines = new Map<string, NeedLine>();
  const unranked = unrankedIn(circle.bouts);
  const bouts = withWalkovers(circle.bouts);
  const category = { uuid: categoryUuid, fighters: fighters.filter(({ uuid }) => !unranked.has(uuid)) };
  for (const { goal, place } of goalsOf(circle)) {
    for (const [uuid, need] of needsOf(category, bouts, place) ?? []) {
      const known = lines.get(uuid);
      // Whom one goal has slipped from is told about the next.
      if (known === undefined || known.kind === "out")
        lines.set(uuid, { kind: need.kind, words: wordsOf(need, goal, uuid, circle) });
    }
  }
  return lines;
}

const MEDALS = 3;

function goalsOf({ fighters, qualifiers }: Circle): { readonly goal: NeedGoal; readonly place: number }[] {
  if (qualifiers !== undefined) return [{ goal: "playoff", place: qualifiers }];
  const first = { goal: "first", place: 1 } as const;
  return fighters.length > MEDALS ? [first, { goal: "medal", place: MEDALS }] : [first];
}

function wordsOf(need: Need, goal: NeedGoal, uuid: string, circle: Circle): string {
  const { bouts, fighters } = circle;
  const own = bouts.find((bout) => !isSettled(bout) && bout.fighters.some((one) => one.uuid === uuid));
  const number = own?.number ?? undefined;
  switch (need.kind) {
    case "sure":
      return text.sure(goal);
    case "out":
      return text.out(goal);
    case "wins":
      return need.of === 1 ? text.win(goal, number) : text.wins(goal, need.wins, need.of);
    case "submissions":
      return need.of === 1 ? text.submission(goal, number) : text.submissions(goal, need.of);
    case "others": {
      const results = need.results.map(({ bout, winner }) => {
        const fighter = fighters.find((one) => one.uuid === winner);
        return text.result(bouts[bout]?.number ?? undefined, fighter ? personName(fighter) : "");
      });
      return text.others(goal, ownWords(need.of, number), results);
    }
    case "open":
      return need.must > 0 ? text.must(goal, need.must) : text.open(goal);
  }
}

function ownWords(of: number, number: number | undefined): string {
  if (of === 0) return "";
  return of === 1 ? text.ownWin(number) : text.ownWins(of);
}
