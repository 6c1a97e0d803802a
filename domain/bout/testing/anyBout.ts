import * as fc from "fast-check";
import { PRESETS } from "../../ruleset/rules.ts";
import type { CompetitionRules } from "../../ruleset/rules.ts";
import { METHODS } from "../vocabulary.ts";
import { writeTime } from "../notationWriter.ts";

const PLAIN = ["call", "go", "stop", "swap", "Ro", "Bo", "period=0", "period=1", "revoke", "back"];
const SCORES = [
  "R+2",
  "B+4",
  "R-1",
  "B+3:guard_pass",
  "Ra",
  "Ba",
  "Rp",
  "Bp",
  "Bp:caution",
  "Rp?",
  "Bp-:penalty",
  "Rw",
  "B~0:12.5",
];
const COUNTDOWNS = ["R!stalling=20", "R!stalling", "!medical=120", "!medical", "!medical~0:31.5"];

const score = fc.constantFrom(...SCORES);
const ms = fc.integer({ min: 0, max: 600_000 });
const text = fc.string({ unit: "binary", minLength: 1, maxLength: 12 }).map((words) => JSON.stringify(words));

const said = fc.oneof(
  { arbitrary: score, weight: 4 },
  fc.constantFrom(...PLAIN, ...COUNTDOWNS),
  ms.map((elapsed) => `clock=${writeTime(elapsed)}`),
  fc.constantFrom(...METHODS).map((method) => `R#${method}`),
  fc.tuple(fc.constantFrom("note", "revoke", "B#sub:armbar", "#void"), text).map((parts) => parts.join("")),
);

/** A correction speaks of something earlier, so it needs to know how much there is. */
type Correction = (earlier: number) => string;

const correction: fc.Arbitrary<Correction> = fc
  .tuple(fc.constantFrom("u", "m", "r", "back"), fc.nat(), score)
  .map(
    ([verb, pick, by]) =>
      (earlier) =>
        `${verb}${(pick % earlier) + 1}${verb === "r" ? `=${by}` : ""}`,
  );

const when = fc.option(ms, { nil: undefined }).map((at) => (at === undefined ? "" : `@${writeTime(at)}`));
const left = fc
  .option(ms, { nil: undefined, freq: 3 })
  .map((at) => (at === undefined ? "" : `(${writeTime(at)})`));

const step = fc.record({ said, correction: fc.option(correction, { nil: undefined, freq: 1 }), when, left });

/** Any line of notation, sensible as a bout or not. */
export const anyLine: fc.Arbitrary<string> = fc.array(step, { maxLength: 15 }).map((steps) =>
  steps
    .map(({ said: plain, correction: correct, when: at, left: shown }, earlier) => {
      const body = correct && earlier > 0 ? correct(earlier) : plain;
      return body + at + shown;
    })
    .join(" "),
);

export const anyRules: fc.Arbitrary<CompetitionRules> = fc.record({
  preset: fc.constantFrom(...PRESETS),
  advantages: fc.boolean(),
  penalties: fc.boolean(),
});
