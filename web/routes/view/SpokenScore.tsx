import { useState } from "react";
import type { Fighting } from "#contract/entity.ts";
import { SPOILER } from "#web/frame/spoilers/Spoiler.tsx";
import { boutPage as text } from "#web/i18n/ru/boutPage.ts";
import { endingWords } from "#web/sport/boutExtras.ts";
import { announcedName } from "#web/sport/fighterName.ts";
import { VisuallyHidden } from "#web/ui/VisuallyHidden.tsx";
import { cornersOf, isFinished, scoreOf, type CompetitionView } from "./competitionView.ts";

type Props = { view: CompetitionView; bout: Fighting };

/** Tells a screen reader the new score, politely and only when it has changed since the page was opened (BP6). */
export function SpokenScore({ view, bout }: Props) {
  const words = wordsOf(view, bout);
  const [first, setFirst] = useState({ uuid: bout.uuid, words });
  if (first.uuid !== bout.uuid) setFirst({ uuid: bout.uuid, words });
  return (
    <VisuallyHidden>
      <output {...SPOILER}>{words === first.words ? "" : words}</output>
    </VisuallyHidden>
  );
}

function wordsOf(view: CompetitionView, bout: Fighting): string {
  const [red, blue] = cornersOf(view, bout);
  if (red === undefined || blue === undefined) return "";
  const score = text.spokenScore(
    announcedName(red),
    scoreOf(bout, red.uuid).scores,
    announcedName(blue),
    scoreOf(bout, blue.uuid).scores,
  );
  if (!isFinished(bout)) return score;
  const winner = view.fighters.get(bout.winner?.uuid ?? "");
  const result = winner ? text.won(announcedName(winner)) : text.noWinner;
  return text.spokenEnd([result, endingWords(bout), score].filter(Boolean).join(", "));
}
