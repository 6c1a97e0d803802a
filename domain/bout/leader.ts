import { periodsOf } from "../ruleset/periods.ts";
import type { Period } from "../ruleset/periods.ts";
import type { TieBreak } from "../ruleset/rules.ts";
import { advantagesActive, penaltiesActive } from "../ruleset/switches.ts";
import type { Bout, LoggedEvent } from "./bout.ts";
import type { Corner, Method } from "./vocabulary.ts";

export type Lead = { readonly corner: Corner; readonly method: Method };

/** Who is ahead, and by what: the first criterion of the rules that tells the two apart (BT20). */
export function findLeader(bout: Bout): Lead | undefined {
  for (const tieBreak of bout.setup.rules.tieBreak) {
    const lead = leadBy(bout, tieBreak);
    if (lead) return lead;
  }
  return undefined;
}

/** Who is ahead by this criterion alone; nobody, where only a person or more fighting can tell. */
export function leadBy(bout: Bout, tieBreak: TieBreak): Lead | undefined {
  const { red, blue } = bout.score;
  const { rules } = bout.setup;
  switch (tieBreak) {
    case "points":
      return lead(red.points - blue.points, POINTS_IN[currentPeriod(bout)?.kind ?? "regular"]);
    case "advantages":
      return advantagesActive(rules) ? lead(red.advantages - blue.advantages, "advantages") : undefined;
    case "fewer_penalties":
      return penaltiesActive(rules) ? lead(blue.penalties - red.penalties, "fewer_penalties") : undefined;
    case "last_score":
      return lead(signOf(scoredLast(bout)), "last_score");
    case "highest_action":
      return lead(highestAction(bout, "red") - highestAction(bout, "blue"), "highest_action");
    case "escape_time":
      return bothEscaped(bout) ? lead(bout.escapeMs.blue - bout.escapeMs.red, "escape_time") : undefined;
    case "overtime":
    case "referee_decision":
    case "random":
      return undefined;
  }
}

/** The last technical score that still counts; points that came from a penalty were not scored (AJP). */
export function scoredLast(bout: Bout): (LoggedEvent & { readonly corner: Corner }) | undefined {
  const last = scores(bout).at(-1);
  return last && { ...last.logged, corner: last.corner };
}

export function currentPeriod({ setup, clock }: Bout): Period | undefined {
  return periodsOf(setup.rules)[clock.periodIndex];
}

const POINTS_IN: Readonly<Record<Period["kind"], Method>> = {
  regular: "points",
  points: "overtime_points",
  golden_score: "golden_score",
  submission_round: "points",
  ebi: "points",
};

function lead(redOverBlue: number, method: Method): Lead | undefined {
  if (redOverBlue === 0) return undefined;
  return { corner: redOverBlue > 0 ? "red" : "blue", method };
}

const signOf = (last: { readonly corner: Corner } | undefined): number => {
  if (!last) return 0;
  return last.corner === "red" ? 1 : -1;
};

const highestAction = (bout: Bout, corner: Corner): number =>
  Math.max(0, ...scores(bout).map((score) => (score.corner === corner ? score.points : 0)));

const bothEscaped = ({ escapeMs }: Bout): boolean => escapeMs.red > 0 && escapeMs.blue > 0;

const scores = (bout: Bout) =>
  bout.log.flatMap((logged) => {
    const { event } = logged;
    return event.type === "points-scored" && event.points > 0
      ? [{ logged, corner: event.corner, points: event.points }]
      : [];
  });
