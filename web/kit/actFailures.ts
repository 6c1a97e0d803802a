export type Failed = (cause: unknown) => unknown;

const listeners = new Set<Failed>();

/** Hears what acts failed with that had no place of their own to say it; the frame makes a toast of it. */
export function onActFailure(listener: Failed): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A sentence is told as it is, anything else in the words for its kind of failure. */
export function tellActFailure(cause: unknown): void {
  for (const listener of listeners) listener(cause);
}
