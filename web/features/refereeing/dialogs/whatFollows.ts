import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { control } from "#texts/refereeing/control.ts";
import { roundWords } from "#texts/sport/sport.ts";
import { categoryPicture } from "#web/sport/facts/categoryPicture.ts";

const text = control.follows;

/** What the result of this bout does to the bracket, in words, before anybody confirms it. */
export function whatFollows(competition: Competition, bout: Fighting): string {
  const category = competition.categories.find(({ uuid }) => uuid === bout.category.uuid);
  const picture = category && categoryPicture(competition, category);
  const drawn = picture?.drawn?.draw.bouts.find(({ id }) => id === bout.bracketId);
  if (picture === undefined || drawn === undefined) return text.places;
  const where = (to: string): string | undefined => {
    const target = picture.drawn?.draw.bouts.find(({ id }) => id === to);
    const fighting = picture.boutByBracketId.get(to);
    // A bout nobody is going to hold has no record: its athlete goes through.
    if (target === undefined || fighting === undefined) return undefined;
    return text.bout(lowerFirst(roundWords(target.label)), fighting.number);
  };
  const words = (feeds: typeof drawn.winnerTo) => feeds.flatMap(({ bout: to }) => where(to) ?? []).join("; ");
  const [winner, loser] = [words(drawn.winnerTo), words(drawn.loserTo)];
  if (winner === "" && loser === "") {
    const isLast = picture.bouts.every(({ uuid, state }) => uuid === bout.uuid || state === "finished");
    return isLast ? text.last : text.places;
  }
  return [winner && text.winner(winner), loser && text.loser(loser)].filter(Boolean).join(" ");
}

const lowerFirst = (words: string) => words.charAt(0).toLocaleLowerCase("ru") + words.slice(1);
