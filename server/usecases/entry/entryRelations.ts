import type { Transaction } from "kysely";
import { asThemselves } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { decideReorder } from "#domain/schedule/reorder.ts";
import type { Collection, Relation } from "../../collections/collection.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { nextOnCarpet } from "../../persistence/bout/fightingRows.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { arePartsOfOwn } from "../../query/acting.ts";
import type { Draft } from "../../query/body.ts";
import { applyChange, refsOf, type Ref, type RelationChange } from "../../query/refs.ts";
import { fieldError, invalid, invalidFields, type WordedProblem } from "../../query/refusal.ts";
import { fieldOf, relationOf, targetOf } from "../../query/scope.ts";
import { findIds, findLinkedIds, saveLinks, type Columns } from "../../query/writeRows.ts";
import type { Write, WriteProblem } from "../shared/write.ts";

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
): Promise<Result<readonly Resolved[], WriteProblem>> {
  const resolved: Resolved[] = [];
  for (const [name, change] of draft.relations) {
    const relation = relationOf(write.collection, name);
    if (relation === undefined) continue;
    const current = id === undefined ? [] : await findLinkedIds(trx, write.collection, relation, id);
    const target = targetOf(relation);
    // A person is entered by who has their profile, not by who may read it.
    const asking = target.name === "profiles" ? asThemselves(write.viewer) : write.viewer;
    const idOf = await findIds(trx, target, asking, refsOf(change));
    const changed = relation.isOrderOnly
      ? reordered(current, change, idOf)
      : changedIds(relation, current, change, idOf);
    if (!changed.ok) return changed;
    const ids = changed.value;
    const moved = [
      ...ids.filter((one) => !current.includes(one)),
      ...current.filter((one) => !ids.includes(one)),
    ];
    // An organiser of one event neither takes from another nor gives to it (RL26).
    if (isActing(write) && !(await arePartsOfOwn(trx, target, write.viewer, moved)))
      return refuse({ code: "forbidden" });
    const misfit = misfitOf(name, relation, ids);
    if (misfit !== undefined) return refuse(invalidFields([fieldError([name], misfit)]));
    resolved.push({ name, relation, ids });
  }
  return ok(resolved);
}

const isActing = ({ viewer }: Pick<Write, "viewer">) =>
  viewer.actsAs === "admin" && viewer.actsAs !== viewer.role;

type Ids = Result<readonly number[], WriteProblem>;
type IdOf = (ref: Ref) => number | undefined;

/** Nothing may come or go, only the order may change; who is mistaken gets the order as it is now (CP11). */
function reordered(current: readonly number[], change: RelationChange, idOf: IdOf): Ids {
  const known = (ref: Ref) => idOf(ref) ?? -1;
  const proposed = "set" in change ? change.set.map(known) : applyChange(current, change, known);
  const decided = decideReorder(current, proposed);
  return decided.ok ? decided : refuse({ code: decided.problem.code, fightings: [...current] });
}

function changedIds(relation: Relation, current: readonly number[], change: RelationChange, idOf: IdOf): Ids {
  const unknown = refsOf(change).find((ref) => idOf(ref) === undefined);
  if (unknown !== undefined) return refuse(unknownProblem(relation, unknown));
  return ok(applyChange(current, change, (ref) => idOf(ref) ?? -1));
}

function unknownProblem(relation: Relation, ref: Ref): WordedProblem {
  const { singular } = targetOf(relation);
  return invalid(
    "id" in ref
      ? `1 relation(s) of type api::${singular}.${singular} associated with this entity do not exist`
      : `Document with id "${ref.documentId}", locale "null" not found`,
  );
}

function misfitOf(name: string, relation: Relation, ids: readonly number[]): string | undefined {
  if (relation.isRequired && ids.length === 0) return `${name} must be defined.`;
  return relation.link.kind === "corners" && ids.length > 2 ? "A bout has two fighters at most" : undefined;
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
