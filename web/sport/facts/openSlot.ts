import { isRecord } from "#contract/shape.ts";
import type { Slot } from "#domain/draw/bracket.ts";
import { boutWords } from "#web/i18n/ru/sport/bout.ts";
import { sourceWords } from "#web/i18n/ru/sport/sport.ts";

/** Whom an open corner waits for, as the bout itself tells it: «Победитель схватки 19». */
export function openSlotWords(source: unknown, numberOf: (bracketId: string) => number | undefined): string {
  return isOpenSlot(source) ? sourceWords(source, numberOf) : boutWords.tbd;
}

/** The source of a corner whose athlete is not known yet, as it was drawn. */
export function isOpenSlot(source: unknown): source is Slot {
  if (!isRecord(source)) return false;
  const { winnerOf, loserOf, beatenBy, groupRank, winnerOfSeries, loserOfSeries } = source;
  return (
    typeof (winnerOf ?? loserOf) === "string" ||
    Array.isArray(winnerOfSeries ?? loserOfSeries) ||
    isRecord(beatenBy ?? groupRank)
  );
}
