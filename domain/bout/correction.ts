import type { BoutEvent, CorrectionEvent, RecordedEvent, RewindEvent, ScoreEvent } from "./event.ts";
import { opponentOf } from "./vocabulary.ts";

/** The act an event takes back, replaces or moves. */
export const targetOf = (event: BoutEvent): string | undefined =>
  event.type === "undone" || event.type === "replaced" || event.type === "moved-to-opponent"
    ? event.target
    : undefined;

/**
 * What counts, in the order it happened. A correction leaves the log as it is and changes how it is read: the
 * corrected event keeps its place and its clock time, so everything that follows from it is worked out again (BT9).
 */
export function effectiveEvents(recorded: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const standing = withoutRewound(recorded);
  const { undone, changes } = readCorrections(standing);
  return standing
    .filter(({ id, event }) => !undone.has(id) && !isCorrection(event))
    .map((entry) => ({ ...entry, event: (changes.get(entry.id) ?? []).reduce(changed, entry.event) }));
}

/** The ids of what was taken back, undone corrections included. */
export function undoneIds(recorded: readonly RecordedEvent[]): ReadonlySet<string> {
  const standing = withoutRewound(recorded);
  const { undone } = readCorrections(standing);
  if (standing.length === recorded.length) return undone;
  const left = new Set(standing);
  return new Set([...undone, ...recorded.filter((entry) => !left.has(entry)).map(({ id }) => id)]);
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
  return event.type !== "result-declared" && event.type !== "result-revoked" && event.type !== "bout-rewound";
}

/** Whether it changes how earlier events are read. */
export function isCorrection(event: BoutEvent): event is CorrectionEvent | RewindEvent {
  return (
    event.type === "undone" ||
    event.type === "replaced" ||
    event.type === "moved-to-opponent" ||
    event.type === "bout-rewound"
  );
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
    if (undone.has(id) || !isCorrection(event) || event.type === "bout-rewound") continue;
    if (event.type === "undone") undone.add(event.target);
    else changes.set(event.target, [event, ...(changes.get(event.target) ?? [])]);
  }
  return { undone, changes };
}

/** A rewind may go back behind another one: what that one had taken away is there again. */
function withoutRewound(recorded: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const last = recorded.findLastIndex(({ event }) => event.type === "bout-rewound");
  const rewind = recorded[last]?.event;
  if (rewind?.type !== "bout-rewound") return recorded;
  const { target } = rewind;
  const end = target === undefined ? 0 : recorded.findIndex(({ id }) => id === target) + 1;
  return [...withoutRewound(recorded.slice(0, end)), ...recorded.slice(last + 1)];
}

function changed(event: BoutEvent, change: Change): BoutEvent {
  if (change.type === "replaced") return change.by;
  return isScore(event) ? { ...event, corner: opponentOf(event.corner) } : event;
}
