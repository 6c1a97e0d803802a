import { sql, type Kysely } from "kysely";
import { isAdmin, type RoleType, type Viewer } from "#domain/access/access.ts";
import { eventsWith, type Right } from "#domain/access/eventRoles.ts";
import { may, type Action, type Collection, type Sql } from "../collections/collection.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { linked } from "./links.ts";
import { relationOf, targetOf } from "./scope.ts";

/** What a right gives in the collections of its event: an organiser writes as an admin does, the head table as a referee. */
const STANDS_FOR: Readonly<Record<Action, readonly (readonly [RoleType, Right])[]>> = {
  read: [
    ["admin", "organise"],
    ["referee", "read"],
  ],
  create: [["admin", "organise"]],
  update: [
    ["admin", "organise"],
    ["referee", "run"],
  ],
  delete: [["admin", "organise"]],
};

/** To delete an event is more than to write what is in it (RL25); a new one belongs to no event yet. */
function standsFor({ name }: Collection, act: Action): (typeof STANDS_FOR)[Action] {
  if (name !== "events") return STANDS_FOR[act];
  if (act === "create") return [];
  return act === "delete" ? [["admin", "own"]] : STANDS_FOR[act];
}

const isOfEvents = ({ name, parent }: Collection) => name === "events" || parent !== undefined;

/** Whether somebody may do this to some entry at all; to which one, the entry says. */
export function mayAnywhere(collection: Collection, act: Action, viewer: Viewer): boolean {
  const roles = collection.access[act];
  if (may(roles, viewer)) return true;
  if (!isOfEvents(collection)) return false;
  return standsFor(collection, act).some(
    ([role, right]) => roles.includes(role) && eventsWith(viewer, right).length > 0,
  );
}

/** The viewer as who they are in the event all these entries are a part of. */
export async function actingOn(
  db: Kysely<Tables>,
  collection: Collection,
  viewer: Viewer,
  act: Action,
  ids: readonly number[],
): Promise<Viewer> {
  if (isAdmin(viewer) || (viewer.grants ?? []).length === 0 || ids.length === 0) return viewer;
  for (const [role, right] of standsFor(collection, act)) {
    const events = eventsWith(viewer, right);
    if (events.length > 0 && (await arePartOf(db, collection, { events, ids, act })))
      return { ...viewer, actsAs: role };
  }
  return viewer;
}

type Asked = { readonly events: readonly number[]; readonly ids: readonly number[]; readonly act: Action };

async function arePartOf(
  db: Kysely<Tables>,
  collection: Collection,
  { events, ids, act }: Asked,
): Promise<boolean> {
  if (!isOfEvents(collection)) return false;
  // Who stands in two events is deleted by nobody who has only one of them.
  const isAlone = act === "delete" ? sql`and not ${hasParentOutside(collection, events)}` : sql``;
  const { rows } = await sql<{ total: number }>`select count(*) as total
    from ${sql.table(collection.table)} as t
    where t.id in (${sql.join([...ids])}) and ${isPartOf(collection, "t", events)} ${isAlone}`.execute(db);
  return Number(rows[0]?.total) === new Set(ids).size;
}

/** Whether all of these are a part of events the viewer organises; what every event shares is nobody's. */
export async function arePartsOfOwn(
  db: Kysely<Tables>,
  collection: Collection,
  viewer: Viewer,
  ids: readonly number[],
): Promise<boolean> {
  const events = eventsWith(viewer, "organise");
  if (!isOfEvents(collection) || ids.length === 0) return true;
  return events.length > 0 && (await arePartOf(db, collection, { events, ids, act: "update" }));
}

/** What is made in one of these is made by the organiser of its event, or by nobody in particular. */
export async function actingAsOrganiser(
  db: Kysely<Tables>,
  collection: Collection,
  viewer: Viewer,
  ids: readonly number[],
): Promise<Viewer> {
  if (isAdmin(viewer) || ids.length === 0 || eventsWith(viewer, "organise").length === 0) return viewer;
  return (await arePartsOfOwn(db, collection, viewer, ids)) ? { ...viewer, actsAs: "admin" } : viewer;
}

function isPartOf(collection: Collection, alias: string, events: readonly number[]): Sql {
  if (collection.name === "events") return sql`${sql.ref(`${alias}.id`)} in (${sql.join([...events])})`;
  return throughParent(collection, alias, (target, inner) => isPartOf(target, inner, events));
}

const hasParentOutside = (collection: Collection, events: readonly number[]): Sql =>
  throughParent(collection, "t", (target, inner) => sql`not ${isPartOf(target, inner, events)}`);

function throughParent(
  collection: Collection,
  alias: string,
  condition: (target: Collection, inner: string) => Sql,
): Sql {
  const relation = relationOf(collection, collection.parent ?? "");
  if (relation === undefined) return sql`false`;
  const [target, inner] = [targetOf(relation), `${alias}p`];
  return sql`exists (select 1 from ${sql.table(target.table)} as ${sql.id(inner)}
    where ${linked(relation, alias, inner)} and ${condition(target, inner)})`;
}
