import type { BoutEvent, CorrectionEvent, RecordedEvent, ScoreEvent } from "./event.ts";
import { opponentOf } from "./vocabulary.ts";

/**
 * What counts, in the order it happened. A correction leaves the log as it is and changes how it is read: the
 * corrected event keeps its place and its clock time, so everything that follows from it is worked out again (BT9).
 */
export function effectiveEvents(recorded: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const { undone, changes } = readCorrections(recorded);
  return recorded
    .filter(({ id, event }) => !undone.has(id) && !isCorrection(event))
    .map((entry) => ({ ...entry, event: (changes.get(entry.id) ?? []).reduce(changed, entry.event) }));
}

/** The ids of what was taken back, undone corrections included. */
export function undoneIds(recorded: readonly RecordedEvent[]): ReadonlySet<string> {
  return readCorrections(recorded).undone;
}

/** What Backspace takes back: the last event that still counts and may be undone. */
export function lastUndoable(recorded: readonly RecordedEvent[]): RecordedEvent | undefined {
  const undone = undoneIds(recorded);
  return recorded.findLast(
    ({ id, event }) => event.type !== "undone" && isUndoable(event) && !undone.has(id),
  );
}

/** A result is not undone but revoked, because the bracket may already stand on it (CR1). */
export function isUndoable(event: BoutEvent): boolean {
  return event.type !== "result-declared" && event.type !== "result-revoked";
}

export function isCorrection(event: BoutEvent): event is CorrectionEvent {
  return event.type === "undone" || event.type === "replaced" || event.type === "moved-to-opponent";
}

export function isScore(event: BoutEvent): event is ScoreEvent {
  return SCORES.has(event.type);
}

const SCORES: ReadonlySet<BoutEvent["type"]> = new Set<ScoreEvent["type"]>([
  "points-scored",
  "advantage-given",
  "penalty-given",
  "warning-given",
  "escape-timed",
]);

type Change = Exclude<CorrectionEvent, { type: "undone" }>;

/** Read backwards: a correction only ever speaks of something earlier, so one pass knows which of them still hold. */
function readCorrections(recorded: readonly RecordedEvent[]) {
  const undone = new Set<string>();
  const changes = new Map<string, readonly Change[]>();
  for (const { id, event } of recorded.toReversed()) {
    if (undone.has(id) || !isCorrection(event)) continue;
    if (event.type === "undone") undone.add(event.target);
    else changes.set(event.target, [event, ...(changes.get(event.target) ?? [])]);
  }
  return { undone, changes };
}

function changed(event: BoutEvent, change: Change): BoutEvent {
  if (change.type === "replaced") return change.by;
  return isScore(event) ? { ...event, corner: opponentOf(event.corner) } : event;
}
