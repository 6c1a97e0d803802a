import type { Viewer } from "#domain/access/access.ts";
import { CONSENT_VERSIONS } from "#contract/entry/consent.ts";
import type { Registered } from "#contract/entry/profile.ts";
import type { CollectionName } from "#contract/api/collection.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import type { Deps } from "../../environment/deps.ts";
import { findAccountById } from "../../persistence/account/accounts.ts";
import { findAllConsentedProfiles, findAllOwnConsents } from "../../persistence/entry/people.ts";
import { parseQuery } from "../../query/parseQuery.ts";
import { findEntries } from "../../query/readEntries.ts";

const NEWEST = "pagination[pageSize]=100&sort=createdAt:desc";

/** What the first page of the personal area needs, of one account alone; as JSON, which is how entries are read. */
export async function readOverview({ db }: Pick<Deps, "db">, accountId: number): Promise<string> {
  // An admin reads everybody's rows; as a plain member only the own ones.
  const member: Viewer = { role: "authenticated", accountId };
  const read = async (name: CollectionName, query: string): Promise<string> =>
    (await findEntries(db, COLLECTIONS[name], member, parseQuery(query))).data.toString();
  const version = CONSENT_VERSIONS.processing;
  const profiles = await read("profiles", "populate=team&pagination[pageSize]=100");
  const applications = await read("applications", `populate=event,profile,category,team,fighter&${NEWEST}`);
  const consented = await findAllConsentedProfiles(db, { accountId, kind: "processing", version });
  const rest = JSON.stringify({
    consentedProfiles: consented,
    registered: await readRegistered(db, accountId),
  });
  return `{"data":{"profiles":${profiles},"applications":${applications},${rest.slice(1)}}`;
}

/** Whoever told it once is not asked again for their own profile. */
async function readRegistered(db: Deps["db"], accountId: number): Promise<Registered> {
  const account = await findAccountById(db, accountId);
  const consents = await findAllOwnConsents(db, accountId);
  return {
    lastName: account?.last_name ?? null,
    firstName: account?.first_name ?? null,
    middleName: account?.middle_name ?? null,
    phone: account?.phone ?? null,
    consents: [...new Set(consents.map(({ kind }) => kind))],
  };
}
