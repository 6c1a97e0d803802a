import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { hallDate } from "#web/platform/session/hallDate.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadSeasonsAdminPage(args: PageArgs) {
  const { data: seasons } = await answerOf(apiFor(args).seasons.find());
  return { seasons };
}

/** A season, or the form of a new one, with the newest events that could be in it. */
export async function loadSeasonAdminPage(args: PageArgs<"id">) {
  const api = apiFor(args);
  const { data: events } = await answerOf(api.organiser.events(1));
  const found = args.params.id === "new" ? undefined : await answerOf(api.seasons.findOne(args.params.id));
  return {
    season: found?.data,
    events: events.filter(({ competition }) => competition),
    year: hallDate(args).slice(0, 4),
  };
}

export async function loadPersonLinksPage(args: PageArgs) {
  const { data } = await answerOf(apiFor(args).personLinks.find());
  return data;
}
