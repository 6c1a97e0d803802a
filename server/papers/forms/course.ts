import { methodOf } from "#contract/bout/boutMethod.ts";
import type { Category, Fighter, Fighting } from "#contract/competition/entity.ts";
import { drawnOf, finalPlaces, medallistsIn, type Drawn } from "#contract/draw/drawnCategory.ts";
import { UNRANKS } from "#domain/competition/unranked.ts";
import type { BoutLabel } from "#domain/draw/bracket.ts";
import type { CategoryFacts, PaperData, PaperPerson, ScaleRow } from "../paperData.ts";
import { collator, compareNames } from "../parts.ts";
import type { Regions } from "../../words/kinds/outcomes.ts";
import type { Words } from "../../words/words.ts";

/** Somebody on the list of a category, with what came of them. */
export type Entry = {
  readonly person: PaperPerson;
  readonly fighter: Fighter;
  readonly scale: ScaleRow | undefined;
  /** Whoever was not let in or was not drawn is listed and is no participant. */
  readonly isIn: boolean;
  readonly drawNumber: number | null;
  readonly place: number | null;
  /** Why there is no place. */
  readonly reason: string | undefined;
};

/** A category with everything papers tell of it. */
export type Course = {
  readonly category: Category;
  readonly facts: CategoryFacts | undefined;
  /** Best first, then by name; without a place last. */
  readonly entries: readonly Entry[];
  /** Those that are over, in the order fought; byes are none. */
  readonly bouts: readonly Fighting[];
  readonly labels: ReadonlyMap<string, BoutLabel>;
  readonly isDrawn: boolean;
  readonly isOver: boolean;
};

/** Categories somebody is in, as protocols list them: by sex, age and weight (PD20); of one only where it is asked for. */
export function coursesOf(data: PaperData, only?: string | null): Course[] {
  return data.competition.categories
    .filter(
      ({ uuid, fighters }) => fighters.length > 0 && (only === undefined || only === null || uuid === only),
    )
    .map((category) => courseOf(data, category))
    .toSorted(compareCourses);
}

const rankOfSex = (facts: CategoryFacts | undefined): number =>
  facts?.sex === "m" ? 0 : facts?.sex === "f" ? 1 : 2;

function compareCourses(one: Course, other: Course): number {
  const [a, b] = [one.facts, other.facts];
  return (
    rankOfSex(a) - rankOfSex(b) ||
    (a?.ageMin ?? 0) - (b?.ageMin ?? 0) ||
    upTo(a?.ageMax) - upTo(b?.ageMax) ||
    upTo(a?.weightMax) - upTo(b?.weightMax) ||
    (a?.weightMin ?? 0) - (b?.weightMin ?? 0) ||
    collator.compare(one.category.title, other.category.title)
  );
}

/** Without a limit they come last; never infinite, which no difference can be taken of. */
const upTo = (limit: number | null | undefined): number => limit ?? Number.MAX_SAFE_INTEGER;

function courseOf(data: PaperData, category: Category): Course {
  const known = new Map<string, Fighter>(category.fighters.map((fighter) => [fighter.uuid, fighter]));
  const all = data.competition.fightings.filter(({ category: of }) => of.uuid === category.uuid);
  const drawn = drawnOf(category, all, known);
  const places = placesIn(category, drawn);
  const numbers = new Map(drawn?.entrants.map((fighter, index) => [fighter?.uuid, index + 1]));
  const scale = new Map(
    data.scale.filter(({ category: of }) => of === category.uuid).map((row) => [row.fighter, row]),
  );
  const entries = category.fighters.map((fighter): Entry => {
    const drawNumber = numbers.get(fighter.uuid) ?? null;
    const row = scale.get(fighter.uuid);
    const isInBout = all.some(({ slots }) => slots.some((slot) => slot.fighter === fighter.uuid));
    const isTurnedAway = row?.state === "overweight" || row?.state === "no_show";
    const isIn = drawn === undefined ? isInBout || !isTurnedAway : drawNumber !== null;
    const place = isIn ? (places.get(fighter.uuid) ?? null) : null;
    const reason =
      place === null
        ? (reasonOf(data.words, fighter, all) ?? (isIn ? undefined : outReason(data.words, row)))
        : undefined;
    return {
      person: data.people.get(fighter.uuid) ?? personOf(fighter),
      fighter,
      scale: row,
      isIn,
      drawNumber,
      place,
      reason,
    };
  });
  return {
    category,
    facts: data.facts.get(category.uuid),
    entries: entries.toSorted(compareEntries),
    bouts: all.filter(isFought).toSorted(compareBouts),
    labels: new Map(drawn?.draw.bouts.map(({ id, label }) => [id, label])),
    isDrawn: drawn !== undefined,
    isOver: category.status === "finished" || category.status === "awarded",
  };
}

/** Who came where, once it is decided; who came alone has won when the category is finished. */
function placesIn(category: Category, drawn: Drawn | undefined): ReadonlyMap<string, number> {
  const placed = drawn === undefined ? medallistsIn(category, undefined) : finalPlaces(drawn);
  return new Map((placed ?? []).map(({ place, fighter }) => [fighter.uuid, place]));
}

function reasonOf({ form }: Words, { uuid }: Fighter, bouts: readonly Fighting[]): string | undefined {
  for (const bout of bouts) {
    const method = methodOf(bout);
    const isIn = bout.slots.some(({ fighter }) => fighter === uuid);
    if (bout.state === "finished" && isIn && bout.winner?.uuid !== uuid && method && UNRANKS.has(method))
      return form.unplaced(method, bout.number);
  }
  return undefined;
}

function outReason({ form: words }: Words, row: ScaleRow | undefined): string {
  if (row?.state === "overweight") return words.tooHeavy;
  return row?.state === "no_show" ? words.notAtScale : words.notDrawn;
}

const compareEntries = (one: Entry, other: Entry): number =>
  (one.place ?? Number.MAX_SAFE_INTEGER) - (other.place ?? Number.MAX_SAFE_INTEGER) ||
  Number(other.isIn) - Number(one.isIn) ||
  compareNames(one.person, other.person);

const isFought = ({ state, slots }: Fighting): boolean =>
  state === "finished" && slots.every(({ fighter }) => fighter !== null);

const compareBouts = (one: Fighting, other: Fighting): number =>
  momentOf(one) - momentOf(other) || (one.number ?? 0) - (other.number ?? 0);

const momentOf = ({ startedAt, finishedAt }: Fighting): number => {
  const at = startedAt ?? finishedAt;
  return at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at);
};

/** Of somebody who joined between two readings: nobody is lost. */
const personOf = ({ uuid, lastName, firstName, team }: Fighter): PaperPerson => ({
  uuid,
  lastName,
  firstName,
  middleName: null,
  birthDate: null,
  birthYear: null,
  sex: null,
  rank: null,
  belt: null,
  region: null,
  city: team?.city ?? null,
  club: team?.name ?? null,
  coach: null,
  licence: null,
});

/** How many regions these people are from, and of how many of them it is not known. */
export const countRegions = (people: readonly Pick<PaperPerson, "region">[]): Regions => ({
  known: regionsOf(people).length,
  unknown: people.filter(({ region }) => region === null).length,
});

/** Regions of these people, each once. */
export const regionsOf = (people: Iterable<Pick<PaperPerson, "region">>): string[] => [
  ...new Set(Array.from(people).flatMap(({ region }) => region ?? [])),
];

/** Who is still to be weighed, each once: whoever is out of a category is not waited for in it. */
export function waitingIn(courses: readonly Course[]): PaperPerson[] {
  const entries = courses.flatMap((course) => course.entries);
  const waiting = entries.filter(
    ({ scale, isIn }) => isIn && (scale?.state ?? "not_weighed") === "not_weighed",
  );
  return [...new Map(waiting.map(({ person }) => [person.uuid, person])).values()];
}

export type Participant = { readonly person: PaperPerson; readonly sex: "m" | "f" | null };

/** Everybody who takes part, each once, whatever number of categories they are in. */
export function participantsOf(courses: readonly Course[]): Participant[] {
  const byUuid = new Map<string, Participant>();
  for (const { entries, facts } of courses)
    for (const { person, isIn } of entries)
      if (isIn && !byUuid.has(person.uuid))
        byUuid.set(person.uuid, { person, sex: person.sex ?? facts?.sex ?? null });
  return [...byUuid.values()];
}
