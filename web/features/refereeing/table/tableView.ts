import type { Competition, Fighter, Fighting } from "#contract/entity.ts";
import type { ByCorner } from "#domain/bout/vocabulary.ts";
import { refereeing as text } from "#web/i18n/ru/refereeing/refereeing.ts";
import { plural } from "#web/i18n/plural.ts";
import { shortName } from "#web/i18n/names.ts";
import { announcedName } from "#web/sport/facts/fighterName.ts";
import { boutRound } from "#web/sport/facts/boutRound.ts";
import { openSlotWords } from "#web/sport/facts/boutText.ts";

export type TableView = {
  readonly names: ByCorner<string>;
  readonly surnames: ByCorner<string>;
  readonly teams: ByCorner<string>;
  readonly carpet: string | undefined;
  /** The place of the mat in the hall, for its signal; −1 without a mat. */
  readonly matIndex: number;
  /** Why nobody can be scored for yet; absent when both athletes are known. */
  readonly waitsFor: string | undefined;
  readonly title: string;
  readonly detail: string;
  readonly backHref: string;
  readonly correctHref: string;
};

/** Who and what stands around the score. */
export function tableView(competition: Competition, fighting: Fighting): TableView {
  const category = competition.categories.find(({ uuid }) => uuid === fighting.category.uuid);
  const carpet = competition.carpets.find(({ uuid }) => uuid === fighting.carpet?.uuid);
  const fighterIn = (slot: 0 | 1) =>
    category?.fighters.find(({ uuid }) => uuid === fighting.slots[slot].fighter);
  const [red, blue] = [fighterIn(0), fighterIn(1)];
  const numberOf = (bracketId: string) =>
    competition.fightings.find(
      (other) => other.bracketId === bracketId && other.category.uuid === fighting.category.uuid,
    )?.number ?? undefined;
  const waits = fighting.slots.map(({ fighter, source }) =>
    fighter === null ? openSlotWords(source, numberOf) : undefined,
  );
  const isNamesake = red?.lastName === blue?.lastName;
  const surnameOf = (fighter: Fighter | undefined) =>
    fighter === undefined ? "" : isNamesake ? shortName(fighter) : fighter.lastName;
  const minutes = (category?.boutSeconds ?? 0) / 60;
  return {
    names: { red: nameOf(red, waits[0]), blue: nameOf(blue, waits[1]) },
    surnames: { red: surnameOf(red), blue: surnameOf(blue) },
    teams: { red: teamOf(red), blue: teamOf(blue) },
    carpet: carpet?.name,
    matIndex: competition.carpets.findIndex(({ uuid }) => uuid === carpet?.uuid),
    waitsFor: waits.filter((words) => words !== undefined).join(", ") || undefined,
    title: text.title(fighting.number, category?.title ?? ""),
    detail: [
      boutRound(fighting),
      competition.title,
      minutes === 0 ? undefined : `${minutes}\u00a0${plural(minutes, "minute")}`,
    ]
      .filter(Boolean)
      .join(", "),
    correctHref: `/competition/${competition.uuid}/corrections/${fighting.uuid}`,
    backHref:
      carpet === undefined
        ? `/competition/${competition.uuid}/refereeing`
        : `/competition/${competition.uuid}/refereeing/carpet/${carpet.uuid}`,
  };
}

const nameOf = (fighter: Fighter | undefined, waits: string | undefined) =>
  fighter === undefined ? (waits ?? text.waiting) : announcedName(fighter);
const teamOf = (fighter: Fighter | undefined) =>
  [fighter?.team?.name, fighter?.team?.city].filter(Boolean).join(", ");
