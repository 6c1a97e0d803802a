import { useState, useSyncExternalStore } from "react";
import { createStore } from "#web/platform/store.ts";
import { tellActFailure, type Failed } from "./actFailures.ts";

type Running = {
  /** Begun again while it is busy, it runs beside itself instead of being left out. */
  readonly mayOverlap?: boolean | undefined;
};

/** One thing somebody does: busy until it is answered, free again whatever happens, done once however often it is pressed. */
export function createAct({ mayOverlap = false }: Running = {}) {
  const running = createStore(0);
  const isBusy = () => running.get() > 0;
  return {
    isBusy,
    subscribe: running.subscribe,
    /** The answer of the work; undefined when it failed, or when it is being done already. */
    run: async <Answer>(
      work: () => Answer | Promise<Answer>,
      onFailure: Failed = tellActFailure,
    ): Promise<Answer | undefined> => {
      if (isBusy() && !mayOverlap) return undefined;
      running.set(running.get() + 1);
      try {
        return await work();
      } catch (cause) {
        onFailure(cause);
        return undefined;
      } finally {
        running.set(running.get() - 1);
      }
    },
  };
}

type Options = Running & {
  /** Where this act says what went wrong; without it, in a toast. */
  readonly onFailure?: Failed | undefined;
};

/** An act without a dialog: `press` for a handler, `run` for who needs the answer. Costs a public page next to nothing. */
export function useAct<Args extends readonly unknown[], Answer>(
  work: (...args: Args) => Answer | Promise<Answer>,
  { onFailure, mayOverlap }: Options = {},
) {
  const [act] = useState(() => createAct({ mayOverlap }));
  const isBusy = useSyncExternalStore(act.subscribe, act.isBusy, act.isBusy);
  const run = (...args: Args) => act.run(() => work(...args), onFailure);
  return { isBusy, run, press: (...args: Args) => void run(...args) };
}
