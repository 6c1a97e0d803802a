import type { Competition } from "#contract/entity.ts";
import { isRecord } from "#contract/shape.ts";
import type { Thought } from "#web/lateRouter/useThought.ts";
import type { DrawStamp } from "#web/sport/drawStamp.ts";
import { decidedMark } from "./decidedSoFar.ts";
import { drawCode, type DrawCode } from "./drawCode.ts";

type Stamps = ReadonlyMap<string, DrawStamp>;

/** Apart from the others: one mode of one page shows stamps. */
export const stampsThought: Thought<DrawCode, Competition, Stamps> = {
  code: drawCode,
  mark: decidedMark,
  rev: ({ rev }) => rev,
  think: (code, competition) => code.dayStamps(competition),
  write: (_, stamps) => Object.fromEntries(stamps),
  read: (_, written) => (isStamps(written) ? new Map(Object.entries(written)) : undefined),
};

const isStamps = (written: unknown): written is Readonly<Record<string, DrawStamp>> =>
  isRecord(written) &&
  Object.values(written).every((stamp) => isRecord(stamp) && Array.isArray(stamp["tables"]));
