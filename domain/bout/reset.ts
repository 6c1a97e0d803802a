import type { Bout } from "./bout.ts";
import { isUndoable } from "./correction.ts";
import type { BoutEvent } from "./event.ts";

/** What has to be taken back so that the bout waits as if nobody had touched it, the newest first (DY24). Notes stay. */
export function resetEvents(bout: Bout): readonly BoutEvent[] {
  return bout.log
    .filter(({ event }) => event.type !== "note-added" && isUndoable(event))
    .toReversed()
    .map(({ id }) => ({ type: "undone", target: id }));
}

/** The same for its calls alone (DY20). */
export function callResetEvents(bout: Bout): readonly BoutEvent[] {
  return bout.log
    .filter(({ event }) => event.type === "bout-called")
    .toReversed()
    .map(({ id }) => ({ type: "undone", target: id }));
}
