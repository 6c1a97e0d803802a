import { z } from "zod";
import {
  PRESETS,
  SCORE_KINDS,
  TIE_BREAKS,
  type CompetitionRules,
  type OvertimeSpec,
  type ScoreAction,
} from "#domain/ruleset/rules.ts";

const word = z.string().min(1).max(80);
const seconds = z.number().int().positive().max(7200);
const count = z.number().int().min(0).max(100);
const value = z.number().int().min(-100).max(100);

const side = z.object({ color: word, label: word });

const action: z.ZodType<ScoreAction> = z.object({
  id: word,
  label: word,
  short: word,
  value,
  kind: z.enum(SCORE_KINDS),
  to: z.enum(["self", "opponent"]),
  phase: z.enum(["any", "scored"]).exactOptional(),
  hold: count.exactOptional(),
  group: word.exactOptional(),
  code: word.exactOptional(),
});

const effect = z.union([
  z.object({ to: z.enum(["self", "opponent"]), kind: z.enum(["points", "advantage"]), value }),
  z.object({ kind: z.literal("disqualification") }),
]);
const step = z.object({ at: count.min(1), effects: z.array(effect) });

const ladder = z.object({
  counts: z.array(word),
  steps: z.array(step),
  repeatLast: z.boolean().exactOptional(),
  atScoring: z.array(effect).exactOptional(),
  youth: z.object({ maxAge: count, steps: z.array(step).min(1) }).exactOptional(),
});

const counter = z.object({
  id: word,
  label: word,
  seconds,
  perAthlete: z.boolean().exactOptional(),
  accumulates: z.boolean().exactOptional(),
  onZero: z.enum(["sound", "penalty_prompt", "stop_bout"]),
});

const periods = z
  .array(z.object({ id: word.exactOptional(), seconds, scoring: z.enum(["all", "negative_only", "none"]) }))
  .min(1);

const time = z.object({
  periods,
  final: periods.exactOptional(),
  clock: z.enum(["down", "up"]).exactOptional(),
  breakSeconds: count.exactOptional(),
  variants: z
    .record(word, z.object({ periods, overtime: z.object({ seconds, max: count }).exactOptional() }))
    .exactOptional(),
});

const overtime: z.ZodType<OvertimeSpec> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("points"), seconds, max: count }),
  z.object({ kind: z.literal("golden_score"), seconds: seconds.nullable() }),
  z.object({
    kind: z.literal("submission_round"),
    seconds,
    start: z.array(word),
    ifNotFinished: z.literal("defender_wins"),
  }),
  z.object({
    kind: z.literal("ebi"),
    rounds: count.min(1),
    roundsNonFinal: count.min(1).exactOptional(),
    limitSeconds: seconds.nullable(),
    start: z.array(word),
  }),
]);

const hasOwnIds = (items: readonly { readonly id: string }[]): boolean =>
  new Set(items.map(({ id }) => id)).size === items.length;

/** What a competition may replace in its preset, each part whole. */
const PARTS = {
  title: word.exactOptional(),
  sides: z.tuple([side, side]).exactOptional(),
  actions: z.array(action).min(1).refine(hasOwnIds).exactOptional(),
  ladder: ladder.exactOptional(),
  progressive: z.array(z.object({ group: word, order: z.array(word) })).exactOptional(),
  counters: z.array(counter).refine(hasOwnIds).exactOptional(),
  time: time.exactOptional(),
  end: z
    .object({ submission: z.literal(true), technicalSuperiority: count.min(1).exactOptional() })
    .exactOptional(),
  tieBreak: z.array(z.enum(TIE_BREAKS)).min(1).exactOptional(),
  overtime: z.array(overtime).exactOptional(),
  video: z
    .object({ perAthlete: count, keepIfRight: z.boolean(), pointIfWrong: value.exactOptional() })
    .exactOptional(),
};

const stored = z.looseObject({
  preset: z.enum(PRESETS).or(z.literal("custom")).catch("custom"),
  advantages: z.boolean().catch(false),
  penalties: z.boolean().catch(false),
});

/**
 * The rules of a competition as it stores them. A part that is not as it should be is left to the preset: one wrong
 * button, written by somebody else's program, must not stop a day of bouts (RU17). The switches always count (RU3, RU6).
 */
export function parseCompetitionRules(rules: unknown): CompetitionRules | undefined {
  if (rules === null || rules === undefined) return undefined;
  const known = stored.safeParse(rules);
  if (!known.success) return undefined;
  const { preset, advantages, penalties, ...rest } = known.data;
  return { preset, advantages, penalties, ...fittingParts(rest) };
}

/** For a form: the parts that would be left to the preset, so that nobody saves them unseen. */
export function unusableParts(rules: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(PARTS)
    .filter(([name, schema]) => rules[name] !== undefined && !schema.safeParse(rules[name]).success)
    .map(([name]) => name);
}

function fittingParts(rules: Readonly<Record<string, unknown>>): CompetitionRules {
  const unusable = unusableParts(rules);
  const kept = Object.entries(rules).filter(([name, part]) => part !== undefined && !unusable.includes(name));
  return z.object(PARTS).parse(Object.fromEntries(kept));
}
