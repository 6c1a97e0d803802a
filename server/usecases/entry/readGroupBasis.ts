import type { GroupBasis } from "#contract/entry/groupEntry.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import {
  findAllProfilesOf,
  findEarlierEvent,
  findLiveEntries,
  findProcessedProfiles,
} from "../../persistence/entry/groupEntryRows.ts";
import type { Actor } from "../shared/accountAct.ts";
import { findEvent } from "../event/findEvent.ts";

/** Everybody of the account, an admin's too: who is entered here already, and where they were entered last (EN29, EN31). */
export async function readGroupBasis(
  deps: Pick<Deps, "db">,
  { accountId }: Actor,
  eventId: string,
): Promise<Result<GroupBasis, { readonly code: "not-found" }>> {
  const event = await findEvent(deps, eventId);
  if (!event.ok) return event;
  const { db } = deps;
  const profiles = await findAllProfilesOf(db, accountId);
  const processed = await findProcessedProfiles(db, accountId);
  const entered = await findLiveEntries(db, accountId, event.value.id);
  const earlierEvent = await findEarlierEvent(db, accountId, event.value.id);
  const earlier = earlierEvent === undefined ? [] : await findLiveEntries(db, accountId, earlierEvent.id);
  return ok({
    earlierEvent: earlierEvent?.name ?? null,
    people: profiles.map((row) => ({
      documentId: row.document_id,
      lastName: row.last_name,
      firstName: row.first_name,
      birthDate: row.birth_date,
      gender: row.gender,
      weight: row.weight,
      medicalUntil: row.medical_until,
      club: row.team_name,
      hasConsent: processed.has(row.id),
      entered: entered
        .filter(({ profile_id }) => profile_id === row.id)
        .map(({ document_id, category_id, state }) => ({
          application: document_id,
          category: category_id,
          state,
        })),
      earlier: earlier
        .filter(({ profile_id }) => profile_id === row.id)
        .map(({ style, level, weight_max }) => ({ style, level, weightMax: weight_max })),
    })),
  });
}
