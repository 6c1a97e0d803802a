import type { Deps } from "../../environment/deps.ts";
import { deleteOldAllowances } from "../../persistence/account/allowances.ts";
import { deleteIdlePushSubscriptions } from "../../persistence/account/pushSubscriptions.ts";
import { deleteOldSessions } from "../../persistence/account/sessions.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The longest allowance is whole again after an hour. */
const OLD_ALLOWANCE_MS = 2 * HOUR_MS;
/** A browser whose page is opened says again that it wants to be told. */
const IDLE_SUBSCRIPTION_MS = 14 * DAY_MS;
/** Nobody asks about a session that ended so long ago; what was done in it is in the audit. */
const OLD_SESSION_MS = 30 * DAY_MS;

type TidyDeps = Pick<Deps, "db" | "now" | "log">;

/** Deletes, at the start and every hour, what strangers can make more of and what says nothing any more (OP20). */
export function startTidying({ db, now, log }: TidyDeps, everyMs = HOUR_MS) {
  const tidy = async () => {
    await deleteOldAllowances(db, now() - OLD_ALLOWANCE_MS);
    await deleteIdlePushSubscriptions(db, now() - IDLE_SUBSCRIPTION_MS);
    await deleteOldSessions(db, now() - OLD_SESSION_MS);
  };
  const run = () => tidy().catch((cause: unknown) => log.warn({ err: cause }, "old rows were not removed"));
  let done = run();
  const timer = setInterval(() => void (done = run()), everyMs).unref();
  return {
    /** Resolves when nothing is under way. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await done;
    },
  };
}
