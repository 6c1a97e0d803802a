import type { Bout } from "#domain/bout/bout.ts";
import { carriedEffects } from "#domain/bout/ladder.ts";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import { periodsOf } from "#domain/ruleset/periods.ts";
import { control } from "#web/i18n/ru/refereeing/control.ts";

/** «2-й период из 2», «Овертайм»; empty where a bout is fought in one go. */
export function periodWords({ setup }: Pick<Bout, "setup">, periodIndex: number): string {
  const periods = periodsOf(setup.rules);
  const period = periods[periodIndex];
  const regular = setup.rules.periods.length;
  if (period === undefined) return "";
  if (period.kind === "golden_score") return control.goldenScore;
  if (period.kind !== "regular") return control.overtime;
  if (regular === 1) return "";
  const name = control.period(periodIndex + 1, regular);
  return period.scoring === "none" ? `${name}, ${control.withoutPoints}` : name;
}

/** What starting that period will do to the score by itself, so that nobody is surprised (RU16). */
export function carriedWords(bout: Bout, periodIndex: number, surnames: ByCorner<string>): string {
  const last = bout.log.at(-1);
  const started = {
    id: "",
    event: { type: "period-started", periodIndex } as const,
    atMs: last?.atMs ?? 0,
    periodIndex,
    elapsedMs: 0,
    isAfterTime: false,
  };
  const words = carriedEffects(bout.setup.rules, [...bout.log, started]).flatMap(({ corner, effect }) =>
    effect.kind === "points" ? [control.proposal.carriedOne(surnames[corner], effect.value)] : [],
  );
  return words.length === 0 ? "" : control.proposal.carried(words.join(", "));
}
