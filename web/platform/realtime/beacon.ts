import { useEffect, useRef, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { createStore } from "#web/platform/store.ts";

/** A number the server tells its officials every few seconds; whoever listens hears when it is another one. */
const createBeacon = () => createStore<number | undefined>(undefined);

/** How many acts of awarding there are (AW14). */
export const awardingBeacon = createBeacon();

/** How many acts wait for a decision, as the server last told its officials (LS27). */
export const parkedBeacon = createBeacon();

/** When somebody was last marked as come to a bout or not (DK12). */
export const presenceBeacon = createBeacon();

/**
 * Reads the page's data anew when the beacon tells another number than before. The number itself is not shown: whoever
 * is meant for one mat reads fewer.
 */
export const useParkedBeacon = (): void => useBeacon(parkedBeacon);

/** What {@link parkedBeacon} told last; nothing before its first word. */
export const useParkedTold = (): number | undefined => useBeaconValue(parkedBeacon);

/** The page says up to which mark it has read, so that one made before it could listen is not missed. */
export function usePresenceBeacon(readUpTo: number): void {
  const told = useBeaconValue(presenceBeacon);
  const { revalidate } = useRevalidator();
  const asked = useRef<number>(undefined);
  useEffect(() => {
    if (told === undefined || told <= readUpTo || told === asked.current) return;
    asked.current = told;
    void revalidate();
  }, [told, readUpTo, revalidate]);
}

const useBeaconValue = (beacon: ReturnType<typeof createBeacon>) =>
  useSyncExternalStore(beacon.subscribe, beacon.get, () => undefined);

function useBeacon(beacon: ReturnType<typeof createBeacon>): void {
  const told = useBeaconValue(beacon);
  const { revalidate } = useRevalidator();
  const last = useRef<number>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = told;
    // The first word of the beacon is what the page was loaded with.
    if (before !== undefined && told !== before) void revalidate();
  }, [told, revalidate]);
}
