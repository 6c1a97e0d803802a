import { loadPeople } from "./people/loadPeople.server.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { hallDate } from "#web/platform/session/hallDate.server.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadOrganisedEntriesPage(args: PageArgs<"id">) {
  const api = apiFor(args);
  const { data: event } = await answerOf(api.organiser.event(args.params.id));
  const uuid = event.competition?.uuid;
  const [applications, roll, people, claims, former] = await Promise.all([
    answerOf(api.applications.findPending(event.id)),
    uuid === undefined ? undefined : answerOf(api.roll.find(uuid)),
    uuid === undefined ? undefined : loadPeople(args, uuid, args.url.searchParams),
    uuid === undefined ? undefined : answerOf(api.resultClaims.ofCompetition(uuid)),
    uuid === undefined || event.copiedFrom === null ? undefined : answerOf(api.lists.former(uuid)),
  ]);
  return {
    applications,
    roll: roll?.data,
    people,
    claims: claims?.data ?? [],
    former: former?.data,
    today: hallDate(args),
  };
}

/** What a list is compared with before it is written. */
export async function loadEntryListPage(args: PageArgs<"id">) {
  const api = apiFor(args);
  const { data: event } = await answerOf(api.organiser.event(args.params.id));
  const basis = event.competition ? await answerOf(api.lists.basis(event.competition.uuid)) : undefined;
  return { basis: basis?.data, today: hallDate(args) };
}
