import { personName } from "#web/i18n/names.ts";
import { useEffect, useState } from "react";
import type { Fighting } from "#contract/competition/entity.ts";
import { SPOILER } from "#web/sport/spoilers/Spoiler.tsx";
import { boutWords } from "#texts/sport/bout.ts";
import { boutPage as text } from "#texts/spectating/boutPage.ts";
import { startTimer } from "#web/platform/timer.ts";
import { endingWords } from "#web/sport/facts/boutExtras.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { cornersOf, scoreOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";

type Props = { view: CompetitionView; bout: Fighting };

/** Tells a screen reader the new score, politely and only when it has changed since the page was opened (BP6). */
export function SpokenScore({ view, bout }: Props) {
  const words = useSettled(bout.uuid, wordsOf(view, bout));
  return (
    <VisuallyHidden>
      <output {...SPOILER}>{words}</output>
    </VisuallyHidden>
  );
}

/** Points that are given in one breath, or taken back at once, are one change. */
const SETTLE_MS = 1500;

function useSettled(uuid: string, words: string): string {
  const [told, setTold] = useState({ uuid, words, isNews: false });
  if (told.uuid !== uuid) setTold({ uuid, words, isNews: false });
  const isChanged = told.words !== words;
  useEffect(
    () => (isChanged ? startTimer(SETTLE_MS, () => setTold({ uuid, words, isNews: true })) : undefined),
    [isChanged, uuid, words],
  );
  return told.isNews ? told.words : "";
}

function wordsOf(view: CompetitionView, bout: Fighting): string {
  const [red, blue] = cornersOf(view, bout);
  if (red === undefined || blue === undefined) return "";
  const score = text.spokenScore(
    personName(red),
    scoreOf(bout, red.uuid).scores,
    personName(blue),
    scoreOf(bout, blue.uuid).scores,
  );
  if (!isFinished(bout)) return score;
  const winner = view.fighters.get(bout.winner?.uuid ?? "");
  const result = winner ? text.won(personName(winner)) : boutWords.drawn;
  return text.spokenEnd([result, endingWords(bout), score].filter(Boolean).join(", "));
}
