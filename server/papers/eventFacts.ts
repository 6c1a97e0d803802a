import { z } from "zod";
import { drawnOf, finalPlaces } from "#contract/draw/drawnCategory.ts";
import type { Category, Fighter, Fighting } from "#contract/competition/entity.ts";
import { boutLabel } from "#contract/draw/boutLabel.ts";
import type { BoutLabel } from "#domain/draw/bracket.ts";
import { hasComeAlone } from "#domain/awarding/podium.ts";
import { DEFAULT_LOCALE, type Locale } from "#contract/locale.ts";
import { hallTimeOf } from "../environment/hallDay.ts";
import type { Turns } from "../environment/turns.ts";
import type { PresentedCompetition } from "../present/competition.ts";
import { wordsOf, type Words } from "../words/words.ts";
import { competitionIn } from "./spoken.ts";

const text = z.string().nullable();

/** A person as an archive holds them: everything that is known, for those who may know it. */
const personSchema = z.object({
  uuid: z.string(),
  last_name: z.string(),
  first_name: text,
  real_last_name: text,
  real_first_name: text,
  middle_name: text,
  birth_date: text,
  birth_year: z.number().nullable(),
  sex: text,
  city: text,
  region: text,
  coach: text,
  rank: text,
  belt: text,
  licence: text,
  phone: text,
});
export type PersonFacts = z.infer<typeof personSchema>;

const weighInSchema = z.object({
  category_id: z.string(),
  fighter_id: z.string(),
  state: z.string(),
  weight: z.number().nullable(),
});
const refereeSchema = z.object({
  uuid: z.string(),
  last_name: z.string(),
  first_name: text,
  middle_name: text,
  grade: text,
  post: text,
  region: text,
  city: text,
  club: text,
});
const crewSchema = z.object({ referee_id: z.string() });
const eventSchema = z.object({ name: z.string(), date_of_event: text, city: text, venue: text });

/** What the tables and pages of an event are made of. */
export type EventFacts = {
  readonly words: Words;
  readonly locale: Locale;
  readonly event: z.infer<typeof eventSchema>;
  readonly competition: PresentedCompetition | undefined;
  readonly categories: readonly CategoryFacts[];
  readonly people: ReadonlyMap<string, PersonFacts>;
  readonly weighIns: ReadonlyMap<string, z.infer<typeof weighInSchema>>;
  readonly referees: readonly (z.infer<typeof refereeSchema> & { readonly bouts: number })[];
  readonly hallTime: (iso: string | null) => string;
  readonly zone: string;
};

type Records = ReadonlyMap<string, readonly unknown[]>;

export const weighInKey = (category: string, fighter: string) => `${category} ${fighter}`;

/** From the records of an archive and the document everybody sees; the thread answers others between the categories. */
export async function eventFacts(
  records: Records,
  presented: PresentedCompetition | undefined,
  {
    timeZone,
    turns,
    locale = DEFAULT_LOCALE,
  }: { readonly timeZone: string; readonly turns: Turns; readonly locale?: Locale | undefined },
): Promise<EventFacts> {
  const words = wordsOf(locale);
  const competition = presented && competitionIn(words, presented);
  const categories = competition === undefined ? [] : await readCategories(competition, turns);
  const all = <Schema extends z.ZodType>(table: string, schema: Schema) =>
    (records.get(table) ?? []).map((record) => schema.parse(record));
  const crews = Map.groupBy(all("bout_referee", crewSchema), ({ referee_id }) => referee_id);
  return {
    words,
    locale,
    event: eventSchema.parse(records.get("event")?.[0]),
    competition,
    categories,
    people: new Map(all("fighter", personSchema).map((person) => [person.uuid, person])),
    weighIns: new Map(
      all("weigh_in", weighInSchema).map((row) => [weighInKey(row.category_id, row.fighter_id), row]),
    ),
    referees: all("referee", refereeSchema).map((row) => ({
      ...row,
      bouts: crews.get(row.uuid)?.length ?? 0,
    })),
    hallTime: (iso) => (iso === null ? "" : hallTimeOf({ timeZone }, Date.parse(iso))),
    zone: timeZone,
  };
}

export type CategoryFacts = {
  readonly category: Category;
  readonly bouts: readonly Fighting[];
  readonly fighters: ReadonlyMap<string, Fighter>;
  /** Of a bout, what part of the draw it is; rounds of a group too. */
  readonly labelOf: (bout: Fighting) => BoutLabel | undefined;
  /** Empty until everything is decided. */
  readonly places: ReadonlyMap<string, number>;
};

/** Every category with what follows from its draw; the thread answers others between them. */
export async function readCategories(
  { categories, fightings }: PresentedCompetition,
  turns: Turns,
): Promise<readonly CategoryFacts[]> {
  const all: CategoryFacts[] = [];
  const bouts = Map.groupBy(fightings, ({ category }) => category.uuid);
  for (const category of categories) {
    all.push(categoryFacts(category, bouts.get(category.uuid) ?? []));
    if (turns.isDue()) await turns.give();
  }
  return all;
}

/** A category with its bouts in their order and who came where. */
function categoryFacts(category: Category, bouts: readonly Fighting[]): CategoryFacts {
  const fighters = new Map(category.fighters.map((fighter) => [fighter.uuid, fighter]));
  const drawn = drawnOf(category, bouts, fighters);
  const isOver = category.status === "finished" || category.status === "awarded";
  const alone =
    drawn === undefined && isOver && hasComeAlone(category.fighters)
      ? category.fighters.map((fighter) => ({ place: 1, fighter }))
      : [];
  const final = (drawn && finalPlaces(drawn)) ?? alone;
  const labels = new Map(drawn?.draw.bouts.map(({ id, label }) => [id, label]));
  return {
    category,
    bouts,
    fighters,
    labelOf: (bout) => labels.get(bout.bracketId ?? "") ?? boutLabel(bout),
    places: new Map(final.map(({ fighter, place }) => [fighter.uuid, place])),
  };
}

/** Those with a place first, in its order. */
export function rankedFighters({ category, places }: CategoryFacts): readonly Fighter[] {
  const placeOf = ({ uuid }: Fighter) => places.get(uuid) ?? Number.MAX_SAFE_INTEGER;
  return category.fighters.toSorted((one, other) => placeOf(one) - placeOf(other));
}
