import { SPOILER } from "#web/frame/spoilers/Spoiler.tsx";
import { boutWords } from "#web/i18n/ru/bout.ts";
import { advantagesActive, penaltiesActive } from "#domain/ruleset/switches.ts";
import type { BoutScore, CompetitionView } from "./competitionView.ts";

type Props = { view: CompetitionView; score: BoutScore; className?: string | undefined };

/** Advantages and penalties beside a score, as far as the rules of the competition count them. */
export function Extras({ view, score, className }: Props) {
  const text = extrasText(countedExtras(view), score);
  return text === "" ? null : (
    <span className={className} {...SPOILER}>
      {text}
    </span>
  );
}

export type CountedExtras = { readonly advantages: boolean; readonly penalties: boolean };

export function countedExtras({ competition }: CompetitionView): CountedExtras {
  const rules = competition.rules ?? undefined;
  return { advantages: advantagesActive(rules), penalties: penaltiesActive(rules) };
}

/** Two numbers explain themselves by their order, as on a board; one alone needs its word, and nought is no news. */
export function extrasText(counted: CountedExtras, { advantages, penalties }: BoutScore): string {
  if (counted.advantages && counted.penalties) return `${advantages} / ${penalties}`;
  if (counted.advantages && advantages > 0) return `${boutWords.advantagesShort} ${advantages}`;
  if (counted.penalties && penalties > 0) return `${boutWords.penaltiesShort} ${penalties}`;
  return "";
}
