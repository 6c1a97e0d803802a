import type { Competition } from "#contract/entity.ts";
import { isRecord } from "#contract/shape.ts";
import type { StartWindows } from "#web/sport/startWindows.ts";

/** When the data were read, and the windows that follow from them. */
type Written = { readonly at: number; readonly rows: readonly Row[] };

/** Place of the bout in the competition's list, then the window against the time the data were read. */
type Row = readonly [number, number, number, number, number, 0 | 1, number];

/** Start windows as short as a page can carry them. */
export function writeStarts({ fightings, serverTime }: Competition, starts: StartWindows): Written {
  const rows = fightings.flatMap(({ uuid }, index): Row[] => {
    const window = starts.get(uuid);
    if (window === undefined) return [];
    const { fromMs, startMs, toMs, endMs, isFirm, boutsBefore } = window;
    const after = (ms: number) => ms - serverTime;
    return [[index, after(fromMs), after(startMs), after(toMs), after(endMs), isFirm ? 1 : 0, boutsBefore]];
  });
  return { at: serverTime, rows };
}

export function readStarts(
  { fightings, serverTime }: Competition,
  written: unknown,
): StartWindows | undefined {
  if (!isWritten(written) || written.at !== serverTime) return undefined;
  return new Map(
    written.rows.flatMap(([index, from, start, to, end, firm, boutsBefore]) => {
      const bout = fightings[index];
      if (bout === undefined) return [];
      const window = {
        fromMs: from + serverTime,
        startMs: start + serverTime,
        toMs: to + serverTime,
        endMs: end + serverTime,
        isFirm: firm === 1,
        boutsBefore,
      };
      return [[bout.uuid, window] as const];
    }),
  );
}

const isWritten = (written: unknown): written is Written =>
  isRecord(written) && Array.isArray(written["rows"]);
