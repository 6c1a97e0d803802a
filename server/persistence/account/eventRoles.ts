import { sql, type Kysely } from "kysely";
import type { EventPlace, EventRole, Grant } from "#domain/access/eventRoles.ts";
import type { Tables } from "../database/tables.ts";

export type Granted = { readonly grants: readonly Grant[]; readonly formerEvents: readonly EventPlace[] };

/** The roles of events an account has, and the events where it has none any more. */
export async function findGrants(db: Kysely<Tables>, accountId: number): Promise<Granted> {
  const rows = await db
    .selectFrom("event_role")
    .leftJoin("competition", "competition.event_id", "event_role.event_id")
    .select(["event_role.event_id", "event_role.role", "event_role.taken_ms", "competition.uuid"])
    .where("event_role.account_id", "=", accountId)
    .orderBy("event_role.id")
    .execute();
  const grants = rows
    .filter(({ taken_ms }) => taken_ms === null)
    .map(({ event_id, role, uuid }) => ({ eventId: event_id, competitionUuid: uuid, role }));
  const taken = rows.filter(({ event_id }) => !grants.some(({ eventId }) => eventId === event_id));
  const former = new Map(taken.map(({ event_id, uuid }) => [event_id, uuid]));
  return {
    grants,
    formerEvents: [...former].map(([eventId, competitionUuid]) => ({ eventId, competitionUuid })),
  };
}

/** Who is what at an event, in the order it was given. */
export async function findEventRoles(db: Kysely<Tables>, eventId: number) {
  return await db
    .selectFrom("event_role")
    .innerJoin("account", "account.id", "event_role.account_id")
    .leftJoin("account as giver", "giver.id", "event_role.given_by")
    .select(["event_role.id", "event_role.event_id", "event_role.account_id", "event_role.role"])
    .select("event_role.given_ms")
    .select(["account.username", "account.display_name", "account.email", "account.is_blocked"])
    .select((select) => select.fn.coalesce("giver.display_name", "giver.username").as("giver_name"))
    .where("event_role.event_id", "=", eventId)
    .where("event_role.taken_ms", "is", null)
    .orderBy("event_role.id")
    .execute();
}

export type EventRoleRow = Awaited<ReturnType<typeof findEventRoles>>[number];

type Given = { readonly eventId: number; readonly accountId: number; readonly role: EventRole };
type Act = { readonly nowMs: number; readonly actorId: number };

/** A role that was taken away is given again in its old row. */
export async function giveEventRole(
  db: Kysely<Tables>,
  { eventId, accountId, role }: Given,
  { nowMs, actorId }: Act,
): Promise<void> {
  const given = { given_ms: nowMs, given_by: actorId, taken_ms: null, taken_by: null };
  await db
    .insertInto("event_role")
    .values({ event_id: eventId, account_id: accountId, role, ...given })
    .onConflict((conflict) => conflict.columns(["event_id", "account_id", "role"]).doUpdateSet(given))
    .execute();
}

/** Whoever works at an event works at its rehearsal too. */
export async function copyEventRoles(db: Kysely<Tables>, from: number, to: number): Promise<void> {
  await db
    .insertInto("event_role")
    .columns(["event_id", "account_id", "role", "given_ms", "given_by"])
    .expression((select) =>
      select
        .selectFrom("event_role")
        .select([select.val(to).as("event_id"), "account_id", "role", "given_ms", "given_by"])
        .where("event_id", "=", from)
        .where("taken_ms", "is", null),
    )
    .execute();
}

/** There, and in a rehearsal that was made of it. */
export async function takeEventRole(
  db: Kysely<Tables>,
  { event_id, account_id, role }: Pick<EventRoleRow, "event_id" | "account_id" | "role">,
  { nowMs, actorId }: Act,
): Promise<void> {
  await db
    .updateTable("event_role")
    .set({ taken_ms: nowMs, taken_by: actorId })
    .where("account_id", "=", account_id)
    .where("role", "=", role)
    .where("taken_ms", "is", null)
    .where("event_id", "in", (select) =>
      select
        .selectFrom("event")
        .select("event.id")
        .where((where) =>
          where.or([where("event.id", "=", event_id), where("event.rehearsal_of", "=", event_id)]),
        ),
    )
    .execute();
}

/** What the first part of a path names, and how the event of it is found. */
const EVENT_OF = {
  events: (ref: string) =>
    sql`select id as event_id from event where document_id = ${ref} or cast(id as text) = ${ref}`,
  competitions: (uuid: string) => sql`select event_id from competition where uuid = ${uuid}`,
  categories: (uuid: string) => sql`select event_id from competition
    join category on category.competition_id = competition.id where category.uuid = ${uuid}`,
  fightings: (uuid: string) => sql`select event_id from competition
    join fighting on fighting.competition_id = competition.id where fighting.uuid = ${uuid}`,
  carpets: (ref: string) => sql`select event_id from competition
    join carpet on carpet.competition_id = competition.id
    where carpet.document_id = ${ref} or cast(carpet.id as text) = ${ref}`,
  applications: (ref: string) => sql`select event_id from application
    where document_id = ${ref} or cast(id as text) = ${ref}`,
  displays: (ref: string) => sql`select event_id from competition
    join display on display.competition_id = competition.id where display.document_id = ${ref}`,
  parked: (id: string) => sql`select event_id from competition
    join fighting on fighting.competition_id = competition.id
    join fighting_event_parked on fighting_event_parked.fighting_uuid = fighting.uuid
    where fighting_event_parked.id = ${id}`,
  "queue-acts": (id: string) => sql`select event_id from competition
    join queue_act on queue_act.competition_uuid = competition.uuid where queue_act.id = ${id}`,
  "team-adjustments": (id: string) => sql`select event_id from competition
    join team_adjustment on team_adjustment.competition_id = competition.id where team_adjustment.id = ${id}`,
} as const;
const isNamed = (word: string): word is keyof typeof EVENT_OF => Object.hasOwn(EVENT_OF, word);

/** The event the path of a call is about; "unsaid" where only the body names it. */
export async function findEventOfPath(
  db: Kysely<Tables>,
  url: string,
  params: Readonly<Record<string, string | undefined>>,
): Promise<number | "unsaid" | undefined> {
  const [, named = "", param = ""] = /^\/api\/([\w-]+)\/(?:uuid\/)?:(\w+)/.exec(url) ?? [];
  if (!isNamed(named)) return "unsaid";
  const found = EVENT_OF[named](params[param] ?? "");
  const { rows } = await sql<{ event_id: number | null }>`${found}`.execute(db);
  return rows[0]?.event_id ?? undefined;
}
