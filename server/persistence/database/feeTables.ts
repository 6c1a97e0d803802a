import type { Generated, Insertable, Selectable } from "kysely";
import type { PaymentMethod, PaymentState } from "#contract/fee/fee.ts";

/** Money that was given, or is to come through a provider. A row is never deleted: taking it back is written into it. */
export type PaymentTable = {
  /** Made by who sent it; the provider gets it as the key of the order. */
  id: string;
  event_id: number;
  /** Whose account pays; nobody's when an organiser took the money. */
  account_id: number | null;
  kopecks: number;
  state: PaymentState;
  method: PaymentMethod;
  provider: string | null;
  /** The provider's own name of it. */
  provider_id: string | null;
  /** Where the payer goes to pay. */
  confirmation_url: string | null;
  made_ms: number;
  settled_ms: number | null;
  /** The organiser who took the money. */
  actor_id: number | null;
  /** From whom, as the organiser wrote it: a club, a coach. */
  payer: string | null;
  note: string | null;
  /** Of its receipt, counted through the event. */
  number: number | null;
  revoked_ms: number | null;
  revoked_by: number | null;
  revoke_reason: string | null;
  /** When the provider is asked next, and how often it was; one instance at a time moves it. */
  check_ms: number | null;
  checks: Generated<number>;
};

/** For whom how much of a payment is. */
export type PaymentPartTable = {
  payment_id: string;
  position: number;
  profile_id: number | null;
  fighter_id: number | null;
  kopecks: number;
};

export type PaymentRow = Selectable<PaymentTable>;
export type NewPayment = Insertable<PaymentTable>;
export type PaymentPartRow = Selectable<PaymentPartTable>;
