import type { Kysely } from "kysely";
import type { MatWarning } from "#contract/referee/referee.ts";
import { canOperate } from "#domain/access/access.ts";
import { isBoutOf } from "#domain/referee/load.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findAthleteTies, findRefereeBouts } from "../../persistence/referee/refereeBouts.ts";
import { findCrews } from "../../persistence/referee/refereeRows.ts";
import { crewOf, findListedReferees, tiedAthletes, type ListedReferee } from "./refereeList.ts";

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
  return row.is_blocked !== true && canOperate({ role: row.role, accountId: row.account_id }, { refereeIds });
}

async function findWarnings(
  db: Kysely<Tables>,
  competitionId: number,
  listed: readonly ListedReferee[],
): Promise<MatWarning[]> {
  if (listed.length === 0) return [];
  const athletes = await findAthleteTies(db, competitionId);
  const tied = tiedAthletes(athletes);
  const uuids = new Map(athletes.map(({ id, uuid }) => [id, uuid]));
  const crews = await findCrews(db, competitionId);
  const ahead = (await findRefereeBouts(db, competitionId)).filter(({ state }) => state !== "finished");
  return listed.flatMap((referee) => {
    const ties = new Map(tied(referee).map((tie) => [tie.fighter, tie]));
    if (ties.size === 0) return [];
    const own = ahead.filter((bout) => isBoutOf(referee, { carpet: bout.carpet, crew: crewOf(bout, crews) }));
    return own.flatMap(({ uuid: fighting, redId, blueId }) =>
      [redId, blueId].flatMap((id) => {
        const tie = id === null ? undefined : ties.get(uuids.get(id) ?? "");
        return tie === undefined
          ? []
          : [{ fighting, referee: refereeName(referee), fighter: tie.name, ties: tie.ties }];
      }),
    );
  });
}

/** «Мамлеев Виктор»: as the lists of officials name a person. */
const refereeName = ({ lastName, firstName }: ListedReferee): string =>
  [lastName, firstName].filter(Boolean).join(" ");
