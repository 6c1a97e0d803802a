import type { StartTimer } from "#contract/table/timer.ts";
import type * as Keeper from "#web/platform/offline/keptCompetition.ts";
import type { CompetitionStore } from "./competitionStore.ts";

const KEEP_EVERY_MS = 2000;

type KeeperOfCompetitions = Pick<typeof Keeper, "findKeptCompetition" | "keepCompetition">;

type Device = {
  readonly withKeeper: (work: (keeper: KeeperOfCompetitions) => Promise<void>) => Promise<unknown>;
  readonly startTimer: StartTimer;
};

/**
 * Keeps on this device what the screen shows of a competition: at once, since the page may be open for a second only, then
 * every two seconds while it changes, and what came last when the page is left. Returns the way out.
 */
export function keepSeen(
  { withKeeper, startTimer }: Device,
  store: CompetitionStore,
  uuid: string,
): () => void {
  let cancel: (() => void) | undefined;
  const keepNow = () => {
    cancel = undefined;
    void withKeeper(({ keepCompetition }) => keepCompetition(store.get()));
  };
  void withKeeper(async ({ findKeptCompetition, keepCompetition }) => {
    const kept = await findKeptCompetition(uuid);
    if (kept !== undefined && kept.rev > store.get().rev) store.replace(kept);
    await keepCompetition(store.get());
  });
  const unsubscribe = store.subscribe(() => {
    cancel ??= startTimer(KEEP_EVERY_MS, keepNow);
  });
  return () => {
    unsubscribe();
    if (cancel === undefined) return;
    cancel();
    keepNow();
  };
}
