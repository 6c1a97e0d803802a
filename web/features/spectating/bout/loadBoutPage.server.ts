import { dayText } from "#web/features/spectating/dayText.server.ts";
import { data } from "react-router";
import type { Fighting } from "#contract/competition/entity.ts";
import { eventContext } from "#web/platform/session/eventContext.ts";
import { boutPage as text } from "#texts/spectating/boutPage.ts";
import { pairText } from "#web/sport/facts/boutText.ts";
import { viewOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadBoutPage(args: PageArgs<"fightingUuid">) {
  const event = args.context.get(eventContext);
  const competition = await findEventCompetition(args, event.id);
  const view = competition && viewOf(competition);
  const bout = view?.bouts.get(args.params.fightingUuid);
  if (competition === undefined || view === undefined || bout === undefined)
    throw data("Not Found", { status: 404 });
  const { data: timeline } = await answerOf(apiFor(args).fightings.timeline(bout.uuid));
  return { ...shared(view, bout, event.name), competition: dayText(competition), bout, timeline };
}

/** What is said about the page where it is shared. */
function shared(view: CompetitionView, bout: Fighting, event: string) {
  const pair = pairText(view, bout);
  const category = view.categories.get(bout.category.uuid)?.title ?? "";
  return { title: `${pair}, ${category}`, description: text.description(pair, category, event) };
}
