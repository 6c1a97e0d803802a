import { publicMethodOf } from "#contract/bout/boutMethod.ts";
import { FEED_VERSION, type Feed } from "#contract/archive/feed.ts";
import { redAndBlue } from "#contract/bout/sides.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import type { CategoryFacts } from "../../papers/eventFacts.ts";
import { teamStandings } from "../../papers/eventSheets.ts";
import type { EventRow } from "../../persistence/database/competitionTables.ts";
import type { PresentedCompetition } from "../../present/competition.ts";

type FeedFacts = {
  readonly event: Pick<EventRow, "document_id" | "name" | "date_of_event" | "city" | "venue">;
  readonly competition: PresentedCompetition;
  readonly categories: readonly CategoryFacts[];
  readonly timeZone: string;
};

/** From the document everybody sees: nothing else is in it (EX10). */
export function presentFeed({ event, competition, categories, timeZone }: FeedFacts): Feed {
  const mats = new Map(competition.carpets.map(({ uuid, name }) => [uuid, name]));
  return {
    format: "kover-feed",
    version: FEED_VERSION,
    rev: competition.rev,
    event: {
      id: event.document_id,
      name: event.name,
      firstDay: event.date_of_event,
      lastDay: competition.event?.lastDay ?? event.date_of_event,
      city: event.city,
      venue: event.venue,
    },
    competition: { uuid: competition.uuid, status: competition.status, timeZone },
    categories: categories.map(({ category, places }) => ({
      uuid: category.uuid,
      title: category.title,
      status: category.status,
      format: category.format,
      athletes: category.fighters.map(({ uuid, lastName, firstName, team }) => ({
        uuid,
        lastName,
        firstName,
        club: team?.name ?? null,
        city: team?.city ?? null,
      })),
      results: [...places].map(([athlete, place]) => ({ place, athlete })),
    })),
    bouts: competition.fightings.map((bout) => presentBout(bout, mats)),
    teams: teamStandings(competition).map(({ place, name, city, points, firsts, seconds, thirds }) => ({
      place,
      name,
      city,
      points,
      firsts,
      seconds,
      thirds,
    })),
  };
}

function presentBout(bout: Fighting, mats: ReadonlyMap<string, string>): Feed["bouts"][number] {
  const [red, blue] = redAndBlue(bout);
  return {
    uuid: bout.uuid,
    number: bout.number,
    category: bout.category.uuid,
    round: bout.round,
    stage: bout.stage,
    mat: mats.get(bout.carpet?.uuid ?? "") ?? null,
    state: bout.state,
    red: red.fighter,
    blue: blue.fighter,
    redPoints: red.points,
    bluePoints: blue.points,
    winner: bout.winner?.uuid ?? null,
    method: publicMethodOf(bout) ?? null,
    technique: bout.result?.technique ?? null,
    startedAt: bout.startedAt,
    finishedAt: bout.finishedAt,
  };
}
