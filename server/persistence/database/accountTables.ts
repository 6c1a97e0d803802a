import type { Generated, Insertable, Selectable, Updateable } from "kysely";
import type { RoleType } from "#domain/access/access.ts";
import type { EventRole } from "#domain/access/eventRoles.ts";
import type { Entry, Json } from "./columns.ts";
import type { ConsentKind } from "#contract/entry/consent.ts";
import type { ChangeKind } from "#contract/entry/profile.ts";
import type { ConsentRelation, ProfileRelation } from "#domain/entry/consent.ts";
import type { Locale } from "#contract/locale.ts";
import type { Sex } from "./competitionTables.ts";

type ApplicationState = "new" | "accepted" | "rejected" | "withdrawn";
type WeighInState = "not_weighed" | "passed" | "overweight" | "no_show";
export type AccountCodeKind = "reset" | "confirmation";

export type AccountTable = Entry & {
  username: string;
  /** Lower case. */
  email: string;
  /** Null for an account that signs in through a provider. */
  password_hash: string | null;
  provider: Generated<string>;
  is_confirmed: Generated<boolean>;
  is_blocked: Generated<boolean>;
  role: Generated<RoleType>;
  display_name: string | null;
  /** When somebody last showed that mail to the address reaches them; null again once the address changes. */
  email_proved_ms: number | null;
  /** As given at registration, for the first profile. */
  last_name: string | null;
  first_name: string | null;
  middle_name: string | null;
  phone: string | null;
  /** Who brought the account here. */
  ref_code: string | null;
  /** Whether it is told by mail about draws and schedules of its entries. */
  wants_notices: Generated<boolean>;
  /** What it is written to in (LO15). */
  locale: Generated<Locale>;
};

/** What an account was told about an entry last: nobody is told the same twice. */
export type EntryNoticeTable = {
  application_id: number;
  account_id: number;
  kind: "draw" | "schedule";
  told: string;
  start_minute: number | null;
  sent_ms: number;
};

/** Reset and confirmation codes: only the hash is kept, each works once and not for long. */
export type AccountCodeTable = {
  code_hash: string;
  account_id: number;
  kind: AccountCodeKind;
  created_ms: number;
  expires_ms: number;
  used_ms: number | null;
};

export type SessionTable = {
  id: string;
  token_hash: string;
  account_id: number;
  is_bound: boolean;
  created_ms: number;
  seen_ms: number;
  expires_ms: number;
  user_agent: string | null;
  /** What a person called the program they made this token for; null for every other session. */
  program_name: string | null;
  ended_ms: number | null;
  /** When the password was last repeated, which dangerous acts ask for. */
  stepped_up_ms: number | null;
};

/** Given once, for one text; withdrawn, never changed. Without a profile it is about the account's own person. */
export type ConsentTable = {
  id: Generated<number>;
  kind: ConsentKind;
  text_version: string;
  given_by: number;
  profile_id: number | null;
  relation: ConsentRelation;
  given_ms: number;
  ip_hash: string | null;
  withdrawn_ms: number | null;
};

/** The person behind a provider's login, by the provider's own id of them. */
export type AccountIdentityTable = {
  provider: string;
  subject: string;
  account_id: number;
  created_ms: number;
};

/** The second factor: begun, and since `confirmed_ms` asked for. */
export type AccountTotpTable = {
  account_id: number;
  sealed_secret: string;
  created_ms: number;
  confirmed_ms: number | null;
  /** The step of the last code that was taken. */
  last_step: number | null;
};

/** In place of a code, each once. */
export type RecoveryCodeTable = {
  code_hash: string;
  account_id: number;
  used_ms: number | null;
};

/** What a provider login hands to the page: ours, good once and for a minute. Deleted when it is used. */
export type ProviderCodeTable = {
  code_hash: string;
  account_id: number;
  provider: string;
  /** The browser that began; null when the page lives on another origin, which cannot have our cookie. */
  browser_hash: string | null;
  expires_ms: number;
};

export type ProfileTable = Entry & {
  owner_id: number;
  team_id: number | null;
  last_name: string;
  first_name: string | null;
  birth_date: string | null;
  gender: Sex | null;
  weight: number | null;
  phone: string | null;
  photo: string | null;
  middle_name: string | null;
  latin_name: string | null;
  belt: string | null;
  belt_since: string | null;
  belt_by: string | null;
  city: string | null;
  coach: string | null;
  /** Who consents for a minor, by name. */
  representative: string | null;
  medical_until: string | null;
  insurance_until: string | null;
  relation: Generated<ProfileRelation>;
};

/** One person in one category: who enters two categories hands in two applications. */
export type ApplicationTable = Entry & {
  owner_id: number;
  event_id: number;
  profile_id: number;
  category_id: number | null;
  /** The fighter it became when it was accepted. */
  fighter_id: number | null;
  state: Generated<ApplicationState>;
  comment: string | null;
  weigh_in_state: Generated<WeighInState>;
  weigh_in_weight: number | null;
  /** The organiser asks for a correction before deciding. */
  needs_change: Generated<boolean>;
  /** As declared. */
  weight: number | null;
  team_id: number | null;
};

/** How an application went on, one line an act. */
export type ApplicationChangeTable = {
  id: Generated<number>;
  application_id: number;
  actor_id: number | null;
  is_organiser: boolean;
  at_ms: number;
  kind: ChangeKind;
  note: string | null;
};

/** The talk between who entered and the organiser. */
export type ApplicationMessageTable = {
  id: Generated<number>;
  application_id: number;
  actor_id: number | null;
  is_organiser: boolean;
  at_ms: number;
  text: string;
  note: string | null;
};

/** Several entries made at once: what became of each line, for who sends them again. */
export type GroupEntryTable = {
  id: string;
  account_id: number;
  event_id: number;
  at_ms: number;
  lines: Json;
};

/** What an account is at one event (RL24); one that was taken away keeps its row. */
export type EventRoleTable = {
  id: Generated<number>;
  event_id: number;
  account_id: number;
  role: EventRole;
  given_ms: number;
  given_by: number | null;
  taken_ms: number | null;
  taken_by: number | null;
};

/** Two profiles are said to be one person; an organiser decides. */
export type MergeRequestTable = Entry & {
  owner_id: number;
  profile_id: number;
  duplicate_id: number | null;
  note: string | null;
  state: Generated<"new" | "accepted" | "rejected">;
};

export type NewConsent = Insertable<ConsentTable>;

export type AccountRow = Selectable<AccountTable>;
export type SessionRow = Selectable<SessionTable>;
export type ProfileRow = Selectable<ProfileTable>;
export type ApplicationRow = Selectable<ApplicationTable>;

export type NewAccount = Insertable<AccountTable>;
export type AccountUpdate = Updateable<AccountTable>;
export type NewSession = Insertable<SessionTable>;
export type NewAccountCode = Insertable<AccountCodeTable>;
export type NewProviderCode = Insertable<ProviderCodeTable>;

/** What a caller has left of something they may do only so often. */
export type AllowanceTable = { key: string; amount: number; at_ms: number };
