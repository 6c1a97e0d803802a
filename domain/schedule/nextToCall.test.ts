import { expect, test } from "vitest";
import { nextToCall, type Moment } from "./nextToCall.ts";
import { REST_RULES } from "./rest.ts";
import { bout, MINUTE, NOW } from "./testing/day.ts";

const moment = (minutesAgo: Readonly<Record<string, number>>, inPlay = ""): Moment => ({
  rest: REST_RULES.ibjjf,
  nowMs: NOW,
  lastEndedAtMs: new Map(Object.entries(minutesAgo).map(([who, ago]) => [who, NOW - ago * MINUTE])),
  inPlay: new Set(inPlay.split(" ")),
});

test("[DY10] [DY47] a bout whose athlete rests or is on another mat lets the next one pass", () => {
  const queue = [bout("1", "A B"), bout("2", "C D"), bout("3", "E F")];
  expect(nextToCall(queue, moment({}))?.id).toBe("1");
  expect(nextToCall(queue, moment({ A: 5, B: 20 }))?.id).toBe("1");
  expect(nextToCall(queue, moment({ A: 4 }))?.id).toBe("2");
  expect(nextToCall(queue, moment({ A: 4 }, "D"))?.id).toBe("3");
});

test("[DY47] when all of the next ones wait it is the one that is rested first, and who is called stays", () => {
  const queue = [bout("1", "A B"), bout("2", "A C"), bout("3", "A D")];
  expect(nextToCall(queue, moment({ A: 1 }))?.id).toBe("1");
  expect(nextToCall(queue, moment({ A: 1, B: 0 }))?.id).toBe("2");
  expect(nextToCall(queue, moment({ A: 1 }, "A"))?.id).toBe("1");
  const called = { ...bout("9", "A E"), state: "called" as const };
  expect(nextToCall([...queue, called], moment({ A: 1 }, "A E"))?.id).toBe("9");
  expect(nextToCall([], moment({}))).toBe(undefined);
});

test("[DR80] [DY47] a final passes no bout of its own category, and rests twice as long", () => {
  const final = bout("F", "C D", { isFinal: true });
  expect(
    nextToCall([bout("B", "A B"), final, bout("x", "E F", { category: "-66" })], moment({ A: 1 }))?.id,
  ).toBe("x");
  expect(nextToCall([final, bout("x", "E F", { category: "-66" })], moment({ C: 8 }))?.id).toBe("x");
  expect(nextToCall([final], moment({ C: 10 }))?.id).toBe("F");
});

test("[DR80] [DY47] a final waits for the bout for bronze of another mat, and lets any other bout pass", () => {
  const final = bout("F", "C D", { isFinal: true });
  const bronzeIsOpen = { ...moment({}), beforeFinal: new Set(["-77"]) };
  expect(nextToCall([final, bout("x", "E F", { category: "-66" })], bronzeIsOpen)?.id).toBe("x");
  expect(nextToCall([final, bout("x", "E F", { category: "-66" })], moment({}))?.id).toBe("F");
  expect(nextToCall([final], bronzeIsOpen)).toBeUndefined();
  expect(nextToCall([{ ...final, category: "-66" }], bronzeIsOpen)?.id).toBe("F");
  const finals = Array.from({ length: 9 }, (_, index) => ({ ...final, id: `F${index}` }));
  expect(nextToCall([...finals, bout("x", "E F", { category: "-66" })], bronzeIsOpen)?.id).toBe("x");
  // Who is called stays called.
  expect(nextToCall([{ ...final, state: "called" }], bronzeIsOpen)?.id).toBe("F");
});
