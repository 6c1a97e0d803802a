import { undoneIds } from "./correction.ts";
import type { RecordedEvent } from "./event.ts";

/**
 * The undo that a redo takes back (BT8): the newest one that still holds, as long as nothing was done after it. Undone
 * twice and redone once leaves the other undo to redo.
 */
export function lastRedoable(recorded: readonly RecordedEvent[]): RecordedEvent | undefined {
  const undone = undoneIds(recorded);
  const undos = new Set(recorded.flatMap(({ id, event }) => (event.type === "undone" ? [id] : [])));
  for (const entry of recorded.toReversed()) {
    const { id, event } = entry;
    if (event.type !== "undone") return undefined;
    if (!undone.has(id) && !undos.has(event.target)) return entry;
  }
  return undefined;
}
