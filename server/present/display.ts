import {
  DEFAULT_SHOW,
  displayShowSchema,
  type DisplaySelf,
  type PairedDisplay,
} from "#contract/display/display.ts";
import type { DisplayReadiness } from "#contract/day/readiness.ts";
import type { DisplayRow } from "../persistence/database/displayTables.ts";
import type { DisplayWithCompetition } from "../persistence/display/displays.ts";

/** A connected display is noted as seen every ten seconds; two of them may be lost. */
const ONLINE_MS = 30_000;

export function presentDisplay(row: DisplayRow, nowMs: number): PairedDisplay {
  return {
    id: row.document_id,
    name: row.name,
    show: showOf(row),
    version: row.version,
    seenAt: row.seen_ms,
    isOnline: row.seen_ms !== null && nowMs - row.seen_ms < ONLINE_MS,
  };
}

export function presentDisplayReadiness(row: DisplayRow, nowMs: number): DisplayReadiness {
  const { id, name, seenAt, isOnline } = presentDisplay(row, nowMs);
  return { id, name, seenAt, isOnline, offsetMs: row.offset_ms };
}

export function presentDisplaySelf(row: DisplayWithCompetition): DisplaySelf {
  return {
    id: row.document_id,
    name: row.name,
    competition: row.competition_uuid,
    code: row.code,
    codeUntil: row.code_until_ms,
    show: showOf(row),
    version: row.version,
  };
}

/** A page of a later version, or one damaged: a screen that shows the mats is better than a dark one. */
function showOf({ show }: DisplayRow): PairedDisplay["show"] {
  return displayShowSchema.safeParse(show).data ?? DEFAULT_SHOW;
}
