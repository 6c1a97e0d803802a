import { useEffect, useSyncExternalStore } from "react";
import { importQuietly } from "#web/frame/chunkFailure.ts";

/** Code a page asks for only when something changes: for its first picture the server has done the work. */
export type LateCode<Code> = {
  readonly now: () => Code | undefined;
  readonly fetch: () => Promise<Code>;
  readonly subscribe: (listener: () => void) => () => void;
};

const onServer: (() => Promise<unknown>)[] = [];

export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  const listeners = new Set<() => void>();
  let code: Code | undefined;
  let coming: Promise<Code> | undefined;
  const fetchOnce = async () => {
    try {
      code = await importQuietly(load);
      for (const listener of listeners) listener();
      return code;
    } catch (cause) {
      // Asked for again with the next change.
      coming = undefined;
      throw cause;
    }
  };
  const fetch = () => (coming ??= fetchOnce());
  fetchOnServer(fetch);
  return {
    now: () => code,
    fetch,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The code, once it is there; asked for when there is something to reckon, and again with the next thing. */
export function useLateCode<Code>(late: LateCode<Code>, wantedFor: unknown): Code | undefined {
  const code = useSyncExternalStore(late.subscribe, late.now, late.now);
  useEffect(() => {
    if (wantedFor !== undefined) void late.fetch().catch(() => {});
  }, [late, wantedFor]);
  return code;
}

/** A server renders a page in one go: it has everything before it begins. */
export function fetchOnServer(fetch: () => Promise<unknown>): void {
  if (import.meta.env.SSR) onServer.push(fetch);
}

export async function fetchAllOnServer(): Promise<void> {
  await Promise.all(onServer.map((fetch) => fetch()));
}
