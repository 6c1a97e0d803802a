import type { Fighter } from "#contract/entity.ts";
import { isRecord } from "#contract/shape.ts";
import type { NeedLine } from "../needLines.ts";
import type { StandingRow, Standings } from "../standingRows.ts";

type WrittenStandings = Pick<Standings, "hasStarted" | "isFinal"> & {
  readonly rows: readonly (Omit<StandingRow, "fighter" | "reason"> & {
    readonly fighter: string;
    readonly reason?: string;
  })[];
};

export function writeStandings({ rows, ...state }: Standings): WrittenStandings {
  return {
    ...state,
    rows: rows.map(({ fighter, reason, ...row }) => ({
      ...row,
      fighter: fighter.uuid,
      ...(reason !== undefined && { reason }),
    })),
  };
}

export function readStandings(fighters: readonly Fighter[], written: unknown): Standings | undefined {
  if (!isStandings(written)) return undefined;
  const byUuid = new Map(fighters.map((fighter) => [fighter.uuid, fighter]));
  const rows = written.rows.flatMap(({ fighter: uuid, reason, ...row }): StandingRow[] => {
    const fighter = byUuid.get(uuid);
    return fighter === undefined ? [] : [{ ...row, fighter, reason }];
  });
  return { ...written, rows };
}

const isStandings = (written: unknown): written is WrittenStandings =>
  isRecord(written) && Array.isArray(written["rows"]);

type WrittenLines = readonly (readonly [fighter: string, line: NeedLine])[];

export const writeLines = (lines: ReadonlyMap<string, NeedLine>): WrittenLines => [...lines];

export function readLines(written: unknown): ReadonlyMap<string, NeedLine> | undefined {
  return isLines(written) ? new Map(written) : undefined;
}

const isLines = (written: unknown): written is WrittenLines =>
  Array.isArray(written) && written.every(Array.isArray);
