import { CONSENT_VERSIONS, isPersonConsent } from "#contract/entry/consent.ts";
import type { ConsentChange, ConsentState } from "#contract/entry/profile.ts";
import { consentRelation, needsRepresentative } from "#domain/entry/consent.ts";
import { isMinorOn } from "#domain/entry/eligibility.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { hashAddress } from "../../auth/networkAddress.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallToday } from "../../environment/hallDay.ts";
import type { ProfileRow } from "../../persistence/database/accountTables.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import {
  findAllConsentsOf,
  findProfileById,
  insertConsents,
  withdrawConsents,
} from "../../persistence/entry/people.ts";
import { auditEntry, type Actor } from "../shared/accountAct.ts";
import { publishNames } from "./publishNames.ts";
import { changeShown } from "../shared/shownChange.ts";

export type ConsentProblem = {
  readonly code: "not-found" | "old-text" | "birth-date-unknown" | "representative-unknown";
};

/** Given and withdrawn for one person; what the public sees of their name follows at once (EN4, EN6). */
export async function changeConsents(
  deps: Pick<Deps, "config" | "db" | "tokenKey" | "now" | "wakeFeed">,
  actor: Actor,
  profileId: number,
  { give = [], withdraw = [] }: ConsentChange,
): Promise<Result<ConsentState, ConsentProblem>> {
  const profile = await findProfileById(deps.db, profileId);
  if (profile === undefined) return refuse({ code: "not-found" });
  if (give.some(({ kind, version }) => CONSENT_VERSIONS[kind] !== version))
    return refuse({ code: "old-text" });
  const { relation, isMinor } = rightOver(deps, profile);
  if (give.length > 0 && profile.birth_date === null) return refuse({ code: "birth-date-unknown" });
  if (give.length > 0 && needsRepresentative(profile.relation, isMinor) && !profile.representative)
    return refuse({ code: "representative-unknown" });
  await changeShown(deps, async (trx) => {
    const kinds = [...withdraw, ...give.map(({ kind }) => kind)];
    // Giving anew ends the older one: one consent of a kind is in force.
    await withdrawConsents(trx, profileId, kinds, deps.now());
    await insertConsents(
      trx,
      give.map(({ kind, version }) => ({
        kind,
        text_version: version,
        given_by: actor.accountId,
        profile_id: profileId,
        relation,
        given_ms: deps.now(),
        ip_hash: hashAddress(deps.tokenKey, actor.address),
      })),
    );
    const act = { action: "consents-changed", object: `profile:${profileId}`, after: { give, withdraw } };
    await insertAudit(trx, auditEntry(deps, { ...actor, ...act }));
    const areDetailsChanged = kinds.includes("details");
    return { value: undefined, shownIn: await publishNames(trx, profileId, { areDetailsChanged }) };
  });
  return ok(await consentState(deps, profile));
}

export async function readConsents(
  deps: Pick<Deps, "config" | "db" | "now">,
  profileId: number,
): Promise<Result<ConsentState, { readonly code: "not-found" }>> {
  const profile = await findProfileById(deps.db, profileId);
  return profile === undefined ? refuse({ code: "not-found" }) : ok(await consentState(deps, profile));
}

async function consentState(
  deps: Pick<Deps, "config" | "db" | "now">,
  profile: ProfileRow,
): Promise<ConsentState> {
  const rows = await findAllConsentsOf(deps.db, profile.id);
  return {
    ...rightOver(deps, profile),
    consents: rows.flatMap(({ kind, text_version, given_ms, withdrawn_ms, relation }) =>
      // The rules of the service are agreed to by an account, not by a person it manages.
      isPersonConsent(kind)
        ? {
            kind,
            version: text_version,
            givenAt: new Date(given_ms).toISOString(),
            withdrawnAt: withdrawn_ms === null ? null : new Date(withdrawn_ms).toISOString(),
            relation,
          }
        : [],
    ),
  };
}

function rightOver(deps: Pick<Deps, "config" | "now">, { birth_date, relation }: ProfileRow) {
  const isMinor = birth_date !== null && isMinorOn(birth_date, hallToday(deps));
  return { relation: consentRelation(relation, isMinor), isMinor };
}
