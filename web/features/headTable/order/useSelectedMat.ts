import { useCallback, useSyncExternalStore } from "react";
import type { Competition } from "#contract/entity.ts";
import { createListeners } from "#web/platform/store.ts";

const { subscribe, tell } = createListeners();
const keyOf = (competitionUuid: string) => `kover-mat:${competitionUuid}`;

/** The mat this device looks at; kept here and nowhere else, and cleared when the mat leaves the competition (CP7). */
export function useSelectedMat({
  uuid,
  carpets,
}: Pick<Competition, "uuid" | "carpets">): [string | undefined, (carpet: string | undefined) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => read(uuid),
    () => undefined,
  );
  const select = useCallback((carpet: string | undefined) => write(uuid, carpet), [uuid]);
  const isThere = carpets.some((carpet) => carpet.uuid === kept);
  // A mat that comes back later has not been chosen again.
  if (kept !== undefined && !isThere) queueMicrotask(() => select(undefined));
  return [isThere ? kept : undefined, select];
}

function read(competitionUuid: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(competitionUuid)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Where nothing may be kept, all mats are shown. */
function write(competitionUuid: string, carpet: string | undefined): void {
  try {
    if (carpet === undefined) localStorage.removeItem(keyOf(competitionUuid));
    else localStorage.setItem(keyOf(competitionUuid), carpet);
  } catch {
    return;
  }
  tell();
}
