import type { FeePerson, Fees, Payment } from "#contract/fee/fee.ts";
import { pricingOf } from "#contract/fee/pricing.ts";
import { hasRight } from "#domain/access/access.ts";
import { keysOf, owingPeople, type FeeFacts, type FeePersonKey } from "#domain/fee/feePeople.ts";
import { leftOf } from "#domain/fee/priceList.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { spokenName } from "#domain/naming/spokenName.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallDay, hallToday } from "../../environment/hallDay.ts";
import type { EventRow } from "../../persistence/database/competitionTables.ts";
import type { PaymentPartRow } from "../../persistence/database/feeTables.ts";
import { findEventById } from "../../persistence/event/eventRows.ts";
import {
  findFeeApplications,
  findFeeFighters,
  findFeeMembers,
  findFeeProfiles,
  findPaidParts,
} from "../../persistence/fee/feeRows.ts";
import { findParts, findPayments, type NamedPaymentRow } from "../../persistence/fee/paymentRows.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import { findEntryId } from "../../query/readEntries.ts";
import { parseRef } from "../../query/refs.ts";
import { findEvent } from "../event/findEvent.ts";

export type FeeReading = Pick<Deps, "config" | "db" | "now">;
type NotFound = { readonly code: "not-found" };

/** Somebody who owes or has paid, with what connects them to accounts and categories. */
export type KnownFeePerson = FeePerson & {
  /** For the people themselves; in the organiser's list the surname is first (GN13). */
  readonly spoken: string;
  readonly key: FeePersonKey;
  readonly ownerId: number | undefined;
  readonly profileId: number | undefined;
  readonly fighterIds: readonly number[];
};

export type FeeBook = {
  readonly people: readonly KnownFeePerson[];
  /** Whom a part of a payment is for. */
  readonly personOf: (
    part: Pick<PaymentPartRow, "profile_id" | "fighter_id">,
  ) => Pick<KnownFeePerson, "key" | "name" | "spoken" | "ownerId">;
};

const present = <Value>(value: Value | null): Value | undefined => value ?? undefined;
type NameRow = { readonly last_name: string; readonly first_name: string | null };
const nameOf = (one: NameRow | undefined) => [one?.last_name, one?.first_name].filter(Boolean).join(" ");
const spokenOf = (one: NameRow | undefined) =>
  spokenName({ firstName: one?.first_name ?? null, lastName: one?.last_name ?? "" });

type FighterRecord = Awaited<ReturnType<typeof findFeeFighters>>[number];

/** Who entered, who stands in a category and what was paid, as the rules ask for it. */
async function readFacts(
  { config, db }: Pick<Deps, "config" | "db">,
  eventId: number,
  fighters: readonly FighterRecord[],
): Promise<FeeFacts> {
  const dayOf = (at: string) => hallDay(config, Date.parse(at));
  return {
    applications: (await findFeeApplications(db, eventId)).map((row) => ({
      profileId: row.profile_id,
      fighterId: present(row.fighter_id),
      categoryId: present(row.category_id),
      category: row.title ?? "",
      day: dayOf(row.created_at),
      isLive: row.state === "new" || row.state === "accepted",
    })),
    members: (await findFeeMembers(db, eventId)).map((row) => ({
      fighterId: row.fighter_id,
      categoryId: row.category_id,
      category: row.title,
      // Somebody of an earlier event has a record that is older than this one.
      day: dayOf(row.created_at > row.event_created_at ? row.created_at : row.event_created_at),
    })),
    fighters: fighters.map((row) => ({
      id: row.id,
      profileId: present(row.profile_id),
      mergedInto: present(row.merged_into),
    })),
    parts: (await findPaidParts(db, eventId)).map((row) => ({
      profileId: present(row.profile_id),
      fighterId: present(row.fighter_id),
      kopecks: row.kopecks,
    })),
  };
}

/** Everybody of an event with what they owe and have paid, by name. */
export async function readFeeBook(deps: Pick<Deps, "config" | "db">, event: EventRow): Promise<FeeBook> {
  const fighters = await findFeeFighters(deps.db, event.id);
  const profiles = new Map((await findFeeProfiles(deps.db, event.id)).map((row) => [row.id, row]));
  const facts = await readFacts(deps, event.id, fighters);
  const keyOf = keysOf(facts);
  const records = Map.groupBy(fighters, ({ id }) => keyOf({ fighterId: id }));
  const know = (key: FeePersonKey) => {
    const [record] = records.get(key) ?? [];
    const profile = key.startsWith("p") ? profiles.get(Number(key.slice(1))) : undefined;
    return {
      name: nameOf(profile ?? record),
      spoken: spokenOf(profile ?? record),
      team: record?.team_name ?? profile?.team_name ?? null,
      ownerId: profile?.owner_id,
      profileId: profile?.id,
      fighterIds: (records.get(key) ?? []).map(({ id }) => id),
    };
  };
  const people = owingPeople(pricingOf(event), facts)
    .map(({ lines, firstDay = null, ...person }) => ({
      ...person,
      firstDay,
      lines: [...lines],
      ...know(person.key),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "ru"));
  return {
    people,
    personOf: ({ profile_id, fighter_id }) => {
      const key = keyOf({ profileId: present(profile_id), fighterId: present(fighter_id) });
      return { key, ...know(key) };
    },
  };
}

/** The fighters of an event who have not paid all they owe; none where nothing is asked for. */
export async function findUnpaidFighters(
  deps: Pick<Deps, "config" | "db">,
  eventId: number | null,
): Promise<ReadonlySet<number>> {
  const event = eventId === null ? undefined : await findEventById(deps.db, eventId);
  if (event === undefined || pricingOf(event).length === 0) return new Set();
  const { people } = await readFeeBook(deps, event);
  return new Set(people.filter((one) => leftOf(one) > 0).flatMap(({ fighterIds }) => fighterIds));
}

/** The list of an organiser. */
export async function readFees(deps: FeeReading, eventId: string): Promise<Result<Fees, NotFound>> {
  const event = await findEvent(deps, eventId);
  if (!event.ok) return event;
  const book = await readFeeBook(deps, event.value);
  return ok({
    ...headOf(deps, event.value),
    people: book.people.map(shown),
    payments: await paymentsIn(deps, event.value, book),
  });
}

/** The same for the people of one account, without a word about anybody else (FE13). */
export async function readOwnFees(
  deps: FeeReading,
  viewer: Identity,
  eventId: string,
): Promise<Result<Fees, NotFound>> {
  const id = await findEntryId(deps.db, COLLECTIONS.events, viewer, parseRef(eventId), "read");
  const event = id === undefined ? undefined : await findEventById(deps.db, id);
  if (event === undefined || viewer.accountId === undefined) return refuse({ code: "not-found" });
  const book = await readFeeBook(deps, event);
  return ok({
    ...headOf(deps, event),
    people: book.people.filter(({ ownerId }) => ownerId === viewer.accountId).map(spoken),
    payments: await paymentsIn(deps, event, book, viewer.accountId),
  });
}

/** At several events, in the order they were asked for. */
export async function readAllOwnFees(
  deps: FeeReading,
  viewer: Identity,
  eventIds: readonly string[],
): Promise<Fees[]> {
  const found = [];
  for (const id of new Set(eventIds)) found.push(await readOwnFees(deps, viewer, id));
  return found.flatMap((own) => (own.ok ? [own.value] : []));
}

const headOf = (deps: FeeReading, event: EventRow) => ({
  event: { id: event.id, documentId: event.document_id, name: event.name },
  pricing: pricingOf(event).map((step) => ({ ...step })),
  today: hallToday(deps),
  isOnline: deps.config.yookassa !== undefined,
});

const shown = ({ key, name, team, lines, firstDay, owed, paid }: KnownFeePerson): FeePerson => ({
  key,
  name,
  team,
  lines,
  firstDay,
  owed,
  paid,
});

const spoken = (person: KnownFeePerson): FeePerson => ({ ...shown(person), name: person.spoken });

/** All of them, or those an account may see. */
async function paymentsIn(
  { db }: FeeReading,
  event: EventRow,
  book: FeeBook,
  accountId?: number,
): Promise<Payment[]> {
  const rows = await findPayments(db, { eventId: event.id });
  const parts = Map.groupBy(
    await findParts(
      db,
      rows.map(({ id }) => id),
    ),
    ({ payment_id }) => payment_id,
  );
  return rows
    .map((row) => ({ row, parts: parts.get(row.id) ?? [] }))
    .filter((one) => accountId === undefined || isOwn(book, one, accountId))
    .map((one) => presentPayment(book, one, accountId));
}

type PaymentWithParts = { readonly row: NamedPaymentRow; readonly parts: readonly PaymentPartRow[] };

/** Somebody's own: paid by their account, or for nobody but their people. */
const isOwn = (book: FeeBook, { row, parts }: PaymentWithParts, accountId: number): boolean =>
  row.account_id === accountId ||
  (parts.length > 0 && parts.every((part) => book.personOf(part).ownerId === accountId));

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** What organisers write and who they are is theirs alone; where to pay is for who pays. */
function presentPayment(book: FeeBook, { row, parts }: PaymentWithParts, accountId?: number): Payment {
  const isOrganiser = accountId === undefined;
  const { revoked_ms: revokedMs } = row;
  return {
    id: row.id,
    event: { id: row.event_id, documentId: row.event_document_id, name: row.event_name },
    state: row.state,
    method: row.method,
    kopecks: row.kopecks,
    madeAt: new Date(row.made_ms).toISOString(),
    settledAt: instant(row.settled_ms),
    number: row.number,
    payer: row.payer ?? row.account_name,
    note: isOrganiser ? row.note : null,
    takenBy: isOrganiser ? row.actor_name : null,
    revoked:
      revokedMs === null
        ? null
        : {
            at: new Date(revokedMs).toISOString(),
            by: isOrganiser ? row.revoker_name : null,
            reason: row.revoke_reason ?? "",
          },
    confirmationUrl: row.state === "pending" && row.account_id === accountId ? row.confirmation_url : null,
    people: partsOf(book, parts, isOrganiser ? "name" : "spoken"),
  };
}

const partsOf = (book: FeeBook, parts: readonly PaymentPartRow[], as: "name" | "spoken") =>
  parts.map((part) => {
    const person = book.personOf(part);
    return { key: person.key, name: person[as], kopecks: part.kopecks };
  });

export type FoundPayment = PaymentWithParts & {
  readonly event: EventRow;
  readonly view: Payment;
  /** The same as papers name them. */
  readonly listed: Payment;
};

/** One payment, for who pays and for organisers; for everybody else it is not there. */
export async function readPayment(
  deps: FeeReading,
  viewer: Identity,
  id: string,
): Promise<Result<FoundPayment, NotFound>> {
  const [row] = await findPayments(deps.db, { id });
  const event = row && (await findEventById(deps.db, row.event_id));
  if (event === undefined || row === undefined) return refuse({ code: "not-found" });
  const book = await readFeeBook(deps, event);
  const found = { row, parts: await findParts(deps.db, [row.id]) };
  const { accountId } = viewer;
  const isMine = accountId !== undefined && isOwn(book, found, accountId);
  if (!isMine && !hasRight(viewer, "organise", event.id)) return refuse({ code: "not-found" });
  const view = presentPayment(book, found, isMine ? accountId : undefined);
  return ok({ ...found, event, view, listed: { ...view, people: partsOf(book, found.parts, "name") } });
}
