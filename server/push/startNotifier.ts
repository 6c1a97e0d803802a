import { setTimeout as pause } from "node:timers/promises";
import { isRehearsalUuid } from "#domain/rehearsal/mark.ts";
import type { Deps } from "../environment/deps.ts";
import { deleteOldPushSent, findRunningCompetitionUuids } from "../persistence/account/pushSubscriptions.ts";
import type { Snapshots } from "../snapshots/competitionSnapshots.ts";
import type { ExpectStarts } from "./callOrders.ts";
import { createDeliveries } from "./deliveries.ts";
import { createNewsFinder } from "./notifier.ts";

export type Notifier = {
  /** Something of this competition was committed. */
  readonly wake: (competitionUuid: string) => void;
  /** Resolves when nothing is under way; what was not delivered by then is not delivered (PN3). */
  readonly stop: () => Promise<void>;
};

/** Points come every second, and none of them changes who must get ready. */
const COLLECT_MS = 700;
const DAY_MS = 86_400_000;
const OLD_MS = 30 * DAY_MS;

/** Looks at a competition after it has changed, one look at a time; at the start at all that go on (PN3). */
export function startNotifier(deps: Deps, snapshots: Snapshots, expectStarts: ExpectStarts): Notifier {
  const busy = new Map<string, Promise<void>>();
  const again = new Set<string>();
  const over = new AbortController();
  const findNews = createNewsFinder(deps, snapshots, expectStarts);
  const deliveries = createDeliveries(deps);
  const onError = (cause: unknown) => deps.log.error({ err: cause }, "followers were not told");

  const look = async (uuid: string) => {
    await pause(COLLECT_MS, undefined, { ref: false, signal: over.signal }).catch(() => undefined);
    again.delete(uuid);
    if (!over.signal.aborted) deliveries.add(await findNews(uuid));
  };
  const wake = (uuid: string) => {
    // Nobody is told of what is only practised (RH3).
    if (over.signal.aborted || isRehearsalUuid(uuid)) return;
    if (busy.has(uuid)) return void again.add(uuid);
    const run = look(uuid)
      .catch(onError)
      .finally(() => {
        busy.delete(uuid);
        if (again.delete(uuid)) wake(uuid);
      });
    busy.set(uuid, run);
  };
  const forgetOld = () => deleteOldPushSent(deps.db, deps.now() - OLD_MS);
  const begin = async () => {
    await forgetOld();
    for (const uuid of await findRunningCompetitionUuids(deps.db)) wake(uuid);
  };
  let tidied = begin().catch(onError);
  const daily = setInterval(() => void (tidied = forgetOld().catch(onError)), DAY_MS).unref();

  return {
    wake,
    stop: async () => {
      over.abort();
      clearInterval(daily);
      await Promise.all([deliveries.stop(), tidied, ...busy.values()]);
    },
  };
}
