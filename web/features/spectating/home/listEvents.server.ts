import type { Event } from "#contract/content.ts";
import type { QueryObject } from "#contract/queryString.ts";
import { eventDates } from "#web/i18n/eventDates.ts";
import { groupEvents, type EventGroups } from "#web/sport/facts/eventState.ts";
import { withOpenRegistration } from "#web/sport/facts/eventWhen.server.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor, type ServerArgs } from "#web/platform/session/apiFor.server.ts";
import { findRunningEvents } from "#web/platform/session/eventCompetition.server.ts";
import type { EventSearch } from "./eventSearch.ts";

const SHOWN = 40;

/** `dates`: its days in words; empty while none is known. */
export type ListedEvent = Event & { readonly dates: string };

export type ListedEvents = EventGroups<ListedEvent> & {
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
