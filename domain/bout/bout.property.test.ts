import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rulesFor } from "../ruleset/rulesFor.ts";
import type { Bout } from "./bout.ts";
import { isUndoable } from "./correction.ts";
import { problemWith } from "./decide.ts";
import type { RecordedEvent } from "./event.ts";
import { applyBoutEvent, openBout, replayBout } from "./fold.ts";
import { parseBout, writeBout } from "./notation.ts";
import { anyLine, anyRules } from "./testing/anyBout.ts";
import { recorded } from "./testing/after.ts";

/** Everything a screen shows; the log behind it is longer after an undo, and should be. */
function visible(bout: Bout) {
  const { recorded: _, ...shown } = bout;
  return shown;
}

/** A bout in which every event was allowed when it happened. */
const anyBout: fc.Arbitrary<Bout> = fc
  .tuple(anyLine, anyRules)
  .map(([line, competition]) =>
    recorded(line).reduce(applyIfAllowed, openBout({ rules: rulesFor(competition) })),
  );

const applyIfAllowed = (bout: Bout, entry: RecordedEvent): Bout =>
  problemWith(bout, entry.event) ? bout : applyBoutEvent(bout, entry);

test("[BT18] the same log folds to the same state, event by event or all at once", () => {
  fc.assert(
    fc.property(anyLine, anyRules, (line, competition) => {
      const setup = { rules: rulesFor(competition) };
      expect(recorded(line).reduce(applyBoutEvent, openBout(setup))).toEqual(
        replayBout(setup, recorded(line)),
      );
    }),
    { numRuns: 500 },
  );
});

test("[BT3] a log survives being written down and read again", () => {
  fc.assert(
    fc.property(anyBout, (bout) => {
      const { recorded: log } = structuredClone(bout);
      expect(replayBout(bout.setup, log)).toEqual(bout);
    }),
  );
});

test("[BT8] doing and undoing leaves everything as it was", () => {
  fc.assert(
    fc.property(anyBout, anyLine, (bout, line) => {
      for (const { event, ...entry } of recorded(line)) {
        if (!isUndoable(event) || problemWith(bout, event)) continue;
        const done = applyBoutEvent(bout, { ...entry, event, id: "done" });
        const undone = applyBoutEvent(done, {
          ...entry,
          event: { type: "undone", target: "done" },
          id: "undone",
        });
        expect(visible(undone)).toEqual(visible(bout));
      }
    }),
    { numRuns: 300 },
  );
});

test("[BT8] undoing the undo brings everything back", () => {
  fc.assert(
    fc.property(anyBout, fc.nat(), (bout, pick) => {
      const undoable = bout.log.filter(({ event }) => isUndoable(event));
      const target = undoable[pick % Math.max(1, undoable.length)]?.id;
      fc.pre(target !== undefined);
      const undone = applyBoutEvent(bout, { id: "undone", atMs: 0, event: { type: "undone", target } });
      const redone = applyBoutEvent(undone, {
        id: "redone",
        atMs: 0,
        event: { type: "undone", target: "undone" },
      });
      expect(visible(redone)).toEqual(visible(bout));
    }),
  );
});

test("[BT17] moving twice leaves everything as it was", () => {
  fc.assert(
    fc.property(anyBout, (bout) => {
      for (const { id } of bout.recorded) {
        const move = { id: "moved", atMs: 0, event: { type: "moved-to-opponent", target: id } } as const;
        const back = applyBoutEvent(applyBoutEvent(bout, move), { ...move, id: "back" });
        expect(visible(back)).toEqual(visible(bout));
      }
    }),
  );
});

test("[BT7] whatever happens, a finished bout keeps its score", () => {
  fc.assert(
    fc.property(anyBout, anyLine, (bout, line) => {
      fc.pre(bout.outcome !== undefined);
      const opens = (type: string) => type === "result-revoked" || type === "bout-rewound";
      const events = recorded(line).filter(({ event }) => !opens(event.type));
      expect(events.reduce(applyIfAllowed, bout).score).toEqual(bout.score);
    }),
  );
});

test("[BT19] reading what was written gives the same bout", () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const log = fromZero(recorded(line));
      expect(parseBout(writeBout(log))).toEqual({ ok: true, value: log });
    }),
    { numRuns: 1000 },
  );
});

/** The notation counts time from the first event. */
const fromZero = (log: readonly RecordedEvent[]): readonly RecordedEvent[] =>
  log.map((entry) => ({ ...entry, atMs: entry.atMs - (log[0]?.atMs ?? 0) }));
