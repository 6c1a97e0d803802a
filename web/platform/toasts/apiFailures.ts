import type { ApiFailure } from "#contract/error.ts";
import { asksForSecondFactor } from "#contract/secondFactorRequired.ts";

type Listener = (failure: ApiFailure) => void;

const listeners = new Set<Listener>();
const broadcast = new WeakSet<Error>();

/** Tells everybody who listens that a call failed; the call itself throws right after. Being asked for a code is no failure. */
export function broadcastFailure(failure: ApiFailure): void {
  broadcast.add(failure);
  if (asksForSecondFactor(failure.error.details)) return;
  for (const listener of listeners) listener(failure);
}

/** Who catches it later need not say it again. */
export const isBroadcast = (cause: unknown): boolean => cause instanceof Error && broadcast.has(cause);

export function onApiFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
