import { competitionText } from "#web/platform/realtime/competitionText.ts";
import { hallDate } from "#web/platform/session/hallDate.server.ts";
import { locale } from "#texts/locale.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadOrganisedCompetitionPage(args: PageArgs<"id">) {
  const api = apiFor(args);
  const { data: event } = await answerOf(api.organiser.event(args.params.id));
  return { carpets: event.competition ? await answerOf(api.organiser.carpets(event.competition.uuid)) : [] };
}

/** Nothing before the competition is made. */
export async function loadProgrammePage(args: PageArgs<"id">) {
  const api = apiFor(args);
  const { data: event } = await answerOf(api.organiser.event(args.params.id));
  if (!event.competition) return undefined;
  const { uuid } = event.competition;
  const [competition, categories, { data, meta }] = await Promise.all([
    answerOf(api.competitions.byUuid(uuid)),
    answerOf(api.organiser.categories(uuid)),
    answerOf(api.programme.find(uuid)),
  ]);
  return {
    uuid,
    competition: competitionText(competition),
    categories,
    programme: data,
    rev: meta.rev,
    today: event.dateOfEvent ?? hallDate(args),
  };
}

export async function loadRolesPage(args: PageArgs<"id">) {
  return { roles: (await answerOf(apiFor(args).eventRoles.find(args.params.id))).data };
}

/** Nothing before the competition is made. */
export async function loadRefereesPage(args: PageArgs<"id">) {
  const api = apiFor(args);
  const { data: event } = await answerOf(api.organiser.event(args.params.id));
  if (!event.competition) return undefined;
  const { uuid } = event.competition;
  const [carpets, { data, meta }] = await Promise.all([
    answerOf(api.organiser.carpets(uuid)),
    answerOf(api.staff.find(uuid)),
  ]);
  return { uuid, carpets, ...data, rev: meta.rev };
}

/** Nothing before the competition is made. */
export async function loadDiplomaPage(args: PageArgs<"id">) {
  const api = apiFor(args);
  const { data: event } = await answerOf(api.organiser.event(args.params.id));
  if (!event.competition) return undefined;
  const { uuid } = event.competition;
  const { data } = await answerOf(api.papers.diploma(uuid, { locale }));
  return { uuid, ...data };
}

export async function loadOrganisedCategoriesPage(args: PageArgs<"id">) {
  const { organiser: calls, regrouping } = apiFor(args);
  const { data: event } = await answerOf(calls.event(args.params.id));
  if (!event.competition) return { categories: [], regrouping: undefined, tables: [] };
  const { uuid } = event.competition;
  const [categories, { data }, tables] = await Promise.all([
    answerOf(calls.categories(uuid)),
    answerOf(regrouping.find(uuid)),
    answerOf(calls.weightTables()),
  ]);
  return { categories, regrouping: data, tables };
}
