import { useSyncExternalStore } from "react";
import type { Connection } from "./joinCompetition.ts";

/** How the room this page listens to is doing; undefined on a page that listens to none. */
type RoomConnection = Connection | undefined;

function createRoomConnection() {
  let connection: RoomConnection;
  const listeners = new Set<() => void>();
  return {
    get: () => connection,
    set: (next: RoomConnection) => {
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

/** One per page: the header above a page tells what the page below it knows. */
export const roomConnection = createRoomConnection();

export function useRoomConnection(): RoomConnection {
  return useSyncExternalStore(roomConnection.subscribe, roomConnection.get, () => undefined);
}
