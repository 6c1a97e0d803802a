import type { Kysely } from "kysely";
import { z } from "zod";
import type { ArchivePreview, ArchiveProblem } from "#contract/archive/archive.ts";
import { createPersonIndex, isCertain } from "#domain/person/likeness.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { createTurns } from "../../environment/turns.ts";
import {
  findIdsByKey,
  findPersonRow,
  findTeamsNamed,
  type AnyRow,
} from "../../persistence/archive/archiveRows.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findKeptUuid } from "../../persistence/entry/personMerges.ts";
import { findPeople } from "../../persistence/entry/personRows.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { findEventByDocumentId, findEventById } from "../../persistence/event/eventRows.ts";
import { hiddenName } from "../../present/hiddenName.ts";
import { knownAs } from "../entry/findSuspects.ts";
import { fillableSchema, missingOf, type Filled } from "./fillPeople.ts";
import type { ReadArchive } from "./readArchive.ts";

const personSchema = z.object({
  uuid: z.guid(),
  last_name: z.string(),
  first_name: z.string().nullable(),
  real_last_name: z.string().nullable(),
  real_first_name: z.string().nullable(),
  middle_name: z.string().nullable(),
  birth_date: z.string().nullable(),
  birth_year: z.number().nullable(),
  sex: z.enum(["m", "f"]).nullable(),
  weight: z.number().nullable(),
  team_id: z.string().nullable(),
  updated_at: z.string(),
});
type Person = z.infer<typeof personSchema>;
const knownSchema = fillableSchema.extend(personSchema.shape);
const teamSchema = z.object({ uuid: z.guid(), name: z.string(), city: z.string().nullable() });

/** Rows of the archive that are here already under a number of this installation; everything else is new. */
export type ImportPlan = {
  readonly teams: ReadonlyMap<string, number>;
  readonly people: ReadonlyMap<string, number>;
  /** People who have another uuid here. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly joined: readonly Person[];
  readonly alike: readonly Person[];
  /** Who gets what was not known of them here. */
  readonly filled: readonly Filled[];
  /** Whether the papers name somebody who was forgotten here since (EX13). */
  readonly isForgetful: boolean;
};

/** Who is somebody else than the program thinks. */
export type Apart = readonly string[] | "all";

/** Whether the archive may come in, and whom of it is known here (EX6, EX7). */
export async function planImport(
  { db }: Pick<Deps, "db">,
  { manifest, records }: ReadArchive,
  apart: Apart,
): Promise<Result<ImportPlan, ArchiveProblem>> {
  const here = await findSameEvent(db, manifest);
  if (here !== undefined) return refuse({ code: "event-exists", event: here.document_id, name: here.name });
  const people = z.array(knownSchema).safeParse(records.get("fighter"));
  const teams = z.array(teamSchema).safeParse(records.get("team"));
  if (!people.success || !teams.success) return refuse({ code: "archive-damaged" });
  const teamIds = await planTeams(db, teams.data);
  const planned = await planPeople(db, people.data, { teamIds, apart });
  return ok({ teams: teamIds, ...planned, ...(await planKnown(db, people.data, planned)) });
}

/**
 * Who is here under the same uuid gets what is not known of them here, from a record that was written later (EX14); who was
 * forgotten here gets nothing, and the papers of an archive that still names them are not kept (EX13).
 */
async function planKnown(
  db: Kysely<Tables>,
  people: readonly z.infer<typeof knownSchema>[],
  { people: ids, renamed }: Pick<ImportPlan, "people" | "renamed">,
): Promise<Pick<ImportPlan, "filled" | "isForgetful">> {
  const filled: Filled[] = [];
  let isForgetful = false;
  for (const person of people) {
    const { uuid } = person;
    const id = ids.get(uuid);
    const here = id === undefined ? undefined : await findPersonRow(db, id);
    if (id === undefined || here === undefined) continue;
    const isForgotten = here["real_last_name"] === hiddenName(id);
    isForgetful ||= isForgotten && person.real_last_name !== person.last_name;
    if (isForgotten || renamed.has(uuid) || here["profile_id"] !== null) continue;
    if (String(here["updated_at"]) >= person.updated_at) continue;
    const columns = missingOf(here, fillableSchema.parse(person));
    if (Object.keys(columns).length > 0) filled.push({ id, uuid, columns });
  }
  return { filled, isForgetful };
}

async function findSameEvent(db: Kysely<Tables>, { event, competition }: ReadArchive["manifest"]) {
  const own = competition === null ? undefined : await findCompetitionByUuid(db, competition);
  return (
    (await findEventByDocumentId(db, event.documentId)) ??
    (own?.event_id ? await findEventById(db, own.event_id) : undefined)
  );
}

/** The same uuid, or else the same name and no other city. */
async function planTeams(db: Kysely<Tables>, teams: readonly z.infer<typeof teamSchema>[]) {
  const ids = new Map(await findIdsByKey(db, "team", uuidsOf(teams)));
  const named = await findTeamsNamed(
    db,
    teams.map(({ name }) => name),
  );
  const taken = new Set(ids.values());
  for (const { uuid, name, city } of teams) {
    const same = named.find(
      (one) =>
        one.name === name && !taken.has(one.id) && (one.city === city || one.city === null || city === null),
    );
    if (ids.has(uuid) || same === undefined) continue;
    ids.set(uuid, same.id);
    taken.add(same.id);
  }
  return ids;
}

const uuidsOf = (rows: readonly { readonly uuid: string }[]) => rows.map(({ uuid }) => uuid);

type Knowing = { readonly teamIds: ReadonlyMap<string, number>; readonly apart: Apart };

async function planPeople(db: Kysely<Tables>, people: readonly Person[], { teamIds, apart }: Knowing) {
  const ids = new Map(await findIdsByKey(db, "fighter", uuidsOf(people)));
  const renamed = new Map<string, string>();
  for (const uuid of ids.keys()) {
    const kept = await findKeptUuid(db, uuid);
    if (kept !== uuid) renamed.set(uuid, kept);
  }
  const keptIds = await findIdsByKey(db, "fighter", [...renamed.values()]);
  for (const [uuid, kept] of renamed) ids.set(uuid, keptIds.get(kept) ?? 0);
  const likeOf = await findLikePeople(db);
  const taken = new Set(ids.values());
  const [joined, alike]: [Person[], Person[]] = [[], []];
  const isApart = ({ uuid }: Person) => apart === "all" || apart.includes(uuid);
  for (const person of people) {
    if (ids.has(person.uuid)) continue;
    const { certain, isAny } = await likeOf(person);
    const [same] = certain.length === 1 ? certain : [];
    const isSame =
      same !== undefined &&
      !taken.has(same.id) &&
      !isApart(person) &&
      countsTheSame(person, teamIds, await findPersonRow(db, same.id));
    if (!isSame) {
      if (isAny) alike.push(person);
      continue;
    }
    ids.set(person.uuid, same.id);
    renamed.set(person.uuid, same.uuid);
    taken.add(same.id);
    joined.push(person);
  }
  return { people: ids, renamed, joined, alike };
}

/** Weight, club and whether the name is open decide places, team points and what the public reads: none may change. */
function countsTheSame(person: Person, teamIds: Knowing["teamIds"], here: AnyRow | undefined): boolean {
  const team = person.team_id === null ? null : (teamIds.get(person.team_id) ?? undefined);
  return (
    here?.["weight"] === person.weight &&
    here["team_id"] === team &&
    (here["real_last_name"] === null) === (person.real_last_name === null)
  );
}

const AT_ONCE = 1000;

type Part = {
  readonly part: ReturnType<typeof knownAs>;
  readonly index: ReturnType<typeof createPersonIndex>;
};

/** Everybody here, by the likeness that lists go by (PS1–PS5); in parts, so that nobody waits for it. */
async function findLikePeople(db: Kysely<Tables>) {
  const turns = createTurns();
  const pause = async () => void (turns.isDue() && (await turns.give()));
  const known = (await findPeople(db, {})).flatMap(knownAs);
  const parts: Part[] = [];
  for (let at = 0; at < known.length; at += AT_ONCE) {
    const part = known.slice(at, at + AT_ONCE);
    parts.push({ part, index: createPersonIndex(part.map(({ data }) => data)) });
    await pause();
  }
  return async (person: Person) => {
    const certain = new Map<number, { readonly id: number; readonly uuid: string }>();
    let isAny = false;
    for (const { part, index } of parts) {
      for (const { index: at, likeness } of index.likesOf(personalData(person))) {
        const found = part[at]?.person;
        isAny = true;
        if (found !== undefined && isCertain(likeness)) certain.set(found.id, found);
      }
      await pause();
    }
    return { certain: [...certain.values()], isAny };
  };
}

const nameOf = (person: Person): readonly [string, string | null] =>
  person.real_last_name === null
    ? [person.last_name, person.first_name]
    : [person.real_last_name, person.real_first_name];

function personalData(person: Person) {
  const [lastName, firstName] = nameOf(person);
  return {
    lastName,
    firstName,
    middleName: person.middle_name,
    birthDate: person.birth_date,
    birthYear: person.birth_year,
    sex: person.sex,
  };
}

const eventSchema = z.object({
  name: z.string(),
  date_of_event: z.string().nullable(),
  city: z.string().nullable(),
});

/** What somebody reads before they let it in. */
export function presentPlan({ manifest, records, pictures }: ReadArchive, plan: ImportPlan): ArchivePreview {
  const { name, date_of_event, city } = eventSchema.parse(records.get("event")?.[0]);
  const count = (table: string) => records.get(table)?.length ?? 0;
  const named = (people: readonly Person[]) =>
    people.map((person) => ({ uuid: person.uuid, name: nameOf(person).filter(Boolean).join(" ") }));
  return {
    event: { name, dateOfEvent: date_of_event, city },
    madeAt: manifest.madeAt,
    product: manifest.product,
    counts: {
      categories: count("category"),
      people: count("fighter"),
      bouts: count("fighting"),
      teams: count("team"),
      referees: count("referee"),
      pictures: pictures.length,
    },
    people: {
      fresh: count("fighter") - plan.people.size,
      here: plan.people.size - plan.joined.length,
      filled: plan.filled.length,
      joined: named(plan.joined),
      alike: named(plan.alike),
    },
    teams: { fresh: count("team") - plan.teams.size, here: plan.teams.size },
  };
}
