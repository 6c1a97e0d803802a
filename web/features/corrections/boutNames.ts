import type { Competition, Fighter } from "#contract/entity.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import { decideFormat } from "#domain/draw/formats.ts";
import { shortName } from "#web/i18n/names.ts";
import { corrections as text } from "#web/i18n/ru/corrections.ts";
import { roundWords } from "#web/i18n/ru/sport.ts";

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
      return text.bout(bout?.number ?? null, roundOf(competition, uuid));
    },
    fighter: (uuid) => {
      const fighter = fighters.get(uuid ?? "");
      return fighter === undefined ? text.open : shortName(fighter);
    },
    team: (id) => teams.get(id) ?? "",
  };
}

function roundOf({ fightings, categories }: Competition, uuid: string): string {
  const bout = fightings.find((one) => one.uuid === uuid);
  const category = categories.find((one) => one.uuid === bout?.category.uuid);
  const own = fightings.filter((one) => one.category.uuid === category?.uuid);
  const size = new Set(own.flatMap(({ slots }) => slots.flatMap(seedOf))).size;
  const format = decideFormat(category?.format ?? "", size);
  if (!format.ok) return "";
  const drawn = drawBracket(format.value, size).bouts.find(({ id }) => id === bout?.bracketId);
  return drawn === undefined ? "" : roundWords(drawn.label).toLocaleLowerCase("ru");
}

function seedOf({ source }: { readonly source: unknown }): number[] {
  const isSeed = typeof source === "object" && source !== null && "seed" in source;
  return isSeed && typeof source.seed === "number" ? [source.seed] : [];
}
