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
  const asking = new Set(
    events.flatMap(({ documentId, pricing }) => ((pricing ?? []).length > 0 ? [documentId] : [])),
  );
  const answers = await Promise.all([...asking].map((id) => answerOf(api.fees.own(id))));
  return answers.map(({ data }) => data);
}
