import type { Kysely } from "kysely";
import type { HistoryLine, PersonCard, PersonRecord } from "#contract/entry/person.ts";
import { isAdmin, type Viewer } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import type { MergeSide, PersonValues } from "#domain/person/merge.ts";
import type { FighterRow } from "../../persistence/database/competitionTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findFighterByUuid, findFighterChanges, findKeptUuid } from "../../persistence/entry/personMerges.ts";
import { isNamedInAwarding } from "../../persistence/entry/personReferences.ts";
import {
  findPersonBouts,
  findPersonPlaces,
  findPersonWeighIns,
  findTeamNames,
} from "../../persistence/entry/personRows.ts";
import { findMemberships } from "../../persistence/draw/drawRows.ts";
import { categoryDrawSchema } from "../category/categoryDraw.ts";

/** A record as an administrator reads it, and as the rules of merging do. */
export type Person = { readonly card: PersonCard; readonly side: MergeSide; readonly row: FighterRow };

export async function loadPerson(db: Kysely<Tables>, row: FighterRow): Promise<Person> {
  const bouts = await findPersonBouts(db, row.id);
  const fought = new Set(bouts.map(({ category_uuid }) => category_uuid));
  const places = (await findPersonPlaces(db, row.id)).map((place) => ({
    ...place,
    isDrawn: fought.has(place.uuid) || isInDraw(place.draw, row.uuid),
  }));
  const team = await findTeamNames(db, row.team_id);
  const values = valuesOf(row, team);
  const weighed = places.filter(({ weighed: state }) => state === "passed");
  const last = weighed.toSorted((a, b) => (b.weighed_ms ?? 0) - (a.weighed_ms ?? 0)).at(0);
  return {
    row,
    card: {
      uuid: row.uuid,
      values,
      record: recordOf(row, team),
      hasProfile: row.profile_id !== null,
      createdAt: row.created_at,
      weighing: last === undefined ? null : { weight: last.weight, at: last.weighed_ms ?? 0 },
      places: places.map(({ uuid, title, status, isDrawn, application }) => ({
        category: uuid,
        title,
        status,
        isDrawn,
        application,
      })),
      bouts: { all: bouts.length, fought: bouts.filter(({ state }) => state === "finished").length },
      history: await loadHistory(db, row.id),
    },
    side: {
      uuid: row.uuid,
      values,
      changedAtMs: Date.parse(row.updated_at),
      hasProfile: row.profile_id !== null,
      isAwarded: await isNamedInAwarding(db, row),
      places: places.map(({ uuid, isDrawn }) => ({ category: uuid, isDrawn })),
      bouts: bouts.map(({ uuid, state, opponent_uuid }) => ({
        uuid,
        opponent: opponent_uuid ?? undefined,
        isFought: state === "finished",
      })),
    },
  };
}

function isInDraw(draw: unknown, uuid: string): boolean {
  const kept = categoryDrawSchema.safeParse(draw);
  return kept.success && kept.data.entrants.includes(uuid);
}

const joined = (separator: string, ...parts: readonly (string | null)[]) =>
  parts.filter(Boolean).join(separator);

type Team = Awaited<ReturnType<typeof findTeamNames>>;

/** The person's own, also where the public reads a number. */
const ownNames = ({ last_name, first_name, real_last_name, real_first_name }: FighterRow) =>
  real_last_name === null
    ? { last_name, first_name }
    : { last_name: real_last_name, first_name: real_first_name };

function recordOf(row: FighterRow, team: Team): PersonRecord {
  const { last_name, first_name } = ownNames(row);
  const { sex, weight, city, region, coach, rank, belt, licence, phone } = row;
  return {
    documentId: row.document_id,
    lastName: last_name,
    firstName: first_name,
    middleName: row.middle_name,
    birthDate: row.birth_date,
    birthYear: row.birth_year,
    sex,
    team: team === undefined ? null : { documentId: team.document_id, name: team.name },
    weight,
    city,
    region,
    coach,
    rank,
    belt,
    licence,
    phone,
  };
}

/** What is known of a person, as it is read. */
export function valuesOf(row: FighterRow, team: Team): PersonValues {
  const { last_name, first_name } = ownNames(row);
  return {
    name: joined(" ", last_name, first_name),
    middleName: row.middle_name ?? "",
    birth: row.birth_date ?? String(row.birth_year ?? ""),
    sex: row.sex ?? "",
    club: team?.name ?? "",
    place: joined(", ", row.region, row.city),
    coach: row.coach ?? "",
    rank: row.rank ?? "",
    belt: row.belt ?? "",
    licence: row.licence ?? "",
    phone: row.phone ?? "",
  };
}

/** Who changed what, and what the scale said, the last first (PS13). */
async function loadHistory(db: Kysely<Tables>, fighterId: number): Promise<HistoryLine[]> {
  const changes = (await findFighterChanges(db, fighterId)).map(
    ({ at_ms, author, field, before, after }): HistoryLine => ({
      kind: "changed",
      at: at_ms,
      author,
      field,
      before,
      after,
    }),
  );
  const weighings = (await findPersonWeighIns(db, fighterId)).map(
    ({ at_ms, author, state, weight, title }): HistoryLine => ({
      kind: "weighed",
      at: at_ms,
      author,
      state,
      weight,
      category: title,
    }),
  );
  return [...changes, ...weighings].toSorted((one, other) => other.at - one.at);
}

/** A person of a competition with everything an administrator may know of them. */
export async function readPerson(
  { db }: Pick<Deps, "db">,
  viewer: Viewer,
  competitionUuid: string,
  fighterUuid: string,
): Promise<Result<PersonCard, { readonly code: "not-found" }>> {
  const competition = await findCompetitionByUuid(db, competitionUuid);
  const row = await findFighterByUuid(db, await findKeptUuid(db, fighterUuid));
  if (competition === undefined || row === undefined) return refuse({ code: "not-found" });
  const isOurs = async () =>
    (await findMemberships(db, competition.id)).some(({ fighter_uuid }) => fighter_uuid === row.uuid);
  // Whoever organises this event alone knows the people of this event alone (RL26).
  if (!isAdmin(viewer) && !(await isOurs())) return refuse({ code: "not-found" });
  return ok((await loadPerson(db, row)).card);
}

/** The record that stands for a person: of one that was merged, the kept one (PS12). */
export const findKeptPerson = ({ db }: Pick<Deps, "db">, uuid: string): Promise<string> =>
  findKeptUuid(db, uuid);
