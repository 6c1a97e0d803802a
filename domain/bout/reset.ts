import type { Bout } from "./bout.ts";
import { isUndoable, targetOf } from "./correction.ts";
import type { BoutEvent } from "./event.ts";

/** What has to be taken back so that the bout waits as if nobody had touched it, the newest first (DY24). Notes stay. */
export function resetEvents(bout: Bout): readonly BoutEvent[] {
  return bout.log
    .filter(({ event }) => event.type !== "note-added" && isUndoable(event))
    .toReversed()
    .map(({ id }) => ({ type: "undone", target: id }));
}

/** What only a table does: a result written by hand leaves none of it. */
const AT_TABLE: ReadonlySet<BoutEvent["type"]> = new Set([
  "clock-started",
  "clock-adjusted",
  "countdown-started",
  "position-lost",
  "sides-swapped",
]);

/** What a bout that no table has led got with a result that was none; those who were called stay called (CR11). */
export function unfoughtEvents(bout: Bout): readonly BoutEvent[] {
  if (bout.log.some(({ event }) => AT_TABLE.has(event.type))) return [];
  const calls = new Set(callResetEvents(bout).map(targetOf));
  return resetEvents(bout).filter((event) => !calls.has(targetOf(event)));
}

/** What takes its calls back, and nothing else (DY20). */
export function callResetEvents(bout: Bout): readonly BoutEvent[] {
  return bout.log
    .filter(({ event }) => event.type === "bout-called")
    .toReversed()
    .map(({ id }) => ({ type: "undone", target: id }));
}
