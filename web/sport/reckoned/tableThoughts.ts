import { lateCode } from "#web/lateRouter/lateCode.ts";
import type { Thought } from "#web/lateRouter/useThought.ts";
import { stableHash } from "#web/ui/stableHash.ts";
import { isFinished } from "../boutPhase.ts";
import type { Circle, NeedLine } from "../needLines.ts";
import type { Standings } from "../standingRows.ts";
import { fighterFacts } from "./decidedSoFar.ts";
import { readLines, readStandings, writeLines, writeStandings } from "./writtenTables.ts";

/** The rules of a table, and of everything it may still become. */
const tableCode = lateCode(async () => {
  const [rows, needs] = await Promise.all([import("../standingRows.ts"), import("../needLines.ts")]);
  return { ...rows, ...needs };
});

type TableCode = Awaited<ReturnType<typeof tableCode.fetch>>;

/** Who is in it, what is over and who has left a corner for good: a table has nothing to say about a point of a bout that goes on (LB11). */
export function circleMark({ categoryUuid, fighters, bouts, qualifiers, decisions }: Circle): string {
  const ended = bouts.map((bout) => (isFinished(bout) ? bout.version : -bout.fighters.length));
  const entered = fighters.map(fighterFacts);
  return stableHash(JSON.stringify([categoryUuid, qualifiers, entered, ended, decisions])).toString(36);
}

export const standingsThought: Thought<TableCode, Circle, Standings> = {
  code: tableCode,
  mark: circleMark,
  think: (code, { categoryUuid: uuid, decisions = [], fighters, bouts }) =>
    code.standingsOf({ uuid, decisions }, fighters, bouts),
  write: (_, standings) => writeStandings(standings),
  read: ({ fighters }, written) => readStandings(fighters, written),
};

export const needsThought: Thought<TableCode, Circle, ReadonlyMap<string, NeedLine>> = {
  code: tableCode,
  mark: circleMark,
  think: (code, circle) => code.needLines(circle),
  write: (_, lines) => writeLines(lines),
  read: (_, written) => readLines(written),
};
