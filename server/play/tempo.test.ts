import { expect, test } from "vitest";
import { createTempo } from "./tempo.ts";

/** A wall clock that a test moves. */
function createClock() {
  let nowMs = 1_000_000;
  return { now: () => nowMs, pass: (ms: number) => void (nowMs += ms) };
}

test("[RH8] time of the hall passes as fast as it was let at each moment, and stands in a pause", () => {
  const clock = createClock();
  const tempo = createTempo(2, new AbortController().signal, clock.now);
  const fromMs = clock.now();
  clock.pass(1000);
  expect(tempo.hallMsSince(fromMs)).toBe(2000);
  tempo.setSpeed(60);
  clock.pass(1000);
  expect(tempo.hallMsSince(fromMs)).toBe(62_000);
  tempo.setSpeed(0);
  clock.pass(5000);
  expect([tempo.hallMsSince(fromMs), tempo.isPaused()]).toEqual([62_000, true]);
  tempo.setSpeed(1);
  clock.pass(10);
  expect(tempo.hallMsSince(fromMs)).toBe(62_010);
});

test("[RH8] who waits for the hall hears of another speed at once, and of a pause when they ask", async () => {
  const ended = new AbortController();
  const tempo = createTempo(1, ended.signal);
  const fast = tempo.pass(60_000);
  tempo.setSpeed(6_000_000);
  await fast;
  tempo.setSpeed(1);
  const given = tempo.passUnlessPaused(60_000);
  tempo.setSpeed(0);
  expect(await given).toBe(false);
  const over = tempo.pass(1);
  ended.abort();
  await expect(over).rejects.toThrow();
});
