import type { Deps } from "../deps.ts";
import type { EventRow } from "../persistence/competitionTables.ts";
import { findEventByDocumentId, findEventById } from "../persistence/eventRows.ts";
import { parseIdentity } from "../query/readEntries.ts";
import { notFound } from "./problem.ts";

/** A path takes the number or the document's id. */
export async function findEventByPathId(deps: Deps, id: string): Promise<EventRow> {
  const identity = parseIdentity(id);
  const row =
    "id" in identity
      ? await findEventById(deps.db, identity.id)
      : await findEventByDocumentId(deps.db, identity.documentId);
  if (row === undefined) throw notFound();
  return row;
}
