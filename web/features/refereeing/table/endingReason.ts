import type { Bout } from "#domain/bout/bout.ts";
import { disqualifyingFault } from "#domain/bout/ladderProposal.ts";
import type { ByCorner, Corner, Method } from "#domain/bout/vocabulary.ts";
import { advantagesActive } from "#domain/ruleset/switches.ts";
import { formatElapsed } from "#web/i18n/times.ts";
import { control, REASON_WORDS as words } from "#texts/refereeing/control.ts";
import { counterNames } from "#texts/counters.ts";
import { proposedEnding } from "./finishMethods.ts";

/**
 * Why the rules point at this winner: «баллы 4:4, преимущества 2:1, победа красного». Left stands first. Where they point
 * at nobody, whoever has chosen one is not asked to.
 */
export function endingReason(bout: Bout, chosen?: Corner): string {
  const { winner, method } = proposedEnding(bout);
  const { penalties } = counterNames(bout.setup.rules);
  if (method === "double_dq") return control.finish.byRules(words.bothLadder(penalties));
  if (method === "decision" && winner === undefined) return control.proposal.ask;
  if (method === "random" && winner === undefined) return control.proposal.lot;
  if (winner === undefined || method === undefined)
    return chosen === undefined ? control.finish.undecided : control.finish.even;
  const colour = bout.sides[0] === winner ? words.ofRed : words.ofBlue;
  return control.finish.byRules([...reasons(bout, method), words.wins(colour)].join(", "));
}

/** «4-е предупреждение: по правилам дисквалификация»; empty where no penalty puts this athlete out. */
export function disqualificationReason(bout: Bout, offender: Corner): string {
  const fault = disqualifyingFault(bout, offender);
  if (fault === undefined) return "";
  const names = counterNames(bout.setup.rules);
  const name = fault.event.type === "penalty-given" ? names.penalties : names.warnings;
  return control.finish.outByLadder(fault.count, name);
}

function reasons(bout: Bout, method: Method): readonly string[] {
  const names = counterNames(bout.setup.rules);
  const points = words.points(pair(bout, ({ points: value }) => value));
  const advantages = advantagesActive(bout.setup.rules)
    ? [
        words.counted(
          names.advantages,
          pair(bout, ({ advantages: value }) => value),
        ),
      ]
    : [];
  const penalties = words.counted(
    names.penalties,
    pair(bout, (line) => line.penalties),
  );
  const lead = Math.abs(bout.score.red.points - bout.score.blue.points);
  const byMethod: Partial<Record<Method, readonly string[]>> = {
    dq_penalties: [words.ladder(names.penalties)],
    technical_superiority: [points, words.superiority(lead)],
    advantages: [points, ...advantages],
    fewer_penalties: [points, ...advantages, penalties],
    last_score: [points, words.lastScore],
    highest_action: [points, words.highest],
    escape_time: [words.escape(escapes(bout))],
    overtime_defence: [points, words.defence],
  };
  return byMethod[method] ?? [points];
}

type Line = ByCorner<Bout["score"]["red"]>["red"];

const pair = ({ sides, score }: Bout, of: (line: Line) => number): string =>
  sides.map((corner) => of(score[corner])).join(":");

const escapes = ({ sides, escapeMs }: Bout): readonly string[] =>
  sides.map((corner) => formatElapsed(escapeMs[corner]));
