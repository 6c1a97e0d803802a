import type { Kysely } from "kysely";
import { z } from "zod";
import type { Viewer } from "#domain/access/access.ts";
import type { Collection } from "../collections/collection.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { parseQuery } from "../query/parseQuery.ts";
import { findEntries } from "../query/readEntries.ts";

const entriesSchema = z.array(z.record(z.string(), z.unknown()));

/** A page as its reader sees it. */
export async function findParsed(db: Kysely<Tables>, collection: Collection, viewer: Viewer, query: string) {
  const { data, pagination } = await findEntries(db, collection, viewer, parseQuery(query));
  return { data: entriesSchema.parse(JSON.parse(data.toString())), pagination };
}
