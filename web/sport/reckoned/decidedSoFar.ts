import type { Competition, Fighter } from "#contract/entity.ts";
import { onceForEach } from "#web/sport/onceForEach.ts";

let latest = { decided: "", mark: "" };

/**
 * Who is entered, who is in which bout, what came of it and what the officials decided, in a few letters: changes with no
 * point. In full it is as long as the day, and a page holds several states of the day at once.
 */
export const decidedMark = onceForEach(readMark);

/** Most of what comes decides nothing: then it need not be hashed again. */
function readMark(competition: Competition): string {
  const decided = readDecided(competition);
  if (decided !== latest.decided) latest = { decided, mark: markOf(decided) };
  return latest.mark;
}

const FIRST = { basis: 0x811c9dc5, factor: 0x01000193 } as const;
const SECOND = { basis: 0x9e3779b9, factor: 0x5f356495 } as const;

/**
 * Two hashes in one go: with 32 bits alone, one screen of a large audience would one day overlook a result. Unit by unit,
 * for it is a hundred thousand letters and a phone that wakes up a page waits for it.
 */
function markOf(text: string): string {
  let first: number = FIRST.basis;
  let second: number = SECOND.basis;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, FIRST.factor);
    second = Math.imul(second ^ unit, SECOND.factor);
  }
  return `${(first >>> 0).toString(36)}.${(second >>> 0).toString(36)}`;
}

function readDecided({ categories, fightings }: Competition): string {
  return JSON.stringify([
    categories.map(({ uuid, status, format, decisions, fighters }) => [
      uuid,
      status,
      format,
      decisions,
      fighters.map(fighterFacts),
    ]),
    fightings.map(({ uuid, slots: [red, blue], state, version }) => [
      uuid,
      red.fighter,
      blue.fighter,
      state === "finished" ? version : null,
    ]),
  ]);
}

/** What is shown of an athlete, and what he is ranked by. */
export const fighterFacts = ({ uuid, lastName, firstName, weight, team }: Fighter) =>
  [uuid, lastName, firstName, weight, team?.name, team?.city] as const;
