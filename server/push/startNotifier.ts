import type { Deps } from "../deps.ts";
import { deleteOldPushSent, findRunningCompetitionUuids } from "../persistence/pushSubscriptions.ts";
import type { Snapshots } from "../snapshots/competitionSnapshots.ts";
import { notifyFollowers } from "./notifier.ts";

export type Notifier = {
  /** Something of this competition was committed. */
  readonly wake: (competitionUuid: string) => void;
  /** Resolves when nothing is under way. */
  readonly stop: () => Promise<void>;
};

/** Points come every second, and none of them changes who must get ready. */
const COLLECT_MS = 700;
const OLD_MS = 30 * 86_400_000;

/** Looks at a competition after it has changed, one look at a time; at the start at all that go on (PN3). */
export function startNotifier(deps: Deps, snapshots: Snapshots): Notifier {
  const busy = new Map<string, Promise<void>>();
  const again = new Set<string>();
  let isOver = false;
  const onError = (cause: unknown) => deps.log.error({ err: cause }, "followers were not told");

  const look = async (uuid: string) => {
    await new Promise((resolve) => setTimeout(resolve, COLLECT_MS).unref());
    again.delete(uuid);
    if (!isOver) await notifyFollowers(deps, snapshots, uuid);
  };
  const wake = (uuid: string) => {
    if (isOver) return;
    if (busy.has(uuid)) return void again.add(uuid);
    const run = look(uuid)
      .catch(onError)
      .finally(() => {
        busy.delete(uuid);
        if (again.delete(uuid)) wake(uuid);
      });
    busy.set(uuid, run);
  };
  const begin = async () => {
    await deleteOldPushSent(deps.db, deps.now() - OLD_MS);
    for (const uuid of await findRunningCompetitionUuids(deps.db)) wake(uuid);
  };
  const begun = begin().catch(onError);

  return {
    wake,
    stop: async () => {
      isOver = true;
      await begun;
      await Promise.all(busy.values());
    },
  };
}
