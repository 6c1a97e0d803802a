import { expect, test } from "vitest";
import { createServerClock } from "./serverClock.ts";

test("[RT29] the exchange with the shortest round trip is believed", () => {
  const clock = createServerClock(() => 10_000);
  clock.add({ sentAtMs: 9000, receivedAtMs: 10_000, serverMs: 12_500 });
  clock.add({ sentAtMs: 9980, receivedAtMs: 10_000, serverMs: 11_990 });
  expect(clock.now()).toBe(12_000);
});

test("until the first exchange the page's own time is the hint", () => {
  const clock = createServerClock(() => 5000);
  clock.hint(8000);
  expect(clock.now()).toBe(8000);
  clock.add({ sentAtMs: 4990, receivedAtMs: 5010, serverMs: 7000 });
  clock.hint(9000);
  expect(clock.now()).toBe(7000);
});
