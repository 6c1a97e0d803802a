import { expect, test } from "vitest";
import { startTimer } from "#web/platform/timer.ts";
import { claimByChannel, claimWriter } from "./writerTab.ts";

const ways = {
  "by the browser's locks": (name: string, onWriter: () => void) => claimWriter(name, startTimer, onWriter),
  "by talking": (name: string, onWriter: () => void) => claimByChannel(name, startTimer, onWriter),
};

for (const [how, claim] of Object.entries(ways)) {
  test(`[LS20] of two tabs one writes, and the other follows when it closes, ${how}`, async () => {
    const writers: string[] = [];
    const name = `bout ${how}`;
    const leaveFirst = claim(name, () => writers.push("first"));
    await settled(() => writers.length === 1);
    const leaveSecond = claim(name, () => writers.push("second"));
    await settled(() => false, 600);
    expect(writers).toEqual(["first"]);
    leaveFirst();
    await settled(() => writers.length === 2);
    expect(writers).toEqual(["first", "second"]);
    leaveSecond();
  });
}

test("[LS20] of two tabs that ask at once one writes, by talking", async () => {
  const writers: number[] = [];
  const leave = [1, 2].map((tab) => claimByChannel("bout at once", startTimer, () => writers.push(tab)));
  await settled(() => false, 900);
  expect(writers).toHaveLength(1);
  for (const out of leave) out();
});

async function settled(isDone: () => boolean, limitMs = 2000): Promise<void> {
  for (let passed = 0; passed < limitMs && !isDone(); passed += 20) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
