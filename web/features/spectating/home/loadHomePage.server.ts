import { eventWhen, withPlannedDays } from "#web/sport/facts/eventWhen.server.ts";
import { hallDate } from "#web/platform/session/hallDate.server.ts";
import { findEventCompetition, findRunningEvents } from "#web/platform/session/eventCompetition.server.ts";
import { isSearching, parseEventSearch, type EventSearch } from "./eventSearch.ts";
import { listEvents, withWinners } from "./listEvents.server.ts";
import { liveDay } from "./liveDay.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadHomePage(args: PageArgs) {
  const today = hallDate(args);
  const search = parseEventSearch(new URL(args.request.url).searchParams);
  const { past: over, ...groups } = await listEvents(args, search, today);
  const todays = isSearching(search) ? (await listEvents(args, EVERYTHING, today)).today : groups.today;
  const running = todays.length > 1 ? await findRunningEvents(args) : undefined;
  // What is fought goes before what only has its day.
  const live = todays.find(({ id }) => running?.has(id)) ?? todays[0];
  const [competition, past] = await Promise.all([
    live === undefined ? undefined : findEventCompetition(args, live.id),
    withWinners(args, over),
  ]);
  const when = live && eventWhen(withPlannedDays(live, competition), today, competition?.status);
  return { groups, past, search, today, live, when, day: competition && liveDay(competition) };
}

const EVERYTHING: EventSearch = { text: "", year: undefined };
