import type { PersonCard } from "#contract/entry/person.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { findFighterByUuid } from "../../persistence/entry/personMerges.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { loadPerson } from "./personCard.ts";

/** A person of a competition with everything an administrator may know of them. */
export async function readPerson(
  { db }: Pick<Deps, "db">,
  competitionUuid: string,
  fighterUuid: string,
): Promise<Result<PersonCard, { readonly code: "not-found" }>> {
  const competition = await findCompetitionByUuid(db, competitionUuid);
  const row = await findFighterByUuid(db, fighterUuid);
  if (competition === undefined || row === undefined || row.merged_into !== null)
    return refuse({ code: "not-found" });
  return ok((await loadPerson(db, row)).card);
}
