import { useEffect, useSyncExternalStore } from "react";
import { reloadWhenAnswered } from "#web/frame/chunkFailure.ts";
import { quietImports } from "#web/frame/quietImports.ts";
import { tabMemory } from "#web/frame/tabMemory.ts";
import { fetchOnServer } from "./onServer.ts";

/** Code a page asks for only when something changes: for its first picture the server has done the work. */
export type LateCode<Code> = {
  readonly now: () => Code | undefined;
  /** One try. */
  readonly fetch: () => Promise<Code>;
  /** Until it is there; always the same promise, which never fails. */
  readonly wait: () => Promise<Code>;
  readonly subscribe: (listener: () => void) => () => void;
};

export function lateCode<Code>(load: () => Promise<Code>, heal: Heal = healPage): LateCode<Code> {
  const listeners = new Set<() => void>();
  let code: Code | undefined;
  let waiting: Promise<Code> | undefined;
  const fetch = async () => {
    code ??= await quietImports.import(load);
    for (const listener of listeners) listener();
    return code;
  };
  const untilThere = async () => {
    for (let failures = 1; ; failures += 1)
      try {
        return await fetch();
      } catch (cause) {
        await heal(failures, cause);
      }
  };
  fetchOnServer(fetch);
  return {
    now: () => code,
    fetch,
    wait: () => (waiting ??= untilThere()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What is done about a script that did not come, before it is asked for again. */
type Heal = (failures: number, cause: unknown) => Promise<unknown>;

const PAUSE_MS = 3000;

/** A browser may remember that a script did not come, and not ask a second time: then only a new page helps. */
async function healPage(failures: number, cause: unknown): Promise<void> {
  await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
  const { pathname, search, hash } = window.location;
  if (failures > 1) await reloadWhenAnswered(tabMemory, pathname + search + hash, cause);
}

/** The code, once it is there; asked for when there is something to reckon. */
export function useLateCode<Code>(late: LateCode<Code>, isWanted: boolean): Code | undefined {
  const code = useSyncExternalStore(late.subscribe, late.now, late.now);
  useEffect(() => {
    if (isWanted) void late.wait();
  }, [late, isWanted]);
  return code;
}
