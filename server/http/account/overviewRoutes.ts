import type { Viewer } from "#domain/access/access.ts";
import { CONSENT_VERSIONS } from "#contract/consent.ts";
import type { CollectionName } from "#contract/api/collection.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import type { Deps } from "../../environment/deps.ts";
import { findAllConsentedProfiles } from "../../persistence/entry/people.ts";
import { parseQuery } from "../../query/parseQuery.ts";
import { findEntries } from "../../query/readEntries.ts";
import { actorOf } from "./accountCalls.ts";
import type { Call, Route } from "../route.ts";

/** What the first page of the personal area needs, of the caller alone. */
export function overviewRoutes(deps: Deps): Route[] {
  return [{ method: "GET", url: "/api/personal/overview", handle: (call) => handleOverview(deps, call) }];
}

const NEWEST = "pagination[pageSize]=100&sort=createdAt:desc";

async function handleOverview(deps: Deps, call: Call) {
  const { accountId } = actorOf(call);
  // An admin reads everybody's rows; as a plain member only the own ones.
  const member: Viewer = { role: "authenticated", accountId };
  const read = async (name: CollectionName, query: string): Promise<unknown> =>
    JSON.parse((await findEntries(deps.db, COLLECTIONS[name], member, parseQuery(query))).data.toString());
  const version = CONSENT_VERSIONS.processing;
  call.reply.header("cache-control", "no-store");
  return {
    data: {
      profiles: await read("profiles", "populate=team&pagination[pageSize]=100"),
      applications: await read("applications", `populate=event,profile,category,team,fighter&${NEWEST}`),
      consentedProfiles: await findAllConsentedProfiles(deps.db, { accountId, kind: "processing", version }),
    },
  };
}
