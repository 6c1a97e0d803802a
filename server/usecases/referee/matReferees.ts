import type { Kysely } from "kysely";
import type { MatWarning } from "#contract/referee/referee.ts";
import { canOperate } from "#domain/access/access.ts";
import { isBoutOf } from "#domain/referee/load.ts";
import { createNeutrality } from "#domain/referee/neutrality.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findAthleteTies, findRefereeBouts } from "../../persistence/referee/refereeBouts.ts";
import { findCrews } from "../../persistence/referee/refereeRows.ts";
import { athleteName, crewOf, findListedReferees, type ListedReferee } from "./refereeList.ts";

/** Who judges on each mat, and whom of them an official is warned about before a bout (RE7). */
export async function findMatReferees(
  db: Kysely<Tables>,
  competitionId: number,
  refereeIds: readonly number[],
): Promise<{ officialsOf: (carpet: string) => string[]; warnings: MatWarning[] }> {
  const listed = (await findListedReferees(db, competitionId)).filter((referee) =>
    isStillThere(referee, refereeIds),
  );
  return {
    officialsOf: (carpet) =>
      listed.filter(({ carpets }) => carpets.includes(carpet)).map((referee) => refereeName(referee)),
    warnings: await findWarnings(db, competitionId, listed),
  };
}

/** Who has no account cannot lose it; anybody else has to be able to run the competition. */
function isStillThere({ row }: ListedReferee, refereeIds: readonly number[]): boolean {
  if (row.account_id === null || row.role === null) return true;
  if (row.is_blocked === true) return false;
  const viewer = { role: row.role, accountId: row.account_id };
  return Boolean(row.has_event_role) || canOperate(viewer, { place: undefined, refereeIds });
}

/** The pairs a mat is about to see: this is read with every page of the officials. */
const SOON = 3;

async function findWarnings(
  db: Kysely<Tables>,
  competitionId: number,
  listed: readonly ListedReferee[],
): Promise<MatWarning[]> {
  if (listed.length === 0) return [];
  const athletes = await findAthleteTies(db, competitionId);
  const byId = new Map(athletes.map((athlete) => [athlete.id, athlete]));
  const { tiesOf } = createNeutrality(athletes);
  const crews = await findCrews(db, competitionId);
  const bouts = (await findRefereeBouts(db, competitionId)).filter(
    ({ state, redId, blueId }) => state !== "finished" && redId !== null && blueId !== null,
  );
  const soon = [...Map.groupBy(bouts, ({ carpet }) => carpet).values()].flatMap((own) => own.slice(0, SOON));
  return soon.flatMap((bout) => {
    const pair = [bout.redId, bout.blueId].flatMap((id) => byId.get(id ?? 0) ?? []);
    const crew = crewOf(bout, crews);
    return listed
      .filter((referee) => isBoutOf(referee, { carpet: bout.carpet, crew }))
      .flatMap((referee) =>
        pair.flatMap((athlete) => {
          const ties = tiesOf(referee, athlete);
          if (ties.length === 0) return [];
          const people = { referee: refereeName(referee), fighter: athleteName(athlete) };
          return [{ fighting: bout.uuid, ...people, ties }];
        }),
      );
  });
}

/** «Мамлеев Виктор»: as the lists of officials name a person. */
const refereeName = ({ lastName, firstName }: ListedReferee): string =>
  [lastName, firstName].filter(Boolean).join(" ");
