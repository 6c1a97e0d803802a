import { useSyncExternalStore } from "react";
import type { Followed } from "#domain/follow/follow.ts";
import { FOLLOWS_KEY } from "#web/platform/device/followsKey.ts";
import { createFollowStore, NO_STARS, type DeviceStar } from "./followStore.ts";

export const followStore = createFollowStore(
  () => localStorage,
  () => Date.now(),
);

if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key }) => {
    if (key === FOLLOWS_KEY || key === null) followStore.reload();
  });
}

/** What this device follows; nothing on the server and while the page hydrates, for that page is everybody's. */
export function useStars(): readonly DeviceStar[] {
  const all = useSyncExternalStore(followStore.subscribe, followStore.get, () => NO_STARS);
  return all;
}

export function useIsFollowed(followed: Followed): boolean {
  return useSyncExternalStore(
    followStore.subscribe,
    () => followStore.isFollowed(followed),
    () => false,
  );
}
