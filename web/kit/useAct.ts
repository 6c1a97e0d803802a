import { useState, useSyncExternalStore } from "react";
import { tellActFailure, type Failed } from "./actFailures.ts";

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
