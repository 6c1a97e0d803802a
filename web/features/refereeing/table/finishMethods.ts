import type { Competition } from "#contract/competition/entity.ts";
import type { Bout } from "#domain/bout/bout.ts";
import { findLeader, currentPeriod } from "#domain/bout/leader.ts";
import { proposeResult } from "#domain/bout/proposal.ts";
import { causeOf, type Corner, type Method } from "#domain/bout/vocabulary.ts";
import { advantagesActive, penaltiesActive } from "#domain/ruleset/switches.ts";
import type { TieBreak } from "#domain/ruleset/rules.ts";
import { type Technique, TECHNIQUES } from "#domain/ruleset/techniques.ts";
import { techniqueWord } from "#texts/sport/techniqueWords.ts";
import { matchesSearch } from "#web/i18n/names.ts";

export type MethodGroup = "course" | "early" | "off" | "away" | "none";

/** Every way this bout may end, as far as its rules know it; what has no winner is a group of its own. */
export function methodGroups(bout: Bout): Readonly<Record<MethodGroup, readonly Method[]>> {
  const { rules } = bout.setup;
  const kind = currentPeriod(bout)?.kind ?? "regular";
  const byRules = rules.tieBreak.flatMap((tieBreak) => DECIDES[tieBreak] ?? []);
  const course: readonly (Method | false)[] = [
    rules.tieBreak.includes("points") && (POINTS_OF[kind] ?? "points"),
    ...byRules.filter((method) => isCounted(bout, method)),
    rules.end.technicalSuperiority !== undefined && "technical_superiority",
    kind === "submission_round" && "overtime_defence",
    "decision",
  ];
  return {
    course: [...new Set(course.filter((method) => method !== false))],
    early: [kind === "regular" ? "submission" : "overtime_submission", "injury", "medical", "withdrawal"],
    off: ["dq_technical", "dq_disciplinary", ...(penaltiesActive(rules) ? (["dq_penalties"] as const) : [])],
    away: ["no_show", "walkover", "overweight"],
    none: ["double_dq", "double_no_show"],
  };
}

const DECIDES: Partial<Record<TieBreak, Method>> = {
  advantages: "advantages",
  fewer_penalties: "fewer_penalties",
  last_score: "last_score",
  highest_action: "highest_action",
  escape_time: "escape_time",
  random: "random",
};

const POINTS_OF: Readonly<Record<string, Method>> = {
  points: "overtime_points",
  golden_score: "golden_score",
};

function isCounted({ setup }: Bout, method: Method): boolean {
  if (method === "advantages") return advantagesActive(setup.rules);
  return method === "fewer_penalties" ? penaltiesActive(setup.rules) : true;
}

/** The six that nearly every bout ends with; the rest is one press further away. */
export function firstMethods(bout: Bout): readonly Method[] {
  const { course, early } = methodGroups(bout);
  const [submission = "submission"] = early;
  const byScore = course.filter((method) => method !== "decision").slice(0, 2);
  return [
    ...byScore.slice(0, 1),
    submission,
    ...byScore.slice(1),
    "decision",
    "dq_technical",
    "no_show",
  ] satisfies readonly Method[];
}

/** Those first ones; what the dialog was opened with leads them when it is not among them. */
export function shownMethods(bout: Bout, chosen: Method): readonly Method[] {
  const first = firstMethods(bout);
  return first.includes(chosen) ? first : [chosen, ...first];
}

export type Ending = { readonly winner: Corner | undefined; readonly method: Method | undefined };

/** What the dialog is filled in with when nobody has said anything yet. */
export function proposedEnding(bout: Bout): Ending {
  const proposal = proposeResult(bout);
  if (proposal?.type === "winner") return { winner: proposal.winner, method: proposal.method };
  if (proposal?.type === "no-winner" || proposal?.type === "ask") {
    return { winner: undefined, method: proposal.method };
  }
  const leader = findLeader(bout);
  return { winner: leader?.corner, method: leader?.method };
}

/** How a level bout may end: nothing that is counted decides it, so a person does (BT12). */
export function levelMethod(bout: Bout): Method {
  const { course } = methodGroups(bout);
  return course.includes("overtime_defence") ? "overtime_defence" : "decision";
}

/** Somebody does not fight on, or may not: what no stray press must decide while the clock still has time. */
export const isWithoutFight = (method: Method): boolean => NOT_FOUGHT_OUT.has(method);

const NOT_FOUGHT_OUT: ReadonlySet<Method> = new Set([
  "dq_technical",
  "dq_disciplinary",
  "dq_penalties",
  "double_dq",
  "injury",
  "medical",
  "withdrawal",
  "walkover",
  "no_show",
  "double_no_show",
  "overweight",
]);

export const isWithWinner = (method: Method): boolean => causeOf(method) !== undefined;
export const isSubmission = (method: Method | undefined): boolean =>
  method !== undefined && causeOf(method) === "submission";

/** Those of this day first, the more often the earlier; the rest as the list has them. */
export function techniquesByUse({ fightings }: Pick<Competition, "fightings">): readonly Technique[] {
  const uses = new Map<string, number>();
  for (const { result } of fightings) {
    if (result?.technique) uses.set(result.technique, (uses.get(result.technique) ?? 0) + 1);
  }
  return TECHNIQUES.map((one) => ({ ...one, label: techniqueWord(one.id, one.label) })).toSorted(
    (a, b) => (uses.get(b.id) ?? 0) - (uses.get(a.id) ?? 0),
  );
}

/** Every word of the search must be found; letter case and the dots of Ё do not matter. */
export function findTechniques(techniques: readonly Technique[], needle: string): readonly Technique[] {
  const words = needle.split(/\s+/).filter(Boolean);
  return techniques.filter(({ label }) => words.every((word) => matchesSearch(label, word)));
}
