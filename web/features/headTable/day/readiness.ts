import type { DisplayReadiness, TableReadiness } from "#contract/readiness.ts";
import { deviceName } from "#web/platform/browser/deviceName.ts";
import { deskWords, spanWords } from "#web/i18n/ru/headTable/desk.ts";

const text = deskWords.readiness;

/** A table beats every five seconds: three lost beats may be the network, four are a table that is away. */
const AWAY_MS = 20_000;
/** Below this nobody in the hall sees it: clocks of the product go by the server's time anyway. */
const CLOCK_SLACK_MS = 1000;

export type DeviceState = "online" | "away" | "absent";

/** How a device does, as the list says it (DK1, DK2). */
export type DeviceLine = {
  readonly state: DeviceState;
  readonly badge: string;
  readonly facts: readonly string[];
  /** Something a person should look at even though the device answers. */
  readonly isDoubtful: boolean;
};

export function tableLine(table: TableReadiness | null, nowMs: number): DeviceLine {
  if (table === null) return { state: "absent", badge: text.free, facts: [text.freeText], isDoubtful: false };
  const silentMs = nowMs - table.seenAt;
  const isOnline = silentMs < AWAY_MS;
  const { unsent, offsetMs } = table;
  return {
    state: isOnline ? "online" : "away",
    badge: isOnline ? text.online : text.gone(spanWords(silentMs)),
    facts: [
      text.heldBy(table.user, deviceName(table.userAgent)),
      clockFact(offsetMs),
      ...(unsent === null ? [] : [sentFact(unsent, isOnline)]),
    ],
    isDoubtful: isClockOff(offsetMs) || (unsent ?? 0) > 0,
  };
}

export function displayLine(
  { isOnline, seenAt, offsetMs }: Pick<DisplayReadiness, "isOnline" | "seenAt" | "offsetMs">,
  nowMs: number,
): DeviceLine {
  if (seenAt === null) return { state: "absent", badge: text.never, facts: [], isDoubtful: false };
  return {
    state: isOnline ? "online" : "away",
    badge: isOnline ? text.online : text.gone(spanWords(nowMs - seenAt)),
    facts: [clockFact(offsetMs)],
    isDoubtful: isClockOff(offsetMs),
  };
}

const isClockOff = (offsetMs: number | null) => Math.abs(offsetMs ?? 0) >= CLOCK_SLACK_MS;

/** The offset is what the device's clock lacks: one that is behind has a positive one. */
function clockFact(offsetMs: number | null): string {
  if (offsetMs === null) return text.clockUnknown;
  if (!isClockOff(offsetMs)) return text.clockRight;
  const off = spanWords(Math.abs(offsetMs));
  return offsetMs > 0 ? text.clockSlow(off) : text.clockFast(off);
}

/** Nobody knows what a table that is away has written since. */
function sentFact(unsent: number, isOnline: boolean): string {
  if (!isOnline) return text.wasUnsent(unsent);
  return unsent === 0 ? text.allSent : text.unsent(unsent);
}
