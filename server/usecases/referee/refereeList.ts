import type { Kysely } from "kysely";
import { rulesSchema } from "#contract/competition/entity.ts";
import type { CrewedBout, Referee, Referees } from "#contract/referee/referee.ts";
import { isOfficial } from "#domain/access/access.ts";
import { refereeLoad, type LoadBout } from "#domain/referee/load.ts";
import { createNeutrality, type Tie } from "#domain/referee/neutrality.ts";
import { compareReferees } from "#domain/referee/referee.ts";
import { ageBandOf } from "#domain/schedule/queue.ts";
import { hasOvertime, usualSeconds } from "#domain/schedule/rest.ts";
import { hashOf } from "../../persistence/database/hashChain.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findCompetitionById } from "../../persistence/event/competitionRows.ts";
import { findAthleteTies, findRefereeBouts } from "../../persistence/referee/refereeBouts.ts";
import {
  findCrews,
  findOfficialAccounts,
  findRefereeMats,
  findReferees,
  type CrewRow,
  type KnownReferee,
  type RefereeMat,
} from "../../persistence/referee/refereeRows.ts";

type AthleteTies = Awaited<ReturnType<typeof findAthleteTies>>[number];
type RefereeBout = Awaited<ReturnType<typeof findRefereeBouts>>[number];

/** A referee as the rules look at them, with their row. */
export type ListedReferee = {
  readonly row: KnownReferee;
  readonly uuid: string;
  readonly lastName: string;
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly club: string | null;
  readonly region: string | null;
  readonly grade: KnownReferee["grade"];
  readonly post: KnownReferee["post"];
  readonly carpets: readonly string[];
};

/** In the order of the list (RE2). */
export async function findListedReferees(
  db: Kysely<Tables>,
  competitionId: number,
): Promise<ListedReferee[]> {
  const mats = await findRefereeMats(db, competitionId);
  return (await findReferees(db, competitionId))
    .map((row) => listedReferee(row, mats))
    .toSorted(compareReferees);
}

function listedReferee(row: KnownReferee, mats: readonly RefereeMat[]): ListedReferee {
  return {
    row,
    uuid: row.uuid,
    lastName: row.last_name,
    firstName: row.first_name,
    middleName: row.middle_name,
    club: row.club,
    region: row.region,
    grade: row.grade,
    post: row.post,
    carpets: mats.filter(({ refereeId }) => refereeId === row.id).map(({ carpet }) => carpet),
  };
}

/** Everything the organiser's page of referees shows. */
export async function findRefereeList(db: Kysely<Tables>, competitionId: number): Promise<Referees> {
  const listed = await findListedReferees(db, competitionId);
  const crews = await findCrews(db, competitionId);
  const athletes = await findAthleteTies(db, competitionId);
  const bouts = await findRefereeBouts(db, competitionId);
  const rules = rulesSchema.safeParse((await findCompetitionById(db, competitionId))?.rules).data;
  const loadBouts = bouts.map((bout) => ({
    ...loadBout(bout, crews),
    boutSeconds: bout.boutSeconds ?? usualSeconds(rules),
    hasOvertime: hasOvertime(rules),
  }));
  const tied = tiedAthletes(athletes);
  const known = new Set(listed.map(({ row }) => row.account_id));
  const accounts = (await findOfficialAccounts(db, competitionId)).filter(({ id }) => !known.has(id));
  return {
    data: {
      referees: listed.map((referee) => ({
        ...presentReferee(referee),
        load: refereeLoad(referee, loadBouts),
        tiedTo: tied(referee),
      })),
      bouts: crewedBouts(bouts, crews, athletes),
      accounts: accounts.map(({ id, username, display_name }) => ({
        id,
        username,
        name: display_name ?? username,
      })),
    },
    meta: { rev: revOf(listed, crews) },
  };
}

function presentReferee(listed: ListedReferee): Omit<Referee, "load" | "tiedTo"> {
  const { row, carpets, ...person } = listed;
  const { account_id: id, username, role, is_blocked: isBlocked, city, is_named: isNamed } = row;
  const isLeft = role === null || !(isOfficial({ role }) || row.has_event_role);
  const hasLeft = isBlocked === true || isLeft;
  return {
    ...person,
    city,
    isNamed,
    carpets: [...carpets],
    account: id === null ? null : { id, username: username ?? "", hasLeft },
  };
}

function loadBout(
  bout: RefereeBout,
  crews: readonly CrewRow[],
): Omit<LoadBout, "boutSeconds" | "hasOvertime"> {
  const { startedAt, finishedAt } = bout;
  return {
    carpet: bout.carpet,
    age: ageBandOf(bout.ageMax),
    isFinished: bout.state === "finished",
    lengthMs:
      startedAt === null || finishedAt === null ? undefined : Date.parse(finishedAt) - Date.parse(startedAt),
    crew: crewOf(bout, crews),
  };
}

export const crewOf = ({ uuid }: Pick<RefereeBout, "uuid">, crews: readonly CrewRow[]) =>
  crews.filter(({ fighting }) => fighting === uuid).map(({ referee, duty }) => ({ referee, duty }));

/** Whom of the competition a referee may not be neutral to. */
function tiedAthletes(athletes: readonly AthleteTies[]) {
  const { tiesOf } = createNeutrality(athletes);
  return (referee: ListedReferee): { fighter: string; name: string; ties: Tie[] }[] =>
    athletes.flatMap((athlete) => {
      const ties = tiesOf(referee, athlete);
      return ties.length === 0 ? [] : [{ fighter: athlete.uuid, name: athleteName(athlete), ties }];
    });
}

/** Officials read the name of who has not agreed to be published (EN6). */
export function athleteName({ lastName, firstName, realLastName, realFirstName }: AthleteTies): string {
  const [last, first] = realLastName === null ? [lastName, firstName] : [realLastName, realFirstName];
  return [last, first].filter(Boolean).join(" ");
}

function crewedBouts(
  bouts: readonly RefereeBout[],
  crews: readonly CrewRow[],
  athletes: readonly AthleteTies[],
): CrewedBout[] {
  const byId = new Map(athletes.map((athlete) => [athlete.id, athlete]));
  const present = (id: number | null) => {
    const athlete = id === null ? undefined : byId.get(id);
    return athlete === undefined ? null : { uuid: athlete.uuid, name: athleteName(athlete) };
  };
  return bouts
    .filter(({ state, redId, blueId }) => state !== "finished" && (redId !== null || blueId !== null))
    .map((bout) => ({
      uuid: bout.uuid,
      number: bout.number,
      category: bout.category,
      carpet: bout.carpet,
      red: present(bout.redId),
      blue: present(bout.blueId),
      crew: crewOf(bout, crews),
      rev: crewRevOf(bout, crews),
    }));
}

/** As many as a number holds exactly. */
const REV_DIGITS = 12;

export function revOf(listed: readonly ListedReferee[], crews: readonly CrewRow[]): number {
  return shortHash({ people: listed.map((referee) => presentReferee(referee)), crews });
}

/** Of one bout alone: who names the crews of other bouts meanwhile is in nobody's way (RE17). */
export const crewRevOf = (bout: Pick<RefereeBout, "uuid">, crews: readonly CrewRow[]): number =>
  shortHash(crewOf(bout, crews));

const shortHash = (value: object): number => Number.parseInt(hashOf(value).slice(0, REV_DIGITS), 16);

/** What of a referee the audit remembers: a log nobody can delete from holds no names. */
export const standingOf = ({ uuid, carpets, row }: ListedReferee) => ({
  referee: uuid,
  account: row.account_id,
  isNamed: row.is_named,
  carpets,
});
