import type { ApiFailure } from "#contract/error.ts";
import { isRefusedWith } from "#contract/api/refusal.ts";
import { createListeners } from "#web/platform/store.ts";

const failures = createListeners<[ApiFailure]>();
const broadcast = new WeakSet<Error>();

/** Tells everybody who listens that a call failed; the call itself throws right after. Being asked for a code is no failure. */
export function broadcastFailure(failure: ApiFailure): void {
  broadcast.add(failure);
  if (isRefusedWith(failure, "second-factor-required")) return;
  failures.tell(failure);
}

/** Who catches it later need not say it again. */
export const isBroadcast = (cause: unknown): boolean => cause instanceof Error && broadcast.has(cause);

export const onApiFailure = failures.subscribe;
