import type { Competition, Fighter, Fighting } from "#contract/entity.ts";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import { refereeing as text } from "#web/i18n/ru/refereeing.ts";
import { plural } from "#web/i18n/plural.ts";
import { announcedName } from "#web/sport/fighterName.ts";

export type TableView = {
  readonly names: ByCorner<string>;
  readonly surnames: ByCorner<string>;
  readonly teams: ByCorner<string>;
  readonly carpet: string | undefined;
  readonly title: string;
  readonly detail: string;
  readonly backHref: string;
};

/** Who and what stands around the score. */
export function tableView(competition: Competition, fighting: Fighting): TableView {
  const category = competition.categories.find(({ uuid }) => uuid === fighting.category.uuid);
  const carpet = competition.carpets.find(({ uuid }) => uuid === fighting.carpet?.uuid);
  const fighterIn = (slot: 0 | 1) =>
    category?.fighters.find(({ uuid }) => uuid === fighting.slots[slot].fighter);
  const [red, blue] = [fighterIn(0), fighterIn(1)];
  const minutes = (category?.boutSeconds ?? 0) / 60;
  return {
    names: { red: nameOf(red), blue: nameOf(blue) },
    surnames: { red: red?.lastName ?? "", blue: blue?.lastName ?? "" },
    teams: { red: teamOf(red), blue: teamOf(blue) },
    carpet: carpet?.name,
    title: text.title(fighting.number, category?.title ?? ""),
    detail: [competition.title, minutes === 0 ? undefined : `${minutes}\u00a0${plural(minutes, "minute")}`]
      .filter(Boolean)
      .join(", "),
    backHref:
      carpet === undefined
        ? `/competition/${competition.uuid}/refereeing`
        : `/competition/${competition.uuid}/refereeing/carpet/${carpet.uuid}`,
  };
}

const nameOf = (fighter: Fighter | undefined) =>
  fighter === undefined ? text.waiting : announcedName(fighter);
const teamOf = (fighter: Fighter | undefined) =>
  [fighter?.team?.name, fighter?.team?.city].filter(Boolean).join(", ");
