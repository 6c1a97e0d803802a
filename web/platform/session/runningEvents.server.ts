import { answerOf } from "./answerOf.server.ts";
import { apiFor, type ServerArgs } from "./apiFor.server.ts";

/** The ids of the events whose competition is in progress (EV9). */
export async function findRunningEvents(args: ServerArgs): Promise<ReadonlySet<number>> {
  const { data } = await answerOf(
    apiFor(args).events.find({
      filters: { competition: { status: { $eq: "in_progress" } } },
      pagination: { page: 1, pageSize: 100 },
    }),
  );
  return new Set(data.map(({ id }) => id));
}
