import type { Competition } from "#contract/entity.ts";
import { ApiFailure } from "#contract/error.ts";
import { apiFor, type ServerArgs } from "#web/session/apiFor.server.ts";

/** The context of a request: the frame of an event and the page inside it ask for the same competition. */
const asked = new WeakMap<ServerArgs["context"], Promise<Competition | undefined>>();

/** The event's competition; undefined while there is none or the organiser has not opened it. */
export function findEventCompetition(args: ServerArgs, eventId: string): Promise<Competition | undefined> {
  const known = asked.get(args.context) ?? fetchCompetition(args, eventId);
  asked.set(args.context, known);
  return known;
}

async function fetchCompetition(args: ServerArgs, eventId: string): Promise<Competition | undefined> {
  try {
    return await apiFor(args).events.competition(eventId);
  } catch (cause) {
    if (cause instanceof ApiFailure && (cause.error.status === 404 || cause.error.status === 403))
      return undefined;
    throw cause;
  }
}
