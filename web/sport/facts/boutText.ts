import { redFirst } from "#contract/bout/sides.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import { formatNumber } from "#texts/numbers.ts";
import { shortName } from "#web/i18n/names.ts";
import { boutWords } from "#texts/sport/bout.ts";
import { boutRound } from "./boutRound.ts";
import type { CategoryPicture } from "./categoryBase.ts";
import { boundTitle } from "./categoryTitle.ts";
import { comesFromResult } from "./followsFromResult.ts";
import { boutsOfCategory, cornersOf, scoreOf, type CompetitionView } from "./competitionView.ts";
import { sourceWords } from "#texts/sport/sport.ts";
import { matSign } from "#contract/competition/matSign.ts";
import { isOpenSlot, isSeed } from "./recordedBouts.ts";

/** «Иванов И. — Петров П.»; a line never begins with the dash. */
export function pairText(view: CompetitionView, bout: Fighting): string {
  return cornersOf(view, bout)
    .map((fighter) => (fighter ? shortName(fighter) : boutWords.tbd))
    .join("\u00a0— ");
}

/** The same without those a result has brought there: «Иванов И. — Победитель схватки 19» (NS2). */
export function coveredPair(view: CompetitionView, bout: Fighting): string {
  return cornersOf(view, bout)
    .map((fighter, index) => {
      const slot = bout.slots[index];
      const isTold = fighter !== undefined && slot !== undefined && !comesFromResult(slot);
      return isTold ? shortName(fighter) : waitingText(view, bout, index);
    })
    .join("\u00a0— ");
}

/** «Мужчины, до 77 кг, 1/4 финала, № 11» */
export function boutLine(view: CompetitionView, bout: Fighting): string {
  return [categoryName(view, bout), boutPlace(bout)].filter(Boolean).join(", ");
}

/** «1/4 финала, № 11» */
export function boutPlace(bout: Fighting): string {
  const round = boutRound(bout).toLocaleLowerCase("ru");
  return [round, bout.number && boutWords.number(bout.number)].filter(Boolean).join(", ");
}

export const categoryName = (view: CompetitionView, bout: Fighting): string =>
  boundTitle(view.categories.get(bout.category.uuid)?.title ?? "");

/** Whom the open corner of a bout waits for: «Победитель схватки 19». */
export function waitingText(view: CompetitionView, bout: Fighting, index: number): string {
  const told = numbersTold(
    bout,
    (id) => boutsOfCategory(view, bout.category.uuid).find(({ bracketId }) => bracketId === id),
    (uuid) => view.carpets.get(uuid)?.name,
  );
  return openSlotWords(bout.slots[index]?.source, told);
}

/** The same in the picture of a category. */
export const numbersIn = (
  { boutByBracketId, carpetNames }: Pick<CategoryPicture, "boutByBracketId" | "carpetNames">,
  bout: Fighting,
) =>
  numbersTold(
    bout,
    (id) => boutByBracketId.get(id),
    (uuid) => carpetNames.get(uuid),
  );

/** Every mat has its own numbers: a bout of another mat is told with it, «Г-71» (DY45). */
export function numbersTold(
  { carpet }: Fighting,
  find: (bracketId: string) => Fighting | undefined,
  matName: (uuid: string) => string | undefined,
) {
  return (bracketId: string): string | undefined => {
    const other = find(bracketId);
    if (!other?.number) return undefined;
    const mat = other.carpet?.uuid;
    const name = mat && mat !== carpet?.uuid ? matName(mat) : "";
    return name ? `${matSign(name)}-${other.number}` : String(other.number);
  };
}

/** «6:2», the first corner first. */
export function scoreText(bout: Fighting): string {
  return bout.slots.map(({ fighter }) => formatNumber(scoreOf(bout, fighter).scores)).join(":");
}

/** «6:2», red first. */
export function colourScoreText(bout: Fighting): string {
  return scoreText({ ...bout, slots: redFirst(bout, bout.slots) });
}

/** «6:2», the own score first. */
export function ownScoreText(bout: Fighting, fighterUuid: string): string {
  const other = bout.slots.find(({ fighter }) => fighter !== fighterUuid)?.fighter;
  return [fighterUuid, other].map((uuid) => formatNumber(scoreOf(bout, uuid).scores)).join(":");
}

/** How a bout that is over ended for one of its athletes. */
export function outcomeWord({ winner }: Fighting, fighterUuid: string): string {
  if (winner === null) return boutWords.drawn;
  return winner.uuid === fighterUuid ? boutWords.victory : boutWords.defeat;
}

/** Whom an open corner waits for, as the bout itself tells it: «Победитель схватки 19». */
export function openSlotWords(source: unknown, numberOf: (bracketId: string) => string | undefined): string {
  if (isOpenSlot(source)) return sourceWords(source, numberOf);
  return isSeed(source) ? boutWords.freePlace : boutWords.tbd;
}
