import type { Crew } from "#contract/referee/referee.ts";
import { isSoundCrew } from "#domain/referee/load.ts";
import { ok, refuse } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { findFightingForScoring } from "../../persistence/bout/boutLog.ts";
import { findCrews, replaceCrew } from "../../persistence/referee/refereeRows.ts";
import type { Actor } from "../shared/accountAct.ts";
import { changeList } from "./changeReferees.ts";
import { crewRevOf } from "./refereeList.ts";

export type CrewProblem =
  | { readonly code: "not-found" | "unknown-referee" | "crew-twice" }
  | { readonly code: "stale-crew"; readonly rev: number };

type Naming = {
  readonly competitionUuid: string;
  readonly fighting: string;
  readonly crew: Crew;
  /** The rev of the bout's crew its author saw. */
  readonly expected: number | undefined;
};

/** Who does what in a bout; an empty crew leaves it to the referees of its mat (RE3). */
export const setCrew = (
  deps: Pick<Deps, "db" | "tokenKey" | "now" | "newId">,
  actor: Actor,
  { competitionUuid, fighting, crew, expected }: Naming,
) =>
  changeList<CrewProblem>(deps, actor, competitionUuid, async ({ trx, competition, listed }) => {
    const bout = await findFightingForScoring(trx, fighting);
    if (bout?.competitionId !== competition.id) return refuse({ code: "not-found" });
    const rev = crewRevOf({ uuid: fighting }, await findCrews(trx, competition.id));
    if (expected !== undefined && expected !== rev) return refuse({ code: "stale-crew", rev });
    if (!isSoundCrew(crew)) return refuse({ code: "crew-twice" });
    const ids = new Map(listed.map(({ uuid, row }) => [uuid, row.id]));
    const members = crew.flatMap(({ referee, duty }) => {
      const refereeId = ids.get(referee);
      return refereeId === undefined ? [] : [{ refereeId, duty }];
    });
    if (members.length < crew.length) return refuse({ code: "unknown-referee" });
    await replaceCrew(trx, bout.id, members);
    return ok(undefined);
  });
