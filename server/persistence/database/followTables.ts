import type { Generated, Selectable } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { FollowKind } from "#domain/follow/follow.ts";
import type { NoticeKind } from "#domain/follow/notices.ts";

export type StarTable = {
  account_id: number;
  kind: FollowKind;
  ref: string;
  is_on: boolean;
  changed_ms: number;
};

export type PushSubscriptionTable = {
  id: Generated<number>;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Words of the notices that are wanted, with spaces between them. */
  kinds: string;
  created_ms: number;
  /** Messages in a row that were not taken, and since when. */
  failures: Generated<number>;
  failing_since_ms: Generated<number | null>;
  /** The network it was made from, as a hash; null for those of before there was one. */
  network_hash: string | null;
  /** When the browser last asked to be told. */
  seen_ms: Generated<number>;
  /** Of the page it was made on (PN12). */
  locale: Generated<Locale>;
};

export type PushFollowTable = {
  subscription_id: number;
  kind: FollowKind;
  ref: string;
  since_ms: number;
};

export type PushSentTable = {
  subscription_id: number;
  fighting_uuid: string;
  about: string;
  kind: NoticeKind;
  at_ms: number;
};

export type PushSubscriptionRow = Selectable<PushSubscriptionTable>;
