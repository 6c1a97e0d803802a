import { advantagesActive, penaltiesActive } from "#domain/ruleset/switches.ts";
import { boutWords } from "#web/i18n/ru/bout.ts";
import type { BoutScore, CompetitionView } from "./competitionView.ts";

type Props = { view: CompetitionView; score: BoutScore; className?: string | undefined };

/** Advantages and penalties beside a score, as far as the rules of the competition count them. */
export function Extras({ view, score, className }: Props) {
  const counted = countedExtras(view);
  const values = [
    ...(counted.advantages ? [score.advantages] : []),
    ...(counted.penalties ? [score.penalties] : []),
  ];
  if (values.length === 0) return null;
  return (
    <span className={className} title={titleOf(counted)}>
      {values.join(" / ")}
    </span>
  );
}

type Counted = { readonly advantages: boolean; readonly penalties: boolean };

export function countedExtras({ competition }: CompetitionView): Counted {
  const rules = competition.rules ?? undefined;
  return { advantages: advantagesActive(rules), penalties: penaltiesActive(rules) };
}

function titleOf({ advantages, penalties }: Counted): string {
  if (advantages && penalties) return boutWords.extras;
  return advantages ? boutWords.advantages : boutWords.penalties;
}
