import { MOST_FEE_EVENTS } from "#contract/api/fees.ts";
import type { Fees } from "#contract/fee/fee.ts";
import type { Event } from "#contract/event/content.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor, type ServerArgs } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadPaymentPage(args: PageArgs<"id">) {
  const { data: payment } = await answerOf(apiFor(args).payments.find(args.params.id));
  return { payment };
}

/** What one's own people owe at events that ask for fees; the others are not asked about. */
export async function findOwnFees(
  args: ServerArgs,
  events: readonly Pick<Event, "documentId" | "pricing">[],
): Promise<Fees[]> {
  const api = apiFor(args);
  const priced = events.filter(({ pricing }) => (pricing ?? []).length > 0);
  const asking = [...new Set(priced.map(({ documentId }) => documentId))];
  const parts = Array.from({ length: Math.ceil(asking.length / MOST_FEE_EVENTS) }, (_, at) =>
    asking.slice(at * MOST_FEE_EVENTS, (at + 1) * MOST_FEE_EVENTS),
  );
  const answers = await Promise.all(
    parts.map((part) => answerOf(api.fees.ownAll({ events: part.join(",") }))),
  );
  return answers.flatMap(({ data }) => data);
}
