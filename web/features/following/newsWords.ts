import type { Fighting } from "#contract/competition/entity.ts";
import type { News } from "#domain/follow/catchUp.ts";
import { catchUpWords as words } from "#texts/following/catchUp.ts";
import { follow } from "#texts/following/follow.ts";
import { boutWords } from "#texts/sport/bout.ts";
import { personName, shortName } from "#web/i18n/names.ts";
import { endingWords } from "#web/sport/facts/boutExtras.ts";
import { categoryName, outcomeWord, ownScoreText, pairText, scoreText } from "#web/sport/facts/boutText.ts";
import { opponentOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { inSteps } from "#web/sport/time/StartTime.tsx";
import type { SeenDay } from "./catchUpDay.ts";

export type Told = {
  readonly path: string;
  readonly name: string;
  readonly text: string;
  readonly figure?: string;
};

/** Undefined where the bout is not there any more. */
export function newsWords(
  { view, windows }: Pick<SeenDay, "view" | "windows">,
  news: News,
  times: (ms: number | undefined) => string,
): Told | undefined {
  if (news.type === "placed") {
    const text = view.categories.get(news.category)?.title ?? "";
    const figure = follow.strip.place(news.place);
    return { path: `fighters/${news.fighter}`, name: nameOf(view, news.fighter), text, figure };
  }
  const bout = view.bouts.get(news.bout);
  if (bout === undefined) return undefined;
  const path = `bouts/${news.bout}`;
  if (news.type === "fought") return { path, ...foughtWords(view, bout, news.fighter) };
  const name = nameOf(view, news.fighter);
  if (news.type === "moved") {
    const matOf = (uuid: string | undefined) => view.carpets.get(uuid ?? "")?.name ?? "";
    return { path, name, text: words.moved(matOf(bout.carpet?.uuid), matOf(news.from)) };
  }
  const window = windows.get(news.bout);
  return { path, name, text: words.shifted(times(window && inSteps(window).startMs), times(news.fromMs)) };
}

function foughtWords(view: CompetitionView, bout: Fighting, fighter: string | undefined): Omit<Told, "path"> {
  if (fighter !== undefined) {
    const opponent = opponentOf(view, bout, fighter);
    const against = opponent && boutWords.against(shortName(opponent));
    const text = [outcomeWord(bout, fighter), endingWords(bout), against].filter(Boolean).join(", ");
    return { name: nameOf(view, fighter), text, figure: ownScoreText(bout, fighter) };
  }
  const winner = bout.winner && view.fighters.get(bout.winner.uuid);
  const outcome = winner ? `${boutWords.victory}: ${shortName(winner)}` : boutWords.drawn;
  const text = [outcome, endingWords(bout), categoryName(view, bout)].filter(Boolean).join(", ");
  return { name: pairText(view, bout), text, figure: scoreText(bout) };
}

function nameOf(view: CompetitionView, uuid: string): string {
  const fighter = view.fighters.get(uuid);
  return fighter === undefined ? "" : personName(fighter);
}
