import { useSyncExternalStore } from "react";

export type Connection = "connecting" | "live" | "lost";

export type RoomConnection = ReturnType<typeof createRoomConnection>;

/** How a room is doing; undefined while nobody listens to it. */
export function createRoomConnection() {
  let connection: Connection | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => connection,
    set: (next: Connection | undefined) => {
      if (next === connection) return;
      connection = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Of the competition the page is about: the header above a page tells what the page below it knows. */
export const roomConnection = createRoomConnection();

export function useRoomConnection(room = roomConnection): Connection | undefined {
  return useSyncExternalStore(room.subscribe, room.get, () => undefined);
}
