import { lookAgain, type Look, type Plan } from "#domain/follow/catchUp.ts";

/** Where a device keeps what it has seen of each event it follows somebody in. */
const LOOKS_KEY = "kover-looks";

/** By the number of the event. */
export type Looks = Readonly<Record<string, Look>>;

export type Seen = { readonly event: string; readonly plan: Plan; readonly seenMs: number };

/** Nobody comes back to more halls than this. */
const MOST_EVENTS = 8;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

const STEP_MS = 30_000;

/**
 * Looks that are kept twice a minute at most, and when a bout was put on another mat. An estimate moves with the clock and
 * with every push: to keep each of them would be to write all day.
 */
export function createLooks(storage: () => Storage) {
  let [lastKey, looks]: [string, Looks] = ["", {}];
  return (seen: readonly Seen[]): Looks => {
    const matsOf = (plan: Plan) => Object.entries(plan).map(([bout, { mat }]) => [bout, mat]);
    const key = JSON.stringify(
      seen.map(({ event, plan, seenMs }) => [event, matsOf(plan), Math.floor(seenMs / STEP_MS)]),
    );
    if (key !== lastKey) looks = lookAt(storage, seen);
    lastKey = key;
    return looks;
  };
}

/** Somebody looks at these events now: what this device has seen is moved on and kept (FO12). */
export function lookAt(storage: () => Storage, seen: readonly Seen[]): Looks {
  const before = readLooks(storage);
  const looks = Object.fromEntries(
    seen.map(({ event, plan, seenMs }) => [event, lookAgain(before[event], seenMs, plan)]),
  );
  const newestFirst = Object.entries({ ...before, ...looks }).toSorted(([, a], [, b]) => b.seenMs - a.seenMs);
  try {
    const kept = Object.fromEntries(newestFirst.slice(0, MOST_EVENTS));
    storage().setItem(LOOKS_KEY, JSON.stringify(kept));
  } catch {
    // Full or forbidden: there is nothing to come back to.
  }
  return looks;
}

function readLooks(storage: () => Storage): Looks {
  try {
    const kept: unknown = JSON.parse(storage().getItem(LOOKS_KEY) ?? "{}");
    return Object.fromEntries(
      fieldsOf(kept).flatMap(([event, value]) => {
        const look = parseLook(value);
        return look === undefined ? [] : [[event, look]];
      }),
    );
  } catch {
    return {};
  }
}

const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

/** By hand, as the stars are: a parser's library would be more than the rest of it. */
function parseLook(value: unknown): Look | undefined {
  const look = Object.fromEntries(fieldsOf(value));
  const { sinceMs, seenMs } = look;
  if (typeof sinceMs !== "number" || typeof seenMs !== "number") return undefined;
  return { sinceMs, seenMs, sincePlan: parsePlan(look["sincePlan"]), seenPlan: parsePlan(look["seenPlan"]) };
}

function parsePlan(value: unknown): Plan {
  return Object.fromEntries(
    fieldsOf(value).map(([bout, planned]) => {
      const { mat, startMs } = Object.fromEntries(fieldsOf(planned));
      return [
        bout,
        {
          mat: typeof mat === "string" ? mat : undefined,
          startMs: typeof startMs === "number" ? startMs : undefined,
        },
      ];
    }),
  );
}
