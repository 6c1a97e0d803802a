import type { Event } from "#contract/event/content.ts";
import type { QueryObject } from "#contract/queryString.ts";
import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import { groupEvents, type EventGroups } from "#web/sport/facts/eventState.ts";
import { withOpenRegistration } from "#web/sport/facts/eventWhen.server.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor, type ServerArgs } from "#web/platform/session/apiFor.server.ts";
import { findRunningEvents, findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import type { EventSearch } from "./eventSearch.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { teamRows, teamsOf } from "#web/sport/facts/teamRows.ts";

const SHOWN = 40;

/** `dates`: its days in words; empty while none is known. */
export type ListedEvent = Event & { readonly dates: string };

type ListedEvents = EventGroups<ListedEvent> & {
  /** How many there are before and after today, shown or not. */
  readonly total: number;
};

/** The nearest of both sides of today, as far as they are asked for. */
export async function listEvents(
  args: ServerArgs,
  search: EventSearch,
  today: string,
): Promise<ListedEvents> {
  const { find } = apiFor(args).events;
  const list = (dateOfEvent: QueryObject, sort: string) =>
    answerOf(
      find({
        filters: { $and: [{ dateOfEvent }, ...wantedBy(search)] },
        sort: [sort, "id"],
        pagination: { page: 1, pageSize: SHOWN },
      }),
    );
  const [running, ...lists] = await Promise.all([
    findRunningEvents(args),
    list({ $gte: today }, "dateOfEvent"),
    list({ $lt: today }, "dateOfEvent:desc"),
    ...(search.year === undefined ? [list({ $null: true }, "name")] : []),
  ]);
  const found = lists.flatMap(({ data }) => data).map((event) => listed(event, today));
  const total = lists.reduce((sum, { meta }) => sum + meta.pagination.total, 0);
  return { ...groupEvents(found, today, running), total };
}

const listed = (event: Event, today: string): ListedEvent => ({
  ...withOpenRegistration(event, today),
  dates: eventDates(event),
});

function wantedBy({ text, year }: EventSearch): readonly QueryObject[] {
  const words = { $containsi: text };
  return [
    ...(text === "" ? [] : [{ $or: [{ name: words }, { city: words }, { venue: words }] }]),
    ...(year === undefined ? [] : [{ dateOfEvent: { $between: [`${year}-01-01`, `${year}-12-31`] } }]),
  ];
}

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
