import { personName } from "#web/i18n/names.ts";
import type { Category, Fighter, Fighting } from "#contract/competition/entity.ts";
import { isOrderOf } from "#domain/competition/tieDecision.ts";
import { explain, type Criterion } from "#domain/leaderboard/explain.ts";
import { leaderboard } from "#domain/leaderboard/leaderboard.ts";
import { reasons } from "#texts/sport/standings.ts";
import { isFinished, isSettled } from "./boutPhase.ts";
import { unrankedIn, withWalkovers } from "./settledCircle.ts";

export type StandingRow = {
  readonly fighter: Fighter;
  /** Who did not come or was sent out has none and stands last (DR11). */
  readonly place: number | undefined;
  readonly wins: number;
  readonly subs: number;
  readonly points: number;
  /** Why they stand above the next one, when wins do not tell it (LB22). */
  readonly reason: string | undefined;
};

export type Standings = {
  readonly rows: readonly StandingRow[];
  /** Before the first result the order is only that of the scales. */
  readonly hasStarted: boolean;
  readonly isFinal: boolean;
};

/** The table of those who all meet each other, best first (LB1–LB5). */
export function standingsOf(
  { uuid: categoryUuid, decisions }: Pick<Category, "uuid" | "decisions">,
  fighters: readonly Fighter[],
  bouts: readonly Fighting[],
): Standings {
  const unranked = unrankedIn(bouts);
  const counted = withWalkovers(bouts);
  const hasStarted = bouts.some(isFinished);
  const listed = (isOut: boolean) =>
    rankedRows(
      { uuid: categoryUuid, fighters: fighters.filter(({ uuid }) => unranked.has(uuid) === isOut) },
      counted,
    );
  const placed = inDecidedOrder(listed(false), decisions);
  const rows = placed.map(({ aheadBy, ...row }, index) => {
    const next = placed[index + 1];
    const reason = next && aheadBy && hasStarted ? reasonOf(aheadBy, row, next, bouts) : undefined;
    return { ...row, reason };
  });
  const last = listed(true).map(({ fighter, wins, subs, points }) => ({
    fighter,
    place: undefined,
    wins,
    subs,
    points,
    reason: undefined,
  }));
  return {
    rows: [...rows, ...last],
    hasStarted,
    isFinal: bouts.length > 0 && bouts.every(isSettled),
  };
}

type Ranked = Omit<StandingRow, "reason">;
type Ahead = Criterion | "decision";
type Explained = Ranked & { readonly aheadBy: Ahead | undefined };

function rankedRows(
  category: { readonly uuid: string; readonly fighters: readonly Fighter[] },
  bouts: readonly Fighting[],
): Explained[] {
  const places = new Map(explain(category, bouts).map((place) => [place.uuid, place]));
  const byUuid = new Map(category.fighters.map((fighter) => [fighter.uuid, fighter]));
  return leaderboard(category, bouts).entries.flatMap(({ uuid, wins, subs, points }) => {
    const fighter = byUuid.get(uuid);
    const { place, aheadBy } = places.get(uuid) ?? {};
    return fighter ? [{ fighter, place, wins, subs, points, aheadBy }] : [];
  });
}

/** Those equal on all rules stand as a person has put them, for as long as it is exactly they who are equal (AW3, AW6). */
function inDecidedOrder(rows: readonly Explained[], decisions: Category["decisions"]): Explained[] {
  return [...Map.groupBy(rows, ({ place }) => place).values()].flatMap((tie) => {
    const byUuid = new Map(tie.map((row) => [row.fighter.uuid, row]));
    const order = decisions.find((one) => isOrderOf(one, [...byUuid.keys()]));
    const last = tie.at(-1);
    if (order === undefined || last?.place === undefined) return tie;
    const place = last.place;
    return order.flatMap((uuid, index): Explained[] => {
      const row = byUuid.get(uuid);
      const aheadBy = index + 1 < order.length ? "decision" : last.aheadBy;
      return row === undefined ? [] : [{ ...row, place: place + index, aheadBy }];
    });
  });
}

function reasonOf(
  criterion: Ahead,
  row: Ranked,
  next: Ranked,
  bouts: readonly Fighting[],
): string | undefined {
  const than = personName(next.fighter);
  switch (criterion) {
    case "wins":
      return undefined;
    case "submissions":
      return reasons.submissions(than, { mine: row.subs, theirs: next.subs });
    case "points":
      return reasons.points(than, { mine: row.points, theirs: next.points });
    case "head-to-head":
      return reasons.headToHead(than);
    case "weight":
      // Until somebody of the two has fought, order by weight is no more than the order of a list.
      return row.wins + next.wins === 0 && !haveMet(row, next, bouts)
        ? undefined
        : reasons.weight(than, weightsOf(row.fighter, next.fighter), haveMet(row, next, bouts));
    case "equal":
      return reasons.equal(than);
    case "decision":
      return reasons.decision(than);
  }
}

function weightsOf(one: Fighter, other: Fighter): { mine: number; theirs: number } | undefined {
  if (one.weight === null || other.weight === null) return undefined;
  return { mine: one.weight, theirs: other.weight };
}

/** Somebody won their bout, and yet weight decided: then that win was part of a circle (LB16). */
function haveMet(one: Ranked, other: Ranked, bouts: readonly Fighting[]): boolean {
  const pair = [one.fighter.uuid, other.fighter.uuid];
  return bouts.some(
    ({ fighters, winner }) => winner !== null && pair.every((uuid) => fighters.some((f) => f.uuid === uuid)),
  );
}
