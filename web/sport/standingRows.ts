import type { Fighter, Fighting } from "#contract/entity.ts";
import { explain, type Criterion } from "#domain/leaderboard/explain.ts";
import { leaderboard } from "#domain/leaderboard/leaderboard.ts";
import { reasons } from "#web/i18n/ru/standings.ts";
import { isFinished } from "./boutPhase.ts";
import { announcedName } from "./fighterName.ts";

export type StandingRow = {
  readonly fighter: Fighter;
  readonly place: number;
  readonly wins: number;
  readonly subs: number;
  readonly points: number;
  /** Why he stands above the next one, when wins do not tell it (LB22). */
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
  categoryUuid: string,
  fighters: readonly Fighter[],
  bouts: readonly Fighting[],
): Standings {
  const category = { uuid: categoryUuid, fighters };
  const { entries } = leaderboard(category, bouts);
  const places = new Map(explain(category, bouts).map((place) => [place.uuid, place]));
  const byUuid = new Map(fighters.map((fighter) => [fighter.uuid, fighter]));
  const found = entries.flatMap(({ uuid, wins, subs, points }) => {
    const fighter = byUuid.get(uuid);
    return fighter ? [{ fighter, place: places.get(uuid)?.place ?? 0, wins, subs, points }] : [];
  });
  const hasStarted = bouts.some(isFinished);
  const rows = found.map((row, index) => {
    const next = found[index + 1];
    const criterion = places.get(row.fighter.uuid)?.aheadBy;
    const reason = next && criterion && hasStarted ? reasonOf(criterion, row, next, bouts) : undefined;
    return { ...row, reason };
  });
  return { rows, hasStarted, isFinal: bouts.length > 0 && bouts.every(isFinished) };
}

type Ranked = Omit<StandingRow, "reason">;

function reasonOf(
  criterion: Criterion,
  row: Ranked,
  next: Ranked,
  bouts: readonly Fighting[],
): string | undefined {
  const than = announcedName(next.fighter);
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
