import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { boutSetup } from "#contract/bout/boutSetup.ts";
import type { BoutEvent, RecordedEvent } from "#domain/bout/event.ts";
import { commandToEvent } from "#domain/bout/command.ts";
import { replayBout } from "#domain/bout/fold.ts";
import { replayCourse } from "./replay.ts";

const SETUP = boutSetup(null, 300, null);

const log = (acts: readonly (readonly [BoutEvent, number?])[]): RecordedEvent[] =>
  acts.map(([event, boutMs], at) => ({
    id: randomUUID(),
    event,
    atMs: 1_000_000 + at * 10_000,
    ...(boutMs !== undefined && { boutMs }),
  }));

const POINTS = { type: "points-scored", corner: "red", points: 2 } as const;
const RESULT = { type: "result-declared", method: "points", winner: "red" } as const;

/** Every act the course asks for is done; what the log says in the end, and how long the hall took. */
function follow(course: ReturnType<typeof replayCourse>, already: readonly RecordedEvent[] = []) {
  let recorded = [...already];
  let nowMs = 5_000_000;
  for (;;) {
    const bout = replayBout(SETUP, recorded);
    const step = course(bout, nowMs);
    if (step === undefined) return recorded.map(({ event }) => event);
    nowMs += step.afterMs;
    recorded = [...recorded, { id: randomUUID(), event: commandToEvent(step.command), atMs: nowMs }];
    if (recorded.length > 50) throw new Error("it does not end");
  }
}

const FOUGHT: readonly (readonly [BoutEvent, number?])[] = [
  [{ type: "bout-called" }],
  [{ type: "clock-started" }, 300_000],
  [POINTS, 280_000],
  [{ type: "clock-stopped" }, 270_000],
  [{ type: "clock-started" }, 270_000],
  [{ type: "clock-stopped" }, 0],
  [RESULT],
];

test("[RH6] a bout goes as it went, act by act, at the times of its clock", () => {
  const recorded = log(FOUGHT);
  const course = replayCourse(recorded);
  expect(follow(course)).toEqual(FOUGHT.map(([event]) => event));
  const started = replayBout(SETUP, recorded.slice(0, 2));
  // Twenty seconds of the bout are to pass before the points.
  expect(course(started, started.clock.startedAtMs ?? 0)?.afterMs).toBe(20_000);
});

test("[RH6] what was taken back is not practised, and of two results the last counts", () => {
  const recorded = log(FOUGHT.slice(0, 3));
  const wrong = { type: "points-scored", corner: "blue", points: 4 } as const;
  const [blunder] = log([[wrong, 275_000]]);
  const undone = log([[{ type: "undone", target: blunder?.id ?? "" }]]);
  const blue = { ...RESULT, winner: "blue" } as const;
  const rest = log([...FOUGHT.slice(3, 6), [blue], [{ type: "result-revoked" }], [RESULT]]);
  const whole = [...recorded, ...(blunder ? [blunder] : []), ...undone, ...rest];
  expect(follow(replayCourse(whole))).toEqual(FOUGHT.map(([event]) => event));
});

test("[RH6] after a pause or a person's own acts the bout goes on to the result it had", () => {
  const extra = log([...FOUGHT.slice(0, 2), [{ type: "clock-stopped" }, 290_000]]);
  const events = follow(replayCourse(log(FOUGHT)), extra);
  expect(events.at(-1)).toEqual(RESULT);
  expect(events.filter(({ type }) => type === "points-scored")).toEqual([POINTS]);
  expect(follow(replayCourse([]))).toEqual([]);
});
