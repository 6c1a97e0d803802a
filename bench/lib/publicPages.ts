import type { RunningApp } from "../../e2e/support/app.ts";
import { EVENT_ID, readCompetition } from "../../e2e/support/pages.ts";

/** The pages with a budget, as addresses of the demonstration. */
export async function publicPages(app: RunningApp) {
  const competition = await readCompetition(app);
  const category = competition.categories.find(({ fighters }) => fighters.length > 4);
  const event = `/events/${EVENT_ID}`;
  return {
    home: "/",
    event,
    competition: `${event}/competition`,
    category: `${event}/competition/categories/${category?.uuid}`,
    fighter: `${event}/competition/fighters/${category?.fighters[0]?.uuid}`,
  };
}

/** What else a visitor comes to. */
export async function otherPublicPages(app: RunningApp) {
  const { carpets, fightings } = await readCompetition(app);
  const event = `/events/${EVENT_ID}`;
  return {
    list: `${event}/competition?mode=list`,
    brackets: `${event}/competition?mode=brackets`,
    athletes: `${event}/competition?mode=fighters`,
    bout: `${event}/competition/bouts/${fightings[0]?.uuid}`,
    mats: `${event}/carpets`,
    mat: `${event}/carpets/${carpets[0]?.uuid}`,
    teams: `${event}/teams`,
    search: "/search?q=казанцева",
    following: "/following",
  };
}

/** The screens of the hall; whoever opens them is signed in. */
export async function hallPages(app: RunningApp) {
  const { uuid, fightings } = await readCompetition(app);
  const bout = fightings.find(({ state }) => state === "running") ?? fightings[0];
  return {
    board: `/competition/${uuid}/fighting/${bout?.uuid}/board`,
    screen: `/competition/${uuid}/screen`,
  };
}
