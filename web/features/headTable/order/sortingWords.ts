import { deskWords } from "#web/i18n/ru/headTable/desk.ts";
import { mats } from "#web/i18n/ru/headTable/mats.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import type { Place } from "./sorting.ts";
import type { SortingWords } from "./useSorting.ts";
import { boutName } from "#web/features/headTable/desk/boutName.ts";

/** What a screen reader says while a bout is moved. */
export function sortingWords(view: CompetitionView, otherList: string = deskWords.noMat.title): SortingWords {
  const nameOf = (uuid: string) => {
    const bout = view.bouts.get(uuid);
    return bout === undefined ? "" : boutName(view, bout);
  };
  const listOf = ({ list }: Place) => view.carpets.get(list)?.name ?? otherList;
  return {
    taken: (item, place) => mats.taken(nameOf(item), place.index + 1, listOf(place)),
    moved: (_item, place) => mats.moved(place.index + 1, listOf(place)),
    dropped: (item, place) => mats.dropped(nameOf(item), place.index + 1, listOf(place)),
    cancelled: (item) => mats.cancelled(nameOf(item)),
    refused: (item) => deskWords.refused(nameOf(item)),
  };
}
