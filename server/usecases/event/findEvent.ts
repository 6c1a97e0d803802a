import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import type { EventRow } from "../../persistence/database/competitionTables.ts";
import { findEventByDocumentId, findEventById } from "../../persistence/event/eventRows.ts";
import { parseRef } from "../../query/refs.ts";

export type FoundEvent = EventRow;

/** A path takes the number or the document's id. */
export async function findEvent(
  { db }: Pick<Deps, "db">,
  id: string,
): Promise<Result<FoundEvent, { readonly code: "not-found" }>> {
  const ref = parseRef(id);
  const row = "id" in ref ? await findEventById(db, ref.id) : await findEventByDocumentId(db, ref.documentId);
  return row === undefined ? refuse({ code: "not-found" }) : ok(row);
}
