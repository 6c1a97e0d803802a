import type { Competition, Fighter } from "#contract/competition/entity.ts";
import { shortName } from "#web/i18n/names.ts";
import { corrections as text } from "#texts/corrections/corrections.ts";
import { boundTitle } from "#web/sport/facts/categoryTitle.ts";
import { boutRound } from "#web/sport/facts/boutRound.ts";

export type BoutNames = {
  /** «Схватка 15, финал» */
  readonly bout: (fightingUuid: string) => string;
  /** «Ковёр 2, до 77 кг, Волков И. — Зайцев П.» */
  readonly about: (fightingUuid: string) => string;
  readonly fighter: (uuid: string | null | undefined) => string;
  readonly team: (id: number) => string;
};

/** What the people and the bouts of a competition are called in sentences about them. */
export function boutNames(competition: Competition): BoutNames {
  const fighters = new Map<string, Fighter>();
  for (const category of competition.categories)
    for (const fighter of category.fighters) fighters.set(fighter.uuid, fighter);
  const teams = new Map([...fighters.values()].flatMap(({ team }) => (team ? [[team.id, team.name]] : [])));
  const boutOf = (uuid: string) => competition.fightings.find((one) => one.uuid === uuid);
  const nameOf = (uuid: string | null | undefined) => {
    const fighter = fighters.get(uuid ?? "");
    return fighter === undefined ? text.open : shortName(fighter);
  };
  return {
    bout: (uuid) => {
      const bout = boutOf(uuid);
      const round = bout === undefined ? "" : boutRound(bout).toLocaleLowerCase("ru");
      return text.bout(bout?.number ?? null, round);
    },
    about: (uuid) => {
      const bout = boutOf(uuid);
      const mat = competition.carpets.find((one) => one.uuid === bout?.carpet?.uuid);
      const category = competition.categories.find((one) => one.uuid === bout?.category.uuid);
      const pair = bout?.slots.map(({ fighter }) => nameOf(fighter)).join("\u00a0— ");
      return [mat?.name, category && boundTitle(category.title), pair].filter(Boolean).join(", ");
    },
    fighter: nameOf,
    team: (id) => teams.get(id) ?? "",
  };
}
