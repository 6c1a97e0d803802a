import * as fc from "fast-check";
import { expect, test } from "vitest";
import { nextToCall } from "./nextToCall.ts";
import { startPace } from "./pace.ts";
import { REST_RULES } from "./rest.ts";
import { unsettledMs, waitingBout } from "./standstill.ts";
import { bout, mat, MINUTE, NOW } from "./testing/day.ts";
import type { MatQueue } from "./queue.ts";

test("[DK14] a clock at 0:00 is told after a minute without a result, and for how long", () => {
  expect(unsettledMs(NOW - 59_000, NOW)).toBeUndefined();
  expect(unsettledMs(NOW + MINUTE, NOW)).toBeUndefined();
  expect(unsettledMs(NOW - MINUTE, NOW)).toBe(MINUTE);
  expect(unsettledMs(NOW - 7 * MINUTE, NOW)).toBe(7 * MINUTE);
});

const rest = REST_RULES.ijf;

/** How many minutes the mat waits, of a day that began so long ago. */
function waited(
  queue: MatQueue,
  begunAgo: number,
  ended: ReadonlyMap<string, number> = new Map(),
  inPlay: ReadonlySet<string> = new Set(),
  beforeFinal: ReadonlySet<string> = new Set(),
) {
  const pace = { ...startPace(), lastEndedAtMs: new Map(ended.has("A") ? [["A", ended.get("A") ?? 0]] : []) };
  const rests = { rest, lastEndedAtMs: ended };
  const found = waitingBout(
    queue,
    { pace, rests, beginMs: NOW - begunAgo * MINUTE, inPlay, beforeFinal },
    NOW,
  );
  return found && { bout: found.bout.id, minutes: found.waitedMs / MINUTE };
}

test("[DK15] a mat whose bout could be fought for three minutes and nobody begins it is told", () => {
  const queue = mat("A", bout("1", "a b"), bout("2", "c d"));
  expect(waited(queue, 2)).toBeUndefined();
  expect(waited(queue, 5)).toEqual({ bout: "1", minutes: 5 });
  // Nothing is late before the day has begun, and an empty mat waits for nobody.
  expect(waited(queue, -1)).toBeUndefined();
  expect(waited(mat("A"), 60)).toBeUndefined();
  expect(waited(mat("A", bout("1", "a")), 60)).toBeUndefined();
});

test("[DK15] who is called, fights or rests keeps a mat from being told, and so does a break", () => {
  const called = mat("A", bout("1", "a b", { state: "called" }), bout("2", "c d"));
  expect(waited(called, 60)).toBeUndefined();
  expect(waited(mat("A", bout("1", "a b", { state: "running" })), 60)).toBeUndefined();
  expect(waited(mat("A", bout("1", "a b")), 60, new Map(), new Set(["b"]))).toBeUndefined();
  const resting = new Map([["a", NOW - 8 * MINUTE]]);
  expect(waited(mat("A", bout("1", "a b")), 60, resting)).toBeUndefined();
  // The one behind it could have been fought.
  expect(waited(mat("A", bout("1", "a b"), bout("2", "c d")), 60, resting)).toEqual({
    bout: "2",
    minutes: 60,
  });
  const lunch = { fromMs: NOW - 58 * MINUTE, toMs: NOW + MINUTE };
  expect(waited({ ...mat("A", bout("1", "a b")), breaks: [lunch] }, 60)).toBeUndefined();
  expect(waited(mat("A", bout("1", "a b", { notBeforeMs: NOW - MINUTE })), 60)).toBeUndefined();
});

test("[DK15] [DR80] a final does not wait for anybody while a bout of its category stands before it", () => {
  const bronze = bout("bronze", "a b");
  const final = bout("final", "c d", { isFinal: true });
  const resting = new Map([["a", NOW - MINUTE]]);
  expect(waited(mat("A", bronze, final), 60, resting)).toBeUndefined();
  // A bronze whose pair is not known yet holds it back too; the final of another category goes on.
  expect(waited(mat("A", bout("bronze", "a"), final), 60)).toBeUndefined();
  const other = bout("other", "e f", { isFinal: true, category: "-84" });
  expect(waited(mat("A", bronze, other), 60, resting)).toEqual({ bout: "other", minutes: 60 });
  // The bronze of another mat holds it back as well.
  const bronzeIsOpen = new Set([final.category]);
  expect(waited(mat("A", final), 60, new Map(), new Set(), bronzeIsOpen)).toBeUndefined();
  expect(waited(mat("A", other), 60, new Map(), new Set(), bronzeIsOpen)?.bout).toBe("other");
});

const PEOPLE = ["a", "b", "c", "d", "e", "f", "g", "h"];

test("[DK15] [DY47] what is told of a mat that stands still is the bout it offers to call", () => {
  const day = fc.record({
    list: fc.array(
      fc.record({
        fighters: fc.uniqueArray(fc.constantFrom(...PEOPLE), { maxLength: 2 }),
        category: fc.constantFrom("-66", "-77", "-84"),
        isFinal: fc.boolean(),
      }),
      { maxLength: 24 },
    ),
    ago: fc.dictionary(fc.constantFrom(...PEOPLE), fc.nat(30)),
    inPlay: fc.uniqueArray(fc.constantFrom(...PEOPLE), { maxLength: 2 }),
    open: fc.uniqueArray(fc.constantFrom("-66", "-77", "-84"), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(day, ({ list, ago, inPlay, open }) => {
      // The final whose pair is open yet has nobody to call.
      const bouts = list
        .filter(({ fighters, isFinal }) => fighters.length === 2 || !isFinal)
        .map(({ fighters, ...more }, index) => bout(`${index}`, fighters.join(" "), more));
      const ended = new Map(Object.entries(ago).map(([who, minutes]) => [who, NOW - minutes * MINUTE]));
      const unpaired = bouts.filter(({ fighters }) => fighters.length < 2);
      const beforeFinal = new Set([...open, ...unpaired.map(({ category }) => category)]);
      const told = waited(mat("1", ...bouts), 60, ended, new Set(inPlay), beforeFinal);
      const moment = { rest, nowMs: NOW, lastEndedAtMs: ended, inPlay: new Set(inPlay), beforeFinal };
      const paired = bouts.filter(({ fighters }) => fighters.length === 2);
      if (told !== undefined) expect(nextToCall(paired, moment)?.id).toBe(told.bout);
    }),
    { numRuns: 500 },
  );
});

test("[DK15] after a bout the mat has its changeover before it waits for anybody", () => {
  const queue = mat("A", bout("1", "a b"));
  expect(waited(queue, 60, new Map([["A", NOW - 4 * MINUTE]]))).toBeUndefined();
  expect(waited(queue, 60, new Map([["A", NOW - 6 * MINUTE]]))?.minutes).toBeCloseTo(4.75);
});
