import { screenPages as text } from "#web/i18n/ru/displays/screenPages.ts";
import type { DrawnCategory } from "#web/sport/facts/categoryPicture.ts";
import { isOpenSlot, openSlotWords } from "#web/sport/facts/boutText.ts";

/** So many letters are still read from the last row of seats in the width of a bout. */
const LETTERS = 26;

/**
 * Whom an open corner of a wall waits for: the two who fight for it where both are known, else the bout in as few words
 * as there can be. Who loses a semi-final is only told by its number: the final names the same two.
 */
export function openCornerWords(source: unknown, picture: DrawnCategory): string {
  const numberOf = (id: string) => picture.boutByBracketId.get(id)?.number ?? undefined;
  const [won, lost] = isOpenSlot(source)
    ? ["winnerOf" in source ? source.winnerOf : "", "loserOf" in source ? source.loserOf : ""]
    : ["", ""];
  const both = bothOf(won, picture);
  if (both !== undefined) return both;
  const [winnerOf, loserOf] = [numberOf(won), numberOf(lost)];
  if (winnerOf !== undefined) return text.winnerOf(winnerOf);
  return loserOf === undefined ? openSlotWords(source, numberOf) : text.loserOf(loserOf);
}

function bothOf(bracketId: string, { boutByBracketId, fighters }: DrawnCategory): string | undefined {
  const slots = boutByBracketId.get(bracketId)?.slots ?? [];
  const [first, second] = slots.map(({ fighter }) => fighters.get(fighter ?? "")?.lastName);
  if (first === undefined || second === undefined) return undefined;
  const words = text.oneOf(first, second);
  return words.length <= LETTERS ? words : undefined;
}
