import { locale } from "#texts/locale.ts";
import { titleWords } from "#texts/sport/dataWords.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { loadCompetition } from "#web/platform/session/loadCompetition.server.ts";
import { sessionContext } from "#web/platform/session/sessionContext.ts";
import { organises } from "#web/platform/session/userRoles.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

/** What a paper lacks is told of the category that is chosen. */
function wishedIn({ request }: Pick<PageArgs, "request">) {
  const category = new URL(request.url).searchParams.get("category") ?? "";
  return { locale, ...(category !== "" && { category: category.slice(0, 36) }) };
}

/** Nothing before the competition is made. */
export async function loadOrganisedPapers(args: PageArgs<"id">) {
  const api = apiFor(args);
  const { data: event } = await answerOf(api.organiser.event(args.params.id));
  if (!event.competition) return undefined;
  const { uuid } = event.competition;
  const [{ data }, categories] = await Promise.all([
    answerOf(api.papers.of(uuid, wishedIn(args))),
    answerOf(api.organiser.categories(uuid)),
  ]);
  return {
    uuid,
    event: args.params.id,
    organised: args.params.id,
    name: event.name,
    day: event.dateOfEvent ?? null,
    categories: categories.map(({ uuid: id, title }) => ({ uuid: id, title: titleWords(title) })),
    ...data,
  };
}

/** The same for whoever runs the competition on its day. */
export async function loadPapersPage(args: PageArgs<"uuid">) {
  const competition = await loadCompetition(args, args.params.uuid);
  const { event } = competition;
  const { user } = args.context.get(sessionContext);
  const { data } = await answerOf(apiFor(args).papers.of(competition.uuid, wishedIn(args)));
  return {
    uuid: competition.uuid,
    event: undefined,
    organised: event && organises(user, event.id) ? event.documentId : undefined,
    name: event?.name ?? competition.title,
    day: event?.dateOfEvent ?? null,
    title: competition.title,
    categories: competition.categories.map(({ uuid, title }) => ({ uuid, title })),
    ...data,
  };
}
