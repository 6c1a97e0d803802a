import { z } from "zod";
import type { Slot } from "#domain/draw/bracket.ts";
import { boutWords } from "#web/i18n/ru/bout.ts";
import { sourceWords } from "#web/i18n/ru/sport.ts";

const slotSchema: z.ZodType<Slot> = z.union([
  z.object({ winnerOf: z.string() }),
  z.object({ loserOf: z.string() }),
  z.object({ beatenBy: z.object({ winnerOf: z.string(), round: z.number() }) }),
  z.object({ groupRank: z.object({ group: z.string(), place: z.number() }) }),
  z.object({ winnerOfSeries: z.array(z.string()) }),
  z.object({ loserOfSeries: z.array(z.string()) }),
]);

/** Whom an open corner waits for, as the bout itself tells it: «Победитель схватки 19». */
export function openSlotWords(source: unknown, numberOf: (bracketId: string) => number | undefined): string {
  const slot = slotSchema.safeParse(source);
  return slot.success ? sourceWords(slot.data, numberOf) : boutWords.tbd;
}
