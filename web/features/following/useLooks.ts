import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { createStore } from "#web/platform/store.ts";
import { createLooks, type Looks, type Seen } from "./lookStore.ts";

const NOTHING: Looks = {};
const looks = createStore(NOTHING);
const keep = createLooks(() => localStorage);

function look(seen: readonly Seen[]): void {
  if (document.visibilityState === "visible") looks.set(keep(seen));
}

/** What this device has seen of these events; moved on while the page is in sight, and at no other time (FO12). */
export function useLooks(seen: readonly Seen[]): Looks {
  const lookNow = useEffectEvent(() => look(seen));
  useEffect(() => look(seen));
  useEffect(() => {
    const onSight = () => lookNow();
    document.addEventListener("visibilitychange", onSight);
    return () => document.removeEventListener("visibilitychange", onSight);
  }, []);
  return useSyncExternalStore(looks.subscribe, looks.get, () => NOTHING);
}
