import type { FighterPoints, Fighting, Rules } from "#contract/competition/entity.ts";
import { advantagesActive, penaltiesActive } from "#domain/ruleset/switches.ts";
import { formatElapsed } from "#web/i18n/times.ts";
import { counterNames, counterText, type CounterKind, type CounterName } from "#texts/counters.ts";
import { METHOD_SHORT, METHOD_WORDS } from "#texts/sport/sport.ts";
import { isFinished, isOnMat } from "./boutPhase.ts";
import { publicMethodOf } from "#contract/bout/boutMethod.ts";

/** What stands small beside a score: `shown` on the card, `spoken` for a screen reader. */
export type Extras = { readonly shown: string; readonly spoken: string };

/** Advantages and penalties while the bout is on; afterwards what decided it, beside the winner. */
export function boutExtras(
  bout: Fighting,
  fighterUuid: string,
  points: FighterPoints | undefined,
  rules: Rules,
): Extras | undefined {
  if (points === undefined) return undefined;
  if (isFinished(bout)) return decidedBy(bout, bout.winner?.uuid === fighterUuid, points, rules);
  if (!isOnMat(bout)) return undefined;
  const counted = countersOf(rules, points);
  const shown = liveText(counted);
  const spoken = counted.map(({ many, value }) => `${many} ${value}`).join(", ");
  return shown === "" ? undefined : { shown, spoken };
}

/** One of the small figures beside a score. */
export type ScoreCounter = CounterName & { readonly kind: CounterKind; readonly value: number };

/** Advantages and penalties, as far as the rules of the competition count them. */
export function countersOf(rules: Rules, points: Points): readonly ScoreCounter[] {
  const given = rules ?? undefined;
  const isCounted = { advantages: advantagesActive(given), penalties: penaltiesActive(given) };
  const names = counterNames(rules);
  return (["advantages", "penalties"] as const).flatMap((kind) =>
    isCounted[kind] ? { ...names[kind], kind, value: points[kind] } : [],
  );
}

type Points = Pick<FighterPoints, "advantages" | "penalties">;

/** «сабмишен, 3:12»: how a bout ended, and when it ended before its time. */
export function endingWords(bout: Fighting): string {
  const method = publicMethodOf(bout);
  if (method === undefined) return "";
  const elapsedMs = bout.result?.elapsedMs ?? 0;
  const isEarly = elapsedMs > 0 && elapsedMs < bout.clock.duration;
  return isEarly ? `${METHOD_WORDS[method]}, ${formatElapsed(elapsedMs)}` : METHOD_WORDS[method];
}

/** Two numbers explain themselves by their order, as on a board; one alone needs its word, and nought is no news. */
function liveText(counted: readonly ScoreCounter[]): string {
  if (counted.length > 1) return counted.map(({ value }) => value).join(" / ");
  return counted
    .flatMap((counter) => (counter.value > 0 ? counterText(counter, counter.value) : []))
    .join("");
}

function decidedBy(bout: Fighting, isWinner: boolean, points: Points, rules: Rules): Extras | undefined {
  const method = publicMethodOf(bout);
  const names = counterNames(rules);
  if (method === "advantages") return same(counterText(names.advantages, points.advantages));
  if (method === "fewer_penalties") return same(counterText(names.penalties, points.penalties));
  if (method === undefined || method === "points") return undefined;
  return isWinner || bout.winner === null
    ? { shown: METHOD_SHORT[method], spoken: METHOD_WORDS[method] }
    : undefined;
}

const same = (words: string): Extras => ({ shown: words, spoken: words });
