import type { Deps } from "../../environment/deps.ts";
import type { EventRow } from "../../persistence/database/competitionTables.ts";
import { findEventByDocumentId, findEventById } from "../../persistence/event/eventRows.ts";
import { parseRef } from "../../query/refs.ts";
import { notFound } from "../problem.ts";

/** A path takes the number or the document's id. */
export async function findEventByPathId(deps: Deps, id: string): Promise<EventRow> {
  const ref = parseRef(id);
  const row =
    "id" in ref ? await findEventById(deps.db, ref.id) : await findEventByDocumentId(deps.db, ref.documentId);
  if (row === undefined) throw notFound();
  return row;
}
