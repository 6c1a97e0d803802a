import type { OwnEntryCounts } from "#contract/entry/profile.ts";
import type { Viewer } from "#domain/access/access.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { countLiveEntries, countProfilesOf } from "../../persistence/entry/groupEntryRows.ts";
import { findReadableId, type ReadProblem } from "./readEntries.ts";

type Asking = { readonly viewer: Viewer; readonly accountId: number };

/** What the account has entered for an event, an admin's own alone too (EN64). */
export async function countOwnEntries(
  deps: Pick<Deps, "db">,
  { viewer, accountId }: Asking,
  event: string,
): Promise<Result<OwnEntryCounts, ReadProblem>> {
  const eventId = await findReadableId(deps, "events", viewer, event);
  if (!eventId.ok) return eventId;
  const { count, people, waiting, others, first } = await countLiveEntries(deps.db, accountId, eventId.value);
  return ok({
    people,
    count,
    isSelf: count > 0 && others === 0,
    waiting,
    only: count === 1 ? first : null,
    profiles: await countProfilesOf(deps.db, accountId),
  });
}
