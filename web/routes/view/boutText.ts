import type { Fighting } from "#contract/entity.ts";
import { formatClock, formatNumber } from "#web/i18n/numbers.ts";
import { shortName } from "#web/i18n/names.ts";
import { boutWords } from "#web/i18n/ru/bout.ts";
import { openSlotWords } from "#web/sport/openSlot.ts";
import { boutsOfCategory, cornersOf, scoreOf, type CompetitionView } from "./competitionView.ts";

/** «Иванов И. — Петров П.» */
export function pairText(view: CompetitionView, bout: Fighting): string {
  return cornersOf(view, bout)
    .map((fighter) => (fighter === undefined ? boutWords.tbd : shortName(fighter)))
    .join(" — ");
}

/** Whom the open corner of a bout waits for: «Победитель схватки 19». */
export function waitingText(view: CompetitionView, bout: Fighting, index: number): string {
  const numberOf = (bracketId: string) =>
    boutsOfCategory(view, bout.category.uuid).find((one) => one.bracketId === bracketId)?.number ?? undefined;
  return openSlotWords(bout.slots[index]?.source, numberOf);
}

/** «6:2», the first corner first. */
export function scoreText(bout: Fighting): string {
  return bout.slots.map(({ fighter }) => formatNumber(scoreOf(bout, fighter ?? undefined).scores)).join(":");
}

/** «сабмишен, 3:12» or «по баллам»; empty while the bout is open or when nobody won it. */
export function endingText(bout: Fighting): string {
  if (bout.cause === null) return "";
  const words = bout.cause === "submission" ? boutWords.bySubmission : boutWords.byPoints;
  const elapsed = bout.result?.elapsedMs;
  return bout.cause === "submission" && typeof elapsed === "number"
    ? `${words}, ${formatClock(elapsed)}`
    : words;
}
