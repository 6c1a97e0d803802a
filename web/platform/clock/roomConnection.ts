import { useSyncExternalStore } from "react";
import { createStore } from "#web/platform/store.ts";

export type Connection = "connecting" | "live" | "lost";

export type RoomConnection = ReturnType<typeof createRoomConnection>;

/** How a room is doing; undefined while nobody listens to it. */
export const createRoomConnection = () => createStore<Connection | undefined>(undefined);

/** Of the competition the page is about: the header above a page tells what the page below it knows. */
export const roomConnection = createRoomConnection();

export function useRoomConnection(room = roomConnection): Connection | undefined {
  return useSyncExternalStore(room.subscribe, room.get, () => undefined);
}
