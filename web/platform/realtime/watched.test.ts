import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watched } from "./watched.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const heard: string[] = [];
  let losses = 0;
  let bring: (packet: string) => void = () => undefined;
  const carrier = watched((_address, onPacket) => {
    bring = onPacket;
    return { send: () => undefined, close: () => undefined };
  })(
    "wss://kover.example",
    (packet) => heard.push(packet),
    () => (losses += 1),
  );
  return { carrier, heard, bring: (packet: string) => bring(packet), losses: () => losses };
}

test("[RT3] a server that has not pinged for as long as it said is away", () => {
  const { heard, bring, losses } = open();
  bring('0{"pingInterval":2000,"pingTimeout":1000}');
  vi.advanceTimersByTime(2900);
  bring("2");
  vi.advanceTimersByTime(2900);
  expect([heard.length, losses()]).toEqual([2, 0]);
  vi.advanceTimersByTime(200);
  expect(losses()).toBe(1);
});

test("[RT3] what a closed carrier still brings is not heard, and its silence is nobody's loss", () => {
  const { carrier, heard, bring, losses } = open();
  carrier.close();
  bring("2");
  vi.advanceTimersByTime(60_000);
  expect([heard, losses()]).toEqual([[], 0]);
});
