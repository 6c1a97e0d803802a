import type { Transaction } from "kysely";
import { decideReorder } from "#domain/schedule/reorder.ts";
import type { Collection, Relation } from "../../collections/collection.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { nextOnCarpet } from "../../persistence/bout/fightingRows.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import type { Draft } from "../../query/body.ts";
import { applyChange, refsOf, type Ref, type RelationChange } from "../../query/refs.ts";
import { Refusal, fieldError, invalid, invalidFields } from "../../query/refusal.ts";
import { fieldOf, relationOf, targetOf } from "../../query/scope.ts";
import { findIds, findLinkedIds, saveLinks, type Columns } from "../../query/writeRows.ts";
import type { Write } from "../shared/write.ts";

type Trx = Transaction<Tables>;

/** The ids a relation leads to after the write, in their order. */
export type Resolved = {
  readonly name: string;
  readonly relation: Relation;
  readonly ids: readonly number[];
};

export async function resolveRelations(
  trx: Trx,
  write: Pick<Write, "collection" | "viewer">,
  draft: Draft,
  id: number | undefined,
): Promise<Resolved[]> {
  const resolved: Resolved[] = [];
  for (const [name, change] of draft.relations) {
    const relation = relationOf(write.collection, name);
    if (relation === undefined) continue;
    const current = id === undefined ? [] : await findLinkedIds(trx, write.collection, relation, id);
    const idOf = await findIds(trx, targetOf(relation), write.viewer, refsOf(change));
    const ids = relation.isOrderOnly
      ? reordered(current, change, idOf)
      : applyChange(current, change, (ref) => idOf(ref) ?? refuseUnknown(relation, ref));
    refuseMisfit(name, relation, ids);
    resolved.push({ name, relation, ids });
  }
  return resolved;
}

/** Nothing may come or go, only the order may change; who is mistaken gets the order as it is now (CP11). */
export function reordered(
  current: readonly number[],
  change: RelationChange,
  idOf: (ref: Ref) => number | undefined,
): readonly number[] {
  const known = (ref: Ref) => idOf(ref) ?? -1;
  const proposed = "set" in change ? change.set.map(known) : applyChange(current, change, known);
  const decided = decideReorder(current, proposed);
  if (decided.ok) return decided.value;
  throw invalid("The order must contain exactly the present fightings", {
    code: decided.problem.code,
    fightings: [...current],
  });
}

function refuseUnknown(relation: Relation, ref: Ref): never {
  const { singular } = targetOf(relation);
  throw invalid(
    "id" in ref
      ? `1 relation(s) of type api::${singular}.${singular} associated with this entity do not exist`
      : `Document with id "${ref.documentId}", locale "null" not found`,
  );
}

function refuseMisfit(name: string, relation: Relation, ids: readonly number[]): void {
  if (relation.isRequired && ids.length === 0)
    throw invalidFields([fieldError([name], `${name} must be defined.`)]);
  if (relation.link.kind === "corners" && ids.length > 2)
    throw invalidFields([fieldError([name], "A bout has two fighters at most")]);
}

/** What goes into the row itself. */
export function columnsOf(collection: Collection, draft: Draft, relations: readonly Resolved[]): Columns {
  const columns: Record<string, unknown> = {};
  for (const [name, value] of draft.values) {
    const field = fieldOf(collection, name);
    if (field === undefined || field.expression !== undefined) continue;
    columns[field.column] = field.kind === "json" && value !== null ? writeJson(value) : value;
  }
  for (const { relation, ids } of relations) {
    if (relation.link.kind === "column") columns[relation.link.column] = ids.at(-1) ?? null;
  }
  if ("carpet_id" in columns) columns["carpet_position"] = nextOnCarpet(columns["carpet_id"]);
  return columns;
}

export async function saveListRelations(
  trx: Trx,
  collection: Collection,
  id: number,
  relations: readonly Resolved[],
): Promise<void> {
  for (const { relation, ids } of relations) {
    if (relation.link.kind !== "column") await saveLinks(trx, collection, relation, id, ids);
  }
}

export const conflict = (message: string, details: unknown) => new Refusal("ConflictError", message, details);
