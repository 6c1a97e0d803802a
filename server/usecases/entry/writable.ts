import { ok, refuse, type Result } from "#domain/result.ts";
import { may } from "../../collections/collection.ts";
import type { Deps } from "../../environment/deps.ts";
import { actingAsOrganiser, actingOn, mayAnywhere } from "../../query/acting.ts";
import { dataOf } from "../../query/body.ts";
import { findEntryId } from "../../query/readEntries.ts";
import { parseRelationChange, refsOf, type Ref } from "../../query/refs.ts";
import { parsed } from "../../query/refusal.ts";
import { relationOf, targetOf } from "../../query/scope.ts";
import { findIds } from "../../query/writeRows.ts";
import type { Write, WriteProblem } from "../shared/write.ts";

/** A new entry is a part of the event of what it is made in; a body that names nothing is nobody's (RL26). */
export async function actingInParent(db: Deps["db"], { collection, viewer }: Write, body: unknown) {
  const relation = relationOf(collection, collection.parent ?? "");
  const refs = await parsed(() => parentRefs(collection.parent ?? "", body));
  if (relation === undefined || !refs.ok) return viewer;
  const idOf = await findIds(db, targetOf(relation), viewer, refs.value);
  const ids = refs.value.map((ref) => idOf(ref) ?? 0);
  return actingAsOrganiser(db, targetOf(relation), viewer, ids);
}

const parentRefs = (name: string, body: unknown) => refsOf(parseRelationChange(name, dataOf(body)[name]));

type Writable = { readonly id: number; readonly write: Write };

/** 403 for the role, 404 for what the caller cannot see, 403 again for what is not the caller's to change. */
export async function findWritable(
  { db }: Pick<Deps, "db">,
  write: Write,
  entry: Ref,
  act: "update" | "delete",
): Promise<Result<Writable, WriteProblem>> {
  const { collection, viewer } = write;
  if (!mayWrite(write, act)) return refuse({ code: "forbidden" });
  const id = await findEntryId(db, collection, viewer, entry, act);
  const acting = await actingOn(db, collection, viewer, act, id === undefined ? [] : [id]);
  if (id !== undefined && may(collection.access[act], acting))
    return ok({ id, write: { ...write, viewer: acting } });
  const seen = id ?? (await findEntryId(db, collection, viewer, entry, "read"));
  return refuse({ code: seen === undefined ? "not-found" : "forbidden" });
}

export const mayWrite = ({ collection, viewer }: Write, act: "create" | "update" | "delete") =>
  mayAnywhere(collection, act, viewer);
