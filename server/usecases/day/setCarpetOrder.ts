import { z } from "zod";
import { refuse, type Result } from "#domain/result.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import type { Deps } from "../../environment/deps.ts";
import { parseRef, parseRelationChange } from "../../query/refs.ts";
import { fieldError, invalidFields, parsed } from "../../query/refusal.ts";
import { updateEntry } from "../entry/writeEntry.ts";
import type { Write, WriteProblem } from "../shared/write.ts";

/** The bouts of one mat in a new order: the same as writing the mat's list, which may hold nothing new. */
export async function setCarpetOrder(
  deps: Pick<Deps, "config" | "db" | "now" | "newId" | "wakeFeed">,
  write: Omit<Write, "collection">,
  carpet: string,
  wanted: unknown,
): Promise<Result<number, WriteProblem>> {
  const { data: order } = z.array(z.unknown()).safeParse(wanted);
  if (order === undefined) return refuse(invalidFields([fieldError(["order"], "order must be an array")]));
  const read = await parsed(() => parseRelationChange("order", order));
  if (!read.ok) return read;
  const change = { data: { fightings: order } };
  return updateEntry(deps, { ...write, collection: COLLECTIONS.carpets }, parseRef(carpet), change);
}
