import { useState, useSyncExternalStore } from "react";

type Failed = (cause: unknown) => void;

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

/** One thing somebody does: busy until it is answered, free again whatever happens, done once however often it is pressed. */
export function createAct() {
  const busyListeners = new Set<() => void>();
  let isBusy = false;
  const become = (next: boolean) => {
    isBusy = next;
    for (const listener of busyListeners) listener();
  };
  return {
    isBusy: () => isBusy,
    subscribe: (listener: () => void) => {
      busyListeners.add(listener);
      return () => void busyListeners.delete(listener);
    },
    /** The answer of the work; undefined when it failed, or when it is being done already. */
    run: async <Answer>(
      work: () => Answer | Promise<Answer>,
      onFailure: Failed = tellActFailure,
    ): Promise<Answer | undefined> => {
      if (isBusy) return undefined;
      become(true);
      try {
        return await work();
      } catch (cause) {
        onFailure(cause);
        return undefined;
      } finally {
        become(false);
      }
    },
  };
}

type Options = {
  /** Where this act says what went wrong; without it, in a toast. */
  readonly onFailure?: Failed | undefined;
};

/** An act without a dialog: `press` for a handler, `run` for who needs the answer. Costs a public page next to nothing. */
export function useAct<Args extends readonly unknown[], Answer>(
  work: (...args: Args) => Answer | Promise<Answer>,
  { onFailure }: Options = {},
) {
  const [act] = useState(createAct);
  const isBusy = useSyncExternalStore(act.subscribe, act.isBusy, act.isBusy);
  const run = (...args: Args) => act.run(() => work(...args), onFailure);
  return { isBusy, run, press: (...args: Args) => void run(...args) };
}
