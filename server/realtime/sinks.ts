import type { Namespace } from "socket.io";
import type { ClientToServer, ServerToClient } from "#contract/realtime/realtime.ts";
import type { Backlogs } from "./backlog.ts";
import type { FeedSink, PartsSink } from "./changeFeed.ts";
import type { DisplaySink } from "./displayFeed.ts";
import type { FanOut } from "./fanOut.ts";
import {
  connectedDisplays,
  displayRoom,
  roomName,
  watchedCompetitions,
  type RoomKind,
  type RoomUse,
} from "./rooms.ts";

type Place = Namespace<ClientToServer, ServerToClient>;
type Ways = { readonly backlogs: Backlogs; readonly fanOut: FanOut };

/** Where the changes of competitions go: one kind and use of rooms. */
export function createSink(
  namespaces: readonly Place[],
  wanted: { readonly kind: RoomKind; readonly use: RoomUse },
  { backlogs, fanOut }: Ways,
): FeedSink & PartsSink {
  const roomOf = (uuid: string) => roomName(uuid, wanted.kind, wanted.use);
  /** Whoever does not keep up is left out: the next beacon shows them that they missed something (RT20, RT26). */
  const readersOf = (namespace: Place, room: string) => {
    const slow = [...(namespace.adapter.rooms.get(room) ?? [])].filter((id) => {
      const socket = namespace.sockets.get(id);
      return socket !== undefined && backlogs.isFull(socket.conn);
    });
    return namespace.to(room).except(slow);
  };
  /** Officials hear at once; spectators when nobody else wants the loop (RT24, RT50). */
  const tell = <Event extends keyof ServerToClient>(
    uuid: string,
    event: Event,
    ...payload: Parameters<ServerToClient[Event]>
  ) => {
    const room = roomOf(uuid);
    for (const namespace of namespaces)
      if (wanted.kind === "staff") readersOf(namespace, room).emit(event, ...payload);
      else fanOut.broadcast(namespace, room, event, ...payload);
  };
  return {
    watched: () =>
      watchedCompetitions(
        namespaces.flatMap(({ adapter }) => [...adapter.rooms.keys()]),
        wanted,
      ),
    isWatched: (uuid) => namespaces.some(({ adapter }) => adapter.rooms.has(roomOf(uuid))),
    pushFighting: (uuid, push) => tell(uuid, "push-fighting", push),
    pushCompetition: (uuid, competition) => tell(uuid, "push-competition", competition),
    pushChange: (uuid, change) => tell(uuid, "push-change", change),
  };
}

export function createDisplaySink(namespaces: readonly Place[]): DisplaySink {
  return {
    connected: () => connectedDisplays(namespaces.flatMap(({ adapter }) => [...adapter.rooms.keys()])),
    push: (id, self) => {
      for (const namespace of namespaces) {
        const room = namespace.to(displayRoom(id));
        room.emit("push-display", self ?? null);
        if (self === undefined) namespace.in(displayRoom(id)).socketsLeave(displayRoom(id));
      }
    },
  };
}
