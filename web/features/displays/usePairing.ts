import { useEffect, useState } from "react";
import { ApiFailure } from "#contract/error.ts";
import type { DisplaySelf } from "#contract/display.ts";
import { createApi } from "#contract/client.ts";
import { sendByFetch } from "#web/platform/session/sendByFetch.ts";
import { displayLink } from "./screenQuery.ts";

const KEY = "kover-display";
const LOOK_MS = 2000;

export type Pairing = { readonly self: DisplaySelf | undefined; readonly hasFailed: boolean };

/**
 * A screen on its way into a competition: it keeps its key, so that after a power cut the same address brings the same
 * picture. Asks until somebody has claimed it, draws a new code when the old one has ended.
 */
export function usePairing(apiBase: string): Pairing {
  const [pairing, setPairing] = useState<Pairing>({ self: undefined, hasFailed: false });
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      try {
        const { token, self } = await findSelf(apiBase);
        if (isOver) return;
        if (self.competition !== null)
          return location.replace(displayLink(location.origin, self.competition, token));
        setPairing({ self, hasFailed: false });
      } catch {
        if (!isOver) setPairing((now) => ({ ...now, hasFailed: true }));
      }
      timer = setTimeout(() => void look(), LOOK_MS);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [apiBase]);
  return pairing;
}

async function findSelf(apiBase: string): Promise<{ token: string; self: DisplaySelf }> {
  const kept = readKey();
  const apiOf = (token: string | undefined) =>
    createApi({ base: apiBase, send: sendByFetch, token: () => token });
  if (kept !== undefined) {
    try {
      const { data: self } = await apiOf(kept).displays.self();
      if (self.competition !== null || (self.codeUntil ?? 0) > Date.now()) return { token: kept, self };
    } catch (cause) {
      if (!(cause instanceof ApiFailure) || cause.error.status !== 401) throw cause;
    }
  }
  const { data } = await apiOf(undefined).displays.open();
  writeKey(data.token);
  return data;
}

function readKey(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function writeKey(token: string): void {
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // Storage may be forbidden: then the screen is paired for as long as the page is open.
  }
}
