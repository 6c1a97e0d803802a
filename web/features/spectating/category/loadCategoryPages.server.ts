import { titleWords } from "#texts/sport/dataWords.ts";
import { competitionText } from "#web/platform/realtime/competitionText.ts";
import { dayFacts } from "#web/sport/facts/dayFacts.ts";
import { dayText } from "#web/features/spectating/dayText.server.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { parseCategoryQuery } from "#web/sport/category/categorySearch.ts";
import { dayMedallists } from "#web/sport/facts/categoryPlaces.ts";
import { dayStamps } from "#web/sport/facts/dayStamps.ts";
import { sketchedDraw } from "#web/sport/facts/sketchedCategory.ts";
import { ownFighters } from "#web/platform/session/ownFighters.server.ts";
import { scopeCategories } from "#web/features/teams/face.server.ts";
import { eventContext } from "#web/platform/session/eventContext.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";
import { categoryOf, loadDesk, observeCompetition } from "#web/platform/session/loadCompetition.server.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { liveApiFor, apiFor } from "#web/platform/session/apiFor.server.ts";
import { boutsByCategory } from "#web/sport/facts/byUuid.ts";
import { isOnMat } from "#web/sport/facts/boutPhase.ts";
import { searchMeant } from "./searchMeant.ts";
import { observeBouts } from "#web/features/spectating/bout/observeBouts.ts";

export async function loadEventCompetitionPage(args: PageArgs) {
  const event = args.context.get(eventContext);
  const competition = await findEventCompetition(args, event.id);
  const kinds = competition && (await answerOf(apiFor(args).organiser.categories(competition.uuid)));
  const { needle, isMine } = parseCategoryQuery(args.url.searchParams);
  const { fields, inside } = scopeCategories(kinds ?? [], args.url.searchParams);
  return {
    name: event.name,
    competition: competition && dayText(competition, shownOf(competition, args.url)),
    fields,
    // Worked out here: the document of a competition does not tell of what kind its categories are.
    inside: inside && [...inside],
    own: isMine ? await ownFighters(args, event.id) : [],
    meant: competition === undefined ? [] : searchMeant(competition, needle),
  };
}

function shownOf(competition: Competition, { searchParams }: URL) {
  const medallists = dayMedallists(competition);
  const { mode } = parseCategoryQuery(searchParams);
  return mode === "brackets" ? { medallists, stamps: dayStamps(competition) } : { medallists };
}

export async function loadCategoryPage(args: PageArgs<"categoryUuid">) {
  const event = args.context.get(eventContext);
  const competition = await answerOf(liveApiFor(args).ofEvent(event.id));
  const uuid = args.params.categoryUuid;
  const merged = competition.merged?.find((one) => one.uuid === uuid);
  if (merged !== undefined) {
    const { uuid: ref, title } = categoryOf(competition, merged.into);
    return { name: event.name, category: { title: titleWords(merged.title) }, into: { uuid: ref, title } };
  }
  const category = categoryOf(competition, uuid);
  const draw = sketchedDraw(competition, category.uuid);
  return { name: event.name, competition: dayText(competition, { category: draw }), category, into: null };
}

export async function loadObservePage(args: PageArgs<"categoryUuid" | "uuid">) {
  const { uuid } = args.params;
  const [competition] = await Promise.all([observeCompetition(args, uuid), loadDesk(args, uuid)]);
  const category = categoryOf(competition, args.params.categoryUuid);
  const bouts = boutsByCategory(competition.fightings, category.uuid).filter(isOnMat);
  const on = await observeBouts(bouts, (bout) => apiFor(args).fightings.timeline(bout));
  // The header of the officials reads the competition of any page.
  return { competition: competitionText(competition), draws: { facts: dayFacts(competition) }, category, on };
}
