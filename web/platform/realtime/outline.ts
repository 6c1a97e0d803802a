import type { Clock, Competition, Fighting } from "#contract/competition/entity.ts";
import { dayAt } from "#domain/schedule/programme/programme.ts";

/**
 * Whether two states of a competition differ in nothing but the points of bouts that are still being fought. Such points
 * are shown in one place and count nowhere before the bout is decided (LB11). Another day of the programme has other bouts.
 */
export function hasSameOutline(before: Competition, after: Competition): boolean {
  if (before === after) return true;
  const { fightings: were, rev: _rev, serverTime: _time, ...rest } = before;
  return (
    Object.entries(rest).every(([key, value]) => Reflect.get(after, key) === value) &&
    were.length === after.fightings.length &&
    isSameDay(before, after.serverTime) &&
    after.fightings.every((bout, index) => isSameBut(were[index], bout))
  );
}

/** Whether at this time the programme is still at the day the competition was told on (DY51). */
export const isSameDay = ({ programme, serverTime }: Competition, nowMs: number): boolean =>
  !programme || dayAt(programme, serverTime) === dayAt(programme, nowMs);

function isSameBut(before: Fighting | undefined, after: Fighting): boolean {
  if (before === after) return true;
  if (before === undefined || after.winner !== null || before.winner !== null) return false;
  return textOf(before) === textOf(after);
}

const textOf = ({ points: _points, version: _version, clock, ...bout }: Fighting) =>
  JSON.stringify(
    Object.entries({ ...bout, clock: clockText(clock) }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** A running clock is written anew with every push; when it will have run out stays. */
const clockText = ({ running, remaining, anchor, period, duration }: Clock) =>
  [running, running ? remaining + anchor : remaining, period, duration].join();
