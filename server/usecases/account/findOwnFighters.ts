import type { Viewer } from "#domain/access/access.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { findAllOwnFighters } from "../../persistence/account/stars.ts";
import { findReadableId, type ReadProblem } from "../entry/readEntries.ts";

type Asking = { readonly viewer: Viewer; readonly accountId: number };

/** Whom of the athletes of an event the account answers for (FO17). */
export async function findOwnFighters(
  deps: Pick<Deps, "db">,
  { viewer, accountId }: Asking,
  event: string,
): Promise<Result<string[], ReadProblem>> {
  const eventId = await findReadableId(deps, "events", viewer, event);
  return eventId.ok ? ok(await findAllOwnFighters(deps.db, accountId, eventId.value)) : eventId;
}
