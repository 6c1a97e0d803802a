import { io, type Socket } from "socket.io-client";
import type { Competition } from "#contract/competition/entity.ts";
import type {
  Change,
  ClientToServer,
  PushFighting,
  PushSync,
  RoomAck,
  RoomAddress,
  ServerToClient,
} from "#contract/realtime/realtime.ts";

export type TestSocket = {
  readonly socket: Socket<ServerToClient, ClientToServer>;
  /** What was pushed to it so far, in the order of arrival. */
  readonly fightings: readonly PushFighting[];
  readonly competitions: readonly Competition[];
  readonly changes: readonly Change[];
  readonly syncs: readonly PushSync[];
  /** As any client does, or as our own pages do, with what they hold. */
  readonly join: (competitionUuid: string, held?: Pick<RoomAddress, "rev" | "hidden">) => Promise<RoomAck>;
  readonly leave: (competitionUuid: string) => Promise<RoomAck>;
  /** Sends anything at all. */
  readonly say: (event: string, ...rest: readonly unknown[]) => void;
  /** Sends anything at all and waits for its acknowledgement. */
  readonly ask: (event: string, ...rest: readonly unknown[]) => Promise<unknown>;
};

export type SocketOptions = {
  readonly namespace?: "/" | "/api";
  readonly token?: string;
  readonly cookie?: string;
  /** A network that lets no WebSocket through. */
  readonly isPolling?: boolean;
};

const connected: Socket[] = [];

/** A real client over loopback. */
export async function connectSocket(
  address: string,
  { namespace = "/", token, cookie, isPolling = false }: SocketOptions = {},
): Promise<TestSocket> {
  const socket: Socket<ServerToClient, ClientToServer> = io(address + namespace, {
    transports: [isPolling ? "polling" : "websocket"],
    forceNew: true,
    reconnection: false,
    auth: { token },
    ...(cookie !== undefined && { extraHeaders: { cookie } }),
  });
  connected.push(socket);
  const [fightings, competitions, syncs]: [PushFighting[], Competition[], PushSync[]] = [[], [], []];
  socket.on("push-fighting", (push) => void fightings.push(push));
  socket.on("push-competition", (competition) => void competitions.push(competition));
  const changes: Change[] = [];
  socket.on("push-change", (change) => void changes.push(change));
  socket.on("push-sync", (sync) => void syncs.push(sync));
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  const room = (uuid: string): RoomAddress => ({ key: "COMPETITION", uuid });
  // Untyped on purpose: a client may say what the contract does not know.
  const untyped: Socket = socket;
  return {
    socket,
    fightings,
    competitions,
    changes,
    syncs,
    join: (uuid, held) => socket.emitWithAck("join-room", { ...room(uuid), ...held }),
    leave: (uuid) => socket.emitWithAck("leave-room", room(uuid)),
    say: (event, ...rest) => void untyped.emit(event, ...rest),
    ask: (event, ...rest) => untyped.timeout(2000).emitWithAck(event, ...rest),
  };
}

/** Ends every connection that was opened here. */
export function disconnectSockets(): void {
  for (const socket of connected.splice(0)) socket.disconnect();
}
