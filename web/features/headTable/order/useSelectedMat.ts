import type { Competition } from "#contract/competition/entity.ts";
import { deviceMemory } from "#web/platform/browser/tabMemory.ts";
import { createListeners } from "#web/platform/store.ts";
import { useCallback, useSyncExternalStore } from "react";

const { subscribe, tell } = createListeners();
const keyOf = (competitionUuid: string) => `kover-mat:${competitionUuid}`;

/** The mat this device looks at; kept here and nowhere else, and cleared when the mat leaves the competition (CP7). */
export function useSelectedMat({
  uuid,
  carpets,
}: Pick<Competition, "uuid" | "carpets">): [string | undefined, (carpet: string | undefined) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => deviceMemory.getItem(keyOf(uuid)) ?? undefined,
    () => undefined,
  );
  const select = useCallback(
    (carpet: string | undefined) => {
      if (carpet === undefined) deviceMemory.removeItem(keyOf(uuid));
      else deviceMemory.setItem(keyOf(uuid), carpet);
      tell();
    },
    [uuid],
  );
  const isThere = carpets.some((carpet) => carpet.uuid === kept);
  // A mat that comes back later has not been chosen again.
  if (kept !== undefined && !isThere) queueMicrotask(() => select(undefined));
  return [isThere ? kept : undefined, select];
}
