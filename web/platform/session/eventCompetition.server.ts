import type { Competition } from "#contract/competition/entity.ts";
import { ApiFailure } from "#contract/error.ts";
import { liveApiFor, type ServerArgs, apiFor } from "./apiFor.server.ts";
import { answerOf, pageFailure } from "./answerOf.server.ts";

type Asked = Map<number, Promise<Competition | undefined>>;

/** By the context of a request: the frame of an event and the page inside it ask for the same competition. */
const askedBy = new WeakMap<ServerArgs["context"], Asked>();

/** The event's competition; undefined while there is none or the organiser has not opened it. */
export function findEventCompetition(args: ServerArgs, eventId: number): Promise<Competition | undefined> {
  const asked: Asked = askedBy.get(args.context) ?? new Map();
  askedBy.set(args.context, asked);
  const known = asked.get(eventId) ?? fetchCompetition(args, eventId);
  asked.set(eventId, known);
  return known;
}

async function fetchCompetition(args: ServerArgs, eventId: number): Promise<Competition | undefined> {
  try {
    return await liveApiFor(args).ofEvent(eventId);
  } catch (cause) {
    if (cause instanceof ApiFailure && (cause.error.status === 404 || cause.error.status === 403))
      return undefined;
    throw pageFailure(cause);
  }
}

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
