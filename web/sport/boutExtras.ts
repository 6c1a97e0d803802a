import type { Fighting, Rules } from "#contract/entity.ts";
import { advantagesActive, penaltiesActive } from "#domain/ruleset/switches.ts";
import { formatClock } from "#web/i18n/numbers.ts";
import { METHOD_SHORT, METHOD_WORDS, sport } from "#web/i18n/ru/sport.ts";
import { isFinished, isOnMat } from "./boutPhase.ts";
import { methodOf } from "#contract/boutMethod.ts";

/** What stands small beside a score: `shown` on the card, `spoken` for a screen reader. */
export type Extras = { readonly shown: string; readonly spoken: string };

/** Advantages and penalties while the bout is on; afterwards what decided it, beside the winner. */
export function boutExtras(
  bout: Fighting,
  fighterUuid: string,
  points: Fighting["points"][string] | undefined,
  rules: Rules,
): Extras | undefined {
  if (points === undefined) return undefined;
  const { advantages, penalties } = points;
  if (isFinished(bout)) return decidedBy(bout, bout.winner?.uuid === fighterUuid, advantages, penalties);
  if (!isOnMat(bout)) return undefined;
  const counted = {
    advantages: advantagesActive(rules ?? undefined) ? advantages : undefined,
    penalties: penaltiesActive(rules ?? undefined) ? penalties : undefined,
  };
  const shown = liveText(counted);
  return shown === ""
    ? undefined
    : { shown, spoken: sport.card.extras(counted.advantages, counted.penalties) };
}

/** «сабмишен, 3:12»: how a bout ended, and when it ended before its time. */
export function endingWords(bout: Fighting): string {
  const method = methodOf(bout);
  if (method === undefined) return "";
  const elapsedMs = bout.result?.elapsedMs ?? 0;
  const isEarly = elapsedMs > 0 && elapsedMs < bout.clock.duration;
  return isEarly ? `${METHOD_WORDS[method]}, ${formatClock(elapsedMs)}` : METHOD_WORDS[method];
}

type Counted = { readonly advantages: number | undefined; readonly penalties: number | undefined };

/** Two numbers explain themselves by their order, as on a board; one alone needs its word, and nought is no news. */
function liveText({ advantages, penalties }: Counted): string {
  if (advantages !== undefined && penalties !== undefined) return `${advantages} / ${penalties}`;
  if (advantages !== undefined && advantages > 0) return sport.card.advantagesShort(advantages);
  return penalties !== undefined && penalties > 0 ? sport.card.penaltiesShort(penalties) : "";
}

function decidedBy(
  bout: Fighting,
  isWinner: boolean,
  advantages: number,
  penalties: number,
): Extras | undefined {
  const method = methodOf(bout);
  if (method === "advantages") return same(sport.card.advantagesShort(advantages));
  if (method === "fewer_penalties") return same(sport.card.penaltiesShort(penalties));
  if (method === undefined || method === "points") return undefined;
  return isWinner || bout.winner === null
    ? { shown: METHOD_SHORT[method], spoken: METHOD_WORDS[method] }
    : undefined;
}

const same = (words: string): Extras => ({ shown: words, spoken: words });
