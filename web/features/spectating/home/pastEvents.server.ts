import type { Competition } from "#contract/entity.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import type { ServerArgs } from "#web/platform/session/apiFor.server.ts";
import type { ListedEvent } from "./listEvents.server.ts";
import { teamRows, teamsOf } from "#web/sport/facts/teamRows.ts";

/** `winner`: the team that is first alone; undefined where nobody is, or where nobody asked. */
export type PastEvent = ListedEvent & { readonly winner: string | undefined };

/** Each costs the reading of a whole competition; further down nobody reads on the first page. */
const TOLD = 4;

/** The latest with the team that won them. */
export function withWinners(args: ServerArgs, past: readonly ListedEvent[]): Promise<PastEvent[]> {
  return Promise.all(
    past.map(async (event, index) => {
      // One that cannot be read is listed like one without a winner.
      const competition =
        index < TOLD ? await findEventCompetition(args, event.id).catch(() => undefined) : undefined;
      return { ...event, winner: competition && winnerOf(competition) };
    }),
  );
}

export function winnerOf(competition: Competition): string | undefined {
  if (competition.status !== "closed") return undefined;
  const [first, second] = teamRows(teamsOf(competition), competition);
  return first?.place === 1 && second?.place !== 1 ? first.name : undefined;
}
