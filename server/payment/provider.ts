import type { PaymentState } from "#contract/fee/fee.ts";
import type { Result } from "#domain/result.ts";

/** What somebody wants to pay. */
export type PaymentOrder = {
  /** Ours; the same order sent twice is one payment. */
  readonly id: string;
  readonly kopecks: number;
  readonly description: string;
  /** Where the payer comes back to. */
  readonly returnUrl: URL;
  /** Where the fiscal receipt goes, where the provider makes one. */
  readonly email: string;
};

/** A payment as the provider has it: the only word about money that is believed. */
export type ProviderPayment = {
  readonly providerId: string;
  readonly state: PaymentState;
  readonly kopecks: number;
  readonly currency: string;
  /** The order it was made for. */
  readonly orderId: string | undefined;
  readonly confirmationUrl: string | undefined;
};

/** `unavailable`: no answer that can be used; `refused`: it will not be taken as it is; `unknown`: it has no such payment. */
export type ProviderProblem = { readonly code: "unavailable" | "refused" | "unknown" };

export type PaymentProvider = {
  /** As it stands in the table and in the address of its notices. */
  readonly name: string;
  readonly create: (order: PaymentOrder) => Promise<Result<ProviderPayment, ProviderProblem>>;
  readonly find: (providerId: string) => Promise<Result<ProviderPayment, ProviderProblem>>;
  /** The payment a notice is about; whatever else it says is not looked at. */
  readonly readNotice: (body: unknown) => string | undefined;
};
