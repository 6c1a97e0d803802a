import { z } from "zod";
import { COLLECTIONS } from "../../collections/registry.ts";
import type { Deps } from "../../environment/deps.ts";
import { dataOf } from "../../query/body.ts";
import { parseRelationChange, type Ref } from "../../query/refs.ts";
import { fieldError, invalidFields } from "../../query/refusal.ts";
import type { Write } from "../shared/write.ts";
import { updateEntry } from "../entry/writeEntry.ts";

const orderSchema = z.array(z.unknown());

/** The bouts of one mat in a new order: the same as writing the mat's list, which may hold nothing new. */
export async function setCarpetOrder(
  deps: Deps,
  write: Omit<Write, "collection">,
  carpet: Ref,
  body: unknown,
): Promise<number> {
  const order = orderSchema.safeParse(dataOf(body)["order"]);
  if (!order.success) throw invalidFields([fieldError(["order"], "order must be an array")]);
  parseRelationChange("order", order.data);
  const change = { data: { fightings: order.data } };
  return updateEntry(deps, { ...write, collection: COLLECTIONS.carpets }, carpet, change);
}
