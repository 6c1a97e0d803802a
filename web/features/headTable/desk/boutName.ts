import type { Fighting } from "#contract/competition/entity.ts";
import { shortName } from "#web/i18n/names.ts";
import { mats } from "#texts/headTable/mats.ts";
import { categoryName, pairText, waitingText } from "#web/sport/facts/boutText.ts";
import { cornersOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { boutRound } from "#web/sport/facts/boutRound.ts";
import { isPaired } from "#web/sport/facts/boutPhase.ts";

/**
 * What a bout is called where it is taken hold of: «схватка 12, Иванов И. — Петров П.». While a corner is open many bouts
 * would be called alike, so it is told what is fought for and whom the corner waits for.
 */
export function boutName(view: CompetitionView, bout: Fighting): string {
  if (isPaired(bout)) return mats.bout(bout.number, pairText(view, bout));
  const pair = cornersOf(view, bout).map((fighter, index) =>
    fighter === undefined ? withSmallFirst(waitingText(view, bout, index)) : shortName(fighter),
  );
  const about = [categoryName(view, bout), withSmallFirst(boutRound(bout))];
  return mats.openBout(bout.number, about, pair);
}

/** The names of groups stay as they are. */
const withSmallFirst = (text: string) => text.charAt(0).toLocaleLowerCase("ru") + text.slice(1);
