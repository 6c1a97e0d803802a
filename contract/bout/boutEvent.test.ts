import { expect, test } from "vitest";
import type { z } from "zod";
import type { BoutEvent } from "#domain/bout/event.ts";
import { boutEventSchema } from "./boutEvent.ts";

/** Does not compile unless each can stand in for the other: the wire says what the domain says, no more and no less. */
type Same<A, B> = [A, B] extends [B, A] ? true : false;
const isSame: Same<z.infer<typeof boutEventSchema>, BoutEvent> = true;

const accepts = (value: unknown) => boutEventSchema.safeParse(value).success;

const EVENTS: readonly BoutEvent[] = [
  { type: "bout-called" },
  { type: "clock-started" },
  { type: "clock-stopped" },
  { type: "clock-adjusted", elapsedMs: 61_000 },
  { type: "period-started", periodIndex: 1 },
  { type: "points-scored", corner: "red", points: -1, action: "minus" },
  { type: "advantage-given", corner: "blue" },
  { type: "penalty-given", corner: "red", action: "caution" },
  { type: "warning-given", corner: "red" },
  { type: "escape-timed", corner: "blue", escapeMs: 12_500 },
  { type: "countdown-started", counter: "stalling", seconds: 20, corner: "red" },
  { type: "countdown-stopped", counter: "stalling" },
  { type: "position-lost", corner: "red" },
  { type: "sides-swapped" },
  { type: "undone", target: "0198c7a1" },
  { type: "replaced", target: "0198c7a1", by: { type: "points-scored", corner: "red", points: 3 } },
  { type: "moved-to-opponent", target: "0198c7a1" },
  { type: "result-declared", method: "submission", winner: "blue", technique: "armbar", note: "тап" },
  { type: "result-declared", method: "double_dq" },
  { type: "result-revoked", reason: "ошибка стола" },
  { type: "note-added", text: "врач на ковре" },
  { type: "bout-rewound" },
  { type: "bout-rewound", target: "0198c7a1", reason: "победитель записан неверно" },
];

for (const event of EVENTS)
  test(`${event.type} arrives as it was sent`, () => {
    expect(isSame).toBe(true);
    expect(boutEventSchema.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
  });

const REFUSED: Readonly<Record<string, unknown>> = {
  "an event nobody knows": { type: "bout-blessed" },
  "an event without a type": { corner: "red", points: 2 },
  "a field nobody asked for": { type: "clock-started", isAdmin: true },
  "a corner that is not there": { type: "advantage-given", corner: "white" },
  "points as text": { type: "points-scored", corner: "red", points: "2" },
  "half a point": { type: "points-scored", corner: "red", points: 0.5 },
  "more points than any bout has": { type: "points-scored", corner: "red", points: 100 },
  "a field said to be undefined": { type: "advantage-given", corner: "red", action: undefined },
  "a field said to be null": { type: "result-revoked", reason: null },
  "a way to win that is none": { type: "result-declared", method: "charm", winner: "red" },
  "a note of more than 500 characters": { type: "note-added", text: "а".repeat(501) },
  "an empty note": { type: "note-added", text: "" },
  "an action that is a sentence": { type: "penalty-given", corner: "red", action: "a b" },
  "time before the beginning": { type: "clock-adjusted", elapsedMs: -1 },
  "an undo of nothing": { type: "undone", target: "" },
  "a replacement that is no score": { type: "replaced", target: "1", by: { type: "clock-started" } },
  "a stranger inside a replacement": {
    type: "replaced",
    target: "1",
    by: { type: "advantage-given", corner: "red", extra: 1 },
  },
};

for (const [what, value] of Object.entries(REFUSED))
  test(`${what} is refused`, () => {
    expect(accepts(value)).toBe(false);
  });
