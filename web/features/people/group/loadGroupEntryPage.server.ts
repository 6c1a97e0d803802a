import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { hallDate } from "#web/platform/session/hallDate.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";
import { findOpenEvents } from "../entryChoices.server.ts";
import { findOwnFees } from "../fees/loadPaymentPage.server.ts";

/** The table of the event that is asked for, or of the next one that takes entries. */
export async function loadGroupEntryPage(args: PageArgs) {
  const api = apiFor(args);
  const asked = new URL(args.request.url).searchParams.get("event");
  const open = await findOpenEvents(api);
  const known = open.find(({ documentId }) => documentId === asked);
  const event = known ?? (asked === null ? open[0] : (await answerOf(api.events.findOne(asked))).data);
  const events = open.map(({ documentId, name }) => ({ documentId, name }));
  if (event === undefined) return { kind: "many" as const, events, table: undefined };
  const [offer, { data: basis }, [fees], overview] = await Promise.all([
    answerOf(api.events.entry(event.documentId)),
    answerOf(api.groupEntries.basis(event.documentId)),
    findOwnFees(args, [event]),
    answerOf(api.account.overview()),
  ]);
  return {
    kind: "many" as const,
    events,
    table: {
      event,
      offer,
      basis,
      day: event.dateOfEvent ?? hallDate(args),
      prices: fees && {
        fees,
        numbers: new Map(overview.data.profiles.map(({ documentId, id }) => [documentId, id])),
        categories: offer.data,
        today: hallDate(args),
      },
    },
  };
}
