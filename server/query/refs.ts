import { z } from "zod";
import { applyListChange, type ListChange, type Place } from "#domain/competition/listChange.ts";
import { Refusal, fieldError, invalidFields } from "./refusal.ts";

/** An entry as a caller names it, in a path as in a body. */
export type Ref = { readonly id: number } | { readonly documentId: string };
export type RelationChange = ListChange<Ref>;

const idSchema = z.union([z.int().min(1).max(2_147_483_647), z.string().min(1).max(64)]);
const refSchema = z
  .union([
    idSchema,
    z.looseObject({ id: z.int().min(1).max(2_147_483_647) }),
    z.looseObject({ documentId: z.string().min(1).max(64) }),
  ])
  .transform(toRef);

const placeSchema = z
  .union([
    z.object({ start: z.literal(true) }).transform((): Place<Ref> => ({ at: "start" })),
    z.object({ end: z.literal(true) }).transform((): Place<Ref> => ({ at: "end" })),
    z.object({ before: refSchema }).transform(({ before }): Place<Ref> => ({ before })),
    z.object({ after: refSchema }).transform(({ after }): Place<Ref> => ({ after })),
  ])
  .default({ at: "end" });

const connectSchema = z.union([
  z
    .object({ id: idSchema, position: placeSchema })
    .transform(({ id, position }) => ({ item: toRef(id), place: position })),
  z
    .object({ documentId: z.string(), position: placeSchema })
    .transform(({ documentId, position }) => ({ item: toRef(documentId), place: position })),
  idSchema.transform((id): { item: Ref; place: Place<Ref> } => ({ item: toRef(id), place: { at: "end" } })),
]);

const MAX_REFS = 1000;
const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.array(schema).max(MAX_REFS), schema.transform((one) => [one])]);
const noneSchema = z.null().transform((): RelationChange => ({ set: [] }));

const changeSchema = z.union([
  noneSchema,
  z.strictObject({ set: z.array(refSchema).max(MAX_REFS) }),
  z
    .strictObject({
      connect: listOf(connectSchema).optional(),
      disconnect: listOf(refSchema).optional(),
    })
    .refine(({ connect, disconnect }) => connect !== undefined || disconnect !== undefined)
    .transform(({ connect, disconnect }): RelationChange => ({
      connect: connect ?? [],
      disconnect: disconnect ?? [],
    })),
  z
    .array(refSchema)
    .max(MAX_REFS)
    .transform((set): RelationChange => ({ set })),
  refSchema.transform((ref): RelationChange => ({ set: [ref] })),
]);

/** Digits alone are the number, anything else the documentId (RO34). */
export function parseRef(text: string): Ref {
  return /^\d{1,9}$/.test(text) ? { id: Number(text) } : { documentId: text };
}

/** Every form a relation may be written in (API19). */
export function parseRelationChange(name: string, value: unknown): RelationChange {
  const parsed = changeSchema.safeParse(value);
  if (!parsed.success)
    throw new Refusal(invalidFields([fieldError([name], `${name} is not a valid relation`)]));
  return parsed.data;
}

/** Everybody a change names, so that they can be looked up in one statement. */
export function refsOf(change: RelationChange): Ref[] {
  if ("set" in change) return [...change.set];
  const anchors = change.connect.flatMap(({ place }) =>
    "before" in place ? [place.before] : "after" in place ? [place.after] : [],
  );
  return [...change.connect.map(({ item }) => item), ...change.disconnect, ...anchors];
}

/** The ids after the change, in their order. */
export function applyChange(
  current: readonly number[],
  change: RelationChange,
  idOf: (ref: Ref) => number,
): number[] {
  if ("set" in change) return applyListChange(current, { set: change.set.map(idOf) });
  const connect = change.connect.map(({ item, place }) => ({
    item: idOf(item),
    place: placeOf(place, idOf),
  }));
  return applyListChange(current, { connect, disconnect: change.disconnect.map(idOf) });
}

function placeOf(place: Place<Ref>, idOf: (ref: Ref) => number): Place<number> {
  if ("before" in place) return { before: idOf(place.before) };
  return "after" in place ? { after: idOf(place.after) } : place;
}

function toRef(value: number | string | { id: number } | { documentId: string }): Ref {
  if (typeof value === "number") return { id: value };
  if (typeof value === "string") return parseRef(value);
  return "id" in value && typeof value.id === "number" ? { id: value.id } : toRef(documentIdOf(value));
}

const documentIdOf = (value: { id: number } | { documentId: string }): string =>
  "documentId" in value ? value.documentId : "";
