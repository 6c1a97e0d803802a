import { dayText } from "#web/features/spectating/dayText.server.ts";
import type { Competition } from "#contract/competition/entity.ts";
import type { Event } from "#contract/event/content.ts";
import { programmeLines, withProgramme } from "#domain/schedule/programme/programmeLines.ts";
import { programmeLineWords } from "#texts/organiser/programme.ts";
import { sportsEvent } from "./sportsEvent.ts";
import { eventContext } from "#web/platform/session/eventContext.ts";
import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import { sharedLinks } from "#texts/spectating/sharedLinks.ts";
import { teamRows, teamsOf } from "#web/sport/facts/teamRows.ts";
import { podiumTeams } from "#web/sport/standings/TeamPodium.tsx";
import { categoryResults } from "../results/categoryResults.ts";
import { eventWhen, withPlannedDays } from "#web/sport/facts/eventWhen.server.ts";
import { isUnderWay } from "#web/platform/realtime/useLiveCompetition.ts";
import { hallDate } from "#web/platform/session/hallDate.server.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import { progressOf } from "#web/sport/facts/competitionView.ts";
import { appContext } from "#web/platform/session/appContext.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadEventPage(args: PageArgs) {
  const { id } = args.context.get(eventContext);
  const competition = await findEventCompetition(args, id);
  const event = withPlannedDays(args.context.get(eventContext), competition);
  const place = [event.city, event.venue].filter(Boolean).join(", ");
  const about = {
    name: event.name,
    description: sharedLinks.event(eventDates(event), place),
    jsonLd: sportsEvent(event, args.context.get(appContext).publicUrl),
  };
  const schedule = scheduleOf(event, competition);
  if (competition === undefined)
    return { ...about, schedule, numbers: undefined, mats: undefined, results: undefined };
  const { time } = eventWhen(event, hallDate(args), competition.status);
  const isOn = isUnderWay(competition) || time === "today";
  return {
    ...about,
    schedule,
    numbers: numbersOf(competition),
    mats: isOn ? dayText(competition) : undefined,
    results: !isOn && time === "past" ? resultsOf(competition) : undefined,
  };
}

/** What the organiser wrote by hand, and the programme of the competition where it is open (DY57). */
export function scheduleOf({ info }: Pick<Event, "info">, competition: Competition | undefined) {
  const { programme, carpets = [] } = competition ?? {};
  const nameOf = (carpet: string) => carpets.find(({ uuid }) => uuid === carpet)?.name;
  const lines = programme ? programmeLines(programme, programmeLineWords, nameOf) : [];
  return [...withProgramme(info?.schedule ?? [], lines)];
}

/** What stays of an event that is over (EI5). */
export function resultsOf(competition: Competition) {
  const teams = teamRows(teamsOf(competition), competition);
  return {
    categories: categoryResults(competition, competition.categories),
    teams: podiumTeams(teams).map(({ id, name, city, place, points }) => ({ id, name, city, place, points })),
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
