import { expect, test } from "vitest";
import { boutSetup } from "#contract/bout/boutSetup.ts";
import { remainingMs } from "#domain/bout/clock.ts";
import { decideBout } from "#domain/bout/decide.ts";
import type { RecordedEvent } from "#domain/bout/event.ts";
import { replayBout } from "#domain/bout/fold.ts";
import { createChance } from "#domain/draw/chance.ts";
import { PRESETS } from "#domain/ruleset/rules.ts";
import { nextStep } from "./nextStep.ts";

const MOST_STEPS = 300;

/** The invented bout to its end, with no time passing but its own. */
function play(preset: string, seed: string) {
  const setup = boutSetup({ preset, advantages: true, penalties: true }, 300);
  const chance = createChance(seed);
  const recorded: RecordedEvent[] = [];
  let nowMs = 0;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const bout = replayBout(setup, recorded);
    const step = nextStep(bout, nowMs, chance);
    if (step === undefined) return bout;
    nowMs += step.afterMs;
    const decided = decideBout(bout, step.command);
    const boutMs = remainingMs(bout.clock, nowMs);
    if (decided.ok) recorded.push({ id: `act-${steps}`, event: decided.value, atMs: nowMs, boutMs });
  }
  throw new Error(`${preset}, seed ${seed}: not over after ${MOST_STEPS} steps`);
}

test("[OP16] an invented bout comes to an end under every rule set, with the clock where the table left it", () => {
  const methods = new Set<string>();
  for (const preset of PRESETS) {
    for (let seed = 0; seed < 40; seed += 1) {
      const { outcome, clock } = play(preset, `${preset}/${seed}`);
      if (outcome) methods.add(outcome.method);
      expect(outcome).toBeDefined();
      expect(clock.isRunning).toBe(false);
    }
  }
  // Not all alike: the screens are to show more than one kind of ending.
  expect([...methods]).toEqual(expect.arrayContaining(["points", "submission", "decision"]));
});
