import type { Competition, Fighter } from "#contract/competition/entity.ts";
import { shortName } from "#web/i18n/names.ts";
import { corrections as text } from "#texts/corrections/corrections.ts";
import { boutRound } from "#web/sport/facts/boutRound.ts";

export type BoutNames = {
  /** «Схватка 15, финал» */
  readonly bout: (fightingUuid: string) => string;
  readonly fighter: (uuid: string | null | undefined) => string;
  readonly team: (id: number) => string;
};

/** What the people and the bouts of a competition are called in sentences about them. */
export function boutNames(competition: Competition): BoutNames {
  const fighters = new Map<string, Fighter>();
  for (const category of competition.categories)
    for (const fighter of category.fighters) fighters.set(fighter.uuid, fighter);
  const teams = new Map([...fighters.values()].flatMap(({ team }) => (team ? [[team.id, team.name]] : [])));
  return {
    bout: (uuid) => {
      const bout = competition.fightings.find((one) => one.uuid === uuid);
      const round = bout === undefined ? "" : boutRound(bout).toLocaleLowerCase("ru");
      return text.bout(bout?.number ?? null, round);
    },
    fighter: (uuid) => {
      const fighter = fighters.get(uuid ?? "");
      return fighter === undefined ? text.open : shortName(fighter);
    },
    team: (id) => teams.get(id) ?? "",
  };
}
