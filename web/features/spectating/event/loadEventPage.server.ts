import { dayText } from "#web/features/spectating/dayText.server.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { sportsEvent } from "./sportsEvent.ts";
import { eventContext } from "#web/platform/session/eventContext.ts";
import { eventDates } from "#web/i18n/eventDates.ts";
import { sharedLinks } from "#web/i18n/ru/spectating/sharedLinks.ts";
import { eventTime } from "#web/sport/facts/eventState.ts";
import { isUnderWay } from "#web/platform/realtime/useLiveCompetition.ts";
import { hallDate } from "#web/platform/session/hallDate.server.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import { progressOf } from "#web/sport/facts/competitionView.ts";
import { appContext } from "#web/platform/session/appContext.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadEventPage(args: PageArgs) {
  const event = args.context.get(eventContext);
  const competition = await findEventCompetition(args, event.id);
  const place = [event.city, event.venue].filter(Boolean).join(", ");
  const about = {
    name: event.name,
    description: sharedLinks.event(eventDates(event), place),
    jsonLd: sportsEvent(event, args.context.get(appContext).publicUrl),
  };
  if (competition === undefined) return { ...about, numbers: undefined, mats: undefined };
  const isOn = isUnderWay(competition);
  const isToday = isOn || eventTime(event, hallDate(args), isOn) === "today";
  return {
    ...about,
    numbers: numbersOf(competition),
    mats: isToday ? dayText(competition) : undefined,
  };
}

export function numbersOf({ categories, carpets, fightings }: Competition) {
  return {
    fighters: new Set(categories.flatMap(({ fighters }) => fighters.map(({ uuid }) => uuid))).size,
    categories: categories.length,
    carpets: carpets.length,
    bouts: progressOf(fightings),
  };
}
