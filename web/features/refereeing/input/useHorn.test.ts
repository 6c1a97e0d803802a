import { expect, test } from "vitest";
import { hornVoice, tableSound } from "./useHorn.ts";

test("[TB1] eight mats have eight different signals, each of one and a half to two and a half seconds", () => {
  const voices = Array.from({ length: 8 }, (_, mat) => hornVoice(mat));
  expect(new Set(voices.map((voice) => JSON.stringify(voice))).size).toBe(8);
  for (const { tones, toneMs } of voices) {
    expect(tones.length * toneMs).toBeGreaterThanOrEqual(1500);
    expect(tones.length * toneMs).toBeLessThanOrEqual(2500);
  }
});

test("neighbours differ in a bigger hall too, and a bout without a mat has a signal", () => {
  expect(hornVoice(8)).not.toEqual(hornVoice(9));
  expect(hornVoice(-1)).toBeDefined();
});

test("[TB1] a table says that its signal is off, waits for a press, or cannot sound at all", () => {
  const said = (isOn: boolean, readiness: "ready" | "locked" | "unavailable") =>
    tableSound({ isOn, readiness, volume: 1 });
  expect([
    said(true, "ready"),
    said(true, "locked"),
    said(true, "unavailable"),
    said(false, "ready"),
  ]).toEqual(["on", "locked", "off", "off"]);
});
