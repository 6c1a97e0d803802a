import { sql, type RawBuilder } from "kysely";
import type { Tables } from "../database/tables.ts";

/** The event whose rows are meant, and its competition where it has one. */
export type ArchiveScope = {
  readonly eventId: number;
  readonly competitionId: number;
  readonly competitionUuid: string;
};

/** Rows that others name: an archive calls them by a key that is the same in every installation, never by their number. */
export const KEYED = {
  event: "document_id",
  team: "uuid",
  competition: "uuid",
  carpet: "uuid",
  category: "uuid",
  fighter: "uuid",
  fighting: "uuid",
  referee: "uuid",
} as const satisfies Partial<Record<keyof Tables, string>>;
export type Keyed = keyof typeof KEYED;
export const isKeyed = (table: string): table is Keyed => Object.hasOwn(KEYED, table);

export type ArchivedTable = {
  readonly table: keyof Tables;
  /** Which rows belong to the event. */
  readonly where: (scope: ArchiveScope) => RawBuilder<unknown>;
  readonly order: readonly string[];
  /** Columns that name a row of another table by its number. */
  readonly refs?: Readonly<Record<string, Keyed>>;
  /** Columns that name who did it. */
  readonly authors?: readonly string[];
};

const ofCompetition = ({ competitionId }: ArchiveScope) => sql`competition_id = ${competitionId}`;
const byCompetitionUuid = ({ competitionUuid }: ArchiveScope) => sql`competition_uuid = ${competitionUuid}`;
const inCategories = ({ competitionId }: ArchiveScope) =>
  sql`category_id in (select id from category where competition_id = ${competitionId})`;
const ofBouts = ({ competitionId }: ArchiveScope) =>
  sql`fighting_uuid in (select uuid from fighting where competition_id = ${competitionId})`;

const people = (scope: ArchiveScope) => sql`
  select fighter_id from category_fighter where ${inCategories(scope)}
  union select fighter_id from weigh_in where ${inCategories(scope)}
  union select red_fighter_id from fighting where ${ofCompetition(scope)} and red_fighter_id is not null
  union select blue_fighter_id from fighting where ${ofCompetition(scope)} and blue_fighter_id is not null`;

const teams = (scope: ArchiveScope) => sql`
  select team_id from event_team where event_id = ${scope.eventId}
  union select team_id from team_adjustment where ${ofCompetition(scope)}
  union select team_id from fighter where team_id is not null and id in (${people(scope)})`;

/** What an archive holds, every table after those it names. Rows stand in the order they were written in. */
export const ARCHIVED = [
  {
    table: "event",
    where: ({ eventId }) => sql`id = ${eventId}`,
    order: ["id"],
  },
  { table: "team", where: (scope) => sql`id in (${teams(scope)})`, order: ["id"] },
  {
    table: "event_team",
    where: ({ eventId }) => sql`event_id = ${eventId}`,
    order: ["team_id"],
    refs: { event_id: "event", team_id: "team" },
  },
  {
    table: "competition",
    where: ({ competitionId }) => sql`id = ${competitionId}`,
    order: ["id"],
    refs: { event_id: "event" },
  },
  { table: "carpet", where: ofCompetition, order: ["id"], refs: { competition_id: "competition" } },
  {
    table: "category",
    where: ofCompetition,
    order: ["id"],
    refs: { competition_id: "competition", merged_into: "category" },
  },
  {
    table: "fighter",
    where: (scope) => sql`id in (${people(scope)})`,
    order: ["id"],
    refs: { team_id: "team" },
  },
  {
    table: "category_fighter",
    where: inCategories,
    order: ["category_id", "position", "fighter_id"],
    refs: { category_id: "category", fighter_id: "fighter" },
  },
  {
    table: "weigh_in",
    where: inCategories,
    order: ["category_id", "fighter_id"],
    refs: { category_id: "category", fighter_id: "fighter" },
  },
  {
    table: "fighting",
    where: ofCompetition,
    order: ["id"],
    refs: {
      competition_id: "competition",
      category_id: "category",
      carpet_id: "carpet",
      red_fighter_id: "fighter",
      blue_fighter_id: "fighter",
      winner_id: "fighter",
    },
  },
  { table: "competition_feed", where: byCompetitionUuid, order: ["competition_uuid"] },
  { table: "fighting_head", where: byCompetitionUuid, order: ["fighting_uuid"] },
  { table: "fighting_event", where: ofBouts, order: ["fighting_uuid", "seq"] },
  {
    table: "fighting_event_parked",
    where: ofBouts,
    order: ["received_ms", "id"],
    authors: ["actor_id", "resolved_by"],
  },
  // A correction comes before the one that takes it back.
  {
    table: "correction",
    where: ofBouts,
    order: ["applied_ms", "rev", "id"],
    authors: ["actor_id", "second_actor_id"],
  },
  { table: "awarding_act", where: byCompetitionUuid, order: ["n"], authors: ["actor_id"] },
  {
    table: "team_adjustment",
    where: ofCompetition,
    order: ["at_ms", "id"],
    refs: { competition_id: "competition", team_id: "team" },
    authors: ["actor_id", "revoked_by"],
  },
  {
    table: "referee",
    where: ofCompetition,
    order: ["id"],
    refs: { competition_id: "competition" },
  },
  {
    table: "referee_mat",
    where: (scope) => sql`referee_id in (select id from referee where ${ofCompetition(scope)})`,
    order: ["referee_id", "carpet_id"],
    refs: { referee_id: "referee", carpet_id: "carpet" },
  },
  {
    table: "bout_referee",
    where: (scope) => sql`referee_id in (select id from referee where ${ofCompetition(scope)})`,
    order: ["fighting_id", "referee_id"],
    refs: { fighting_id: "fighting", referee_id: "referee" },
  },
  {
    table: "paper_edition",
    where: ofCompetition,
    order: ["made_ms", "id"],
    refs: { competition_id: "competition" },
    authors: ["actor_id"],
  },
] as const satisfies readonly ArchivedTable[];

export type ArchivedName = (typeof ARCHIVED)[number]["table"];

/** Why every other table stays behind; a new one that is in neither list does not compile. */
export const LEFT_BEHIND = {
  account: "accounts",
  account_code: "accounts",
  account_identity: "accounts",
  account_totp: "accounts",
  recovery_code: "accounts",
  provider_code: "accounts",
  session: "accounts",
  profile: "accounts",
  consent: "accounts",
  application: "accounts",
  application_change: "accounts",
  application_message: "accounts",
  entry_notice: "accounts",
  group_entry: "accounts",
  event_role: "accounts",
  merge_request: "accounts",
  result_claim: "accounts",
  fighter_change: "accounts",
  payment: "accounts",
  payment_part: "accounts",
  star: "accounts",
  push_subscription: "accounts",
  push_follow: "accounts",
  push_sent: "accounts",
  allowance: "installation",
  audit_chain: "installation",
  audit_log: "installation",
  key_print: "installation",
  partner: "installation",
  page: "installation",
  weight_table: "installation",
  season: "installation",
  display: "installation",
  lease: "installation",
  lease_history: "installation",
  rehearsal: "installation",
  // A note of the hour, for nobody afterwards.
  bout_presence: "installation",
  // They hold the numbers of rows.
  queue_act: "undo",
  entry_list: "undo",
  person_merge: "undo",
  person_apart: "undo",
  // They tie people of several events, and an archive holds one.
  person_link: "undo",
  regrouping: "undo",
  // In files of their own.
  archive_author: "apart",
  upload: "apart",
  upload_file: "apart",
} as const satisfies Record<Exclude<keyof Tables, ArchivedName>, string>;
