import type { Api } from "#contract/api/client.ts";
import type { OwnClaims } from "#contract/entry/resultClaim.ts";
import { ApiFailure } from "#contract/error.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { hallDate } from "#web/platform/session/hallDate.server.ts";
import { findOpenEvents } from "./entryChoices.server.ts";
import { ENTERED_EVENT, NEW } from "./entryPaths.ts";
import type { PageArgs } from "#web/platform/session/pageArgs.ts";

export async function loadProfilesPage(args: PageArgs) {
  const api = apiFor(args);
  const { searchParams: asked } = new URL(args.request.url);
  const person = asked.get("person") ?? undefined;
  const entering = asked.get(ENTERED_EVENT);
  const [{ data: own }, open, { data: readable }, { data: requests }] = await Promise.all([
    answerOf(api.account.overview()),
    entering === null ? [] : findOpenEvents(api),
    answerOf(api.profiles.find()),
    answerOf(api.mergeRequests.find()),
  ]);
  // An organiser may open anybody's by its address; listed are the own ones.
  const { profiles, registered } = own;
  const chosen =
    readable.find(({ documentId }) => documentId === person) ?? (person === NEW ? undefined : profiles[0]);
  const consents =
    chosen === undefined ? undefined : (await answerOf(api.profiles.consents(chosen.documentId))).data;
  const isOwn = profiles.some(({ documentId }) => documentId === chosen?.documentId);
  const claims =
    chosen !== undefined && isOwn ? await answerOf(findClaims(api, chosen.documentId)) : undefined;
  const event = open.find(({ documentId }) => documentId === entering);
  return { claims, profiles, registered, requests, chosen, consents, event, today: hallDate(args) };
}

/** Whoever has looked too often in this hour does without them. */
const findClaims = (api: Api, profile: string): Promise<OwnClaims | undefined> =>
  api.resultClaims.ofProfile(profile).then(
    ({ data }) => data,
    (cause: unknown) => {
      if (cause instanceof ApiFailure && cause.error.status === 429) return undefined;
      throw cause;
    },
  );
