import type { IncomingMessage, Server as HttpServer } from "node:http";
import { Server, type Namespace, type Socket } from "socket.io";
import {
  joinRoomSchema,
  type Change,
  type ClientToServer,
  type RoomAck,
  type ServerToClient,
  type TimeAck,
} from "#contract/realtime/realtime.ts";
import { createBacklogs, type Backlogs, type Connection } from "./backlog.ts";
import { createFanOut, type FanOut } from "./fanOut.ts";
import { createMessageBudget } from "./messageBudget.ts";
import { BoundedWebSocketServer, createSocketGuard } from "./socketGuard.ts";
import {
  displayRoom,
  listenersByKind,
  ROOM_KINDS,
  roomName,
  roomsOf,
  watchedCompetitions,
  type RoomKind,
  type RoomUse,
} from "./rooms.ts";
import { createDisplaySink, createSink } from "./sinks.ts";
import type { Config } from "../environment/config.ts";

export type SocketDeps = {
  /** Which room this token may join for this competition; undefined for "absent" and "forbidden" alike. */
  readonly admit: (
    token: string | undefined,
    cookie: string | undefined,
    uuid: string,
  ) => Promise<RoomKind | undefined>;
  /** The screen of the hall this token belongs to, by its signature alone. */
  readonly displayOf: (token: string) => string | undefined;
  readonly onJoin: (competitionUuid: string) => Promise<void>;
  /** What leads on from the rev somebody joins with. */
  readonly findChange: (competitionUuid: string, since: number) => Promise<Change | undefined>;
  readonly findRev: (competitionUuid: string) => Promise<number | undefined>;
  readonly countParked: (competitionUuid: string) => Promise<number>;
  readonly countAwarding: (competitionUuid: string) => Promise<number>;
  readonly findLastMark: (competitionUuid: string) => Promise<number>;
  readonly now: () => number;
  /** For how long a connection has been as it is: a clock that is put right cuts nobody off. */
  readonly elapsedMs: () => number;
  readonly onError: (cause: unknown) => void;
  readonly boot: string;
  readonly config: Pick<Config, "allowedOrigins" | "trustedProxies" | "isRateLimited">;
  /** On every answer of the long-polling transport, as on any other answer. */
  readonly headersOf: (request: IncomingMessage) => Readonly<Record<string, string>>;
  /** Told of each message and how many it was written to, one unless said otherwise. */
  readonly onPush: (event: string, length: number, receivers?: number) => void;
};

type Io = Server<ClientToServer, ServerToClient>;
type Client = Socket<ClientToServer, ServerToClient>;

const BEACON_MS = 5000;
const CONNECT_MS = 10_000;
const STALLED_MS = 30_000;
const ROOMS_PER_SOCKET = 4;
/** Who listens to nothing for so long is let go; a page that wants something later connects again. */
const UNJOINED_MS = 30_000;
/** The messages a socket may send, and what the library says besides them. */
const PACKETS_PER_WINDOW = 60;
const KNOWN_EVENTS: ReadonlySet<string> = new Set(["join-room", "leave-room", "time"]);

/** An event as Socket.IO writes it, in either namespace. */
const PUSH = /^2(?:\/api,)?\["(push-[a-z-]+)"/;

/** Rooms and pushes. Nothing a client says here can change anything; scores are written over HTTP alone (RT11). */
export function createSocketServer(http: HttpServer, deps: SocketDeps) {
  const backlogs = createBacklogs(deps.elapsedMs);
  const io = createIo(http, deps, backlogs);
  const fanOut = createFanOut(backlogs.isFull, deps.onPush);
  // A client given "{host}/api" as its address asks for a namespace of that name; both are the same place.
  const namespaces = [io.of("/"), io.of("/api")];
  const waitingSince = new Map<Client, number>();
  for (const namespace of namespaces)
    namespace.on("connection", (socket) => {
      waitingSince.set(socket, deps.elapsedMs());
      socket.once("disconnect", () => waitingSince.delete(socket));
      serve(socket, deps);
    });

  const beacon = setInterval(() => {
    backlogs.closeStalled(STALLED_MS);
    closeUnjoined(waitingSince, deps.elapsedMs());
    void sendBeacons(namespaces, deps, fanOut);
  }, BEACON_MS);
  beacon.unref();

  return {
    displays: createDisplaySink(namespaces),
    sink: (kind: RoomKind, use: RoomUse) => createSink(namespaces, { kind, use }, { backlogs, fanOut }),
    tellOfficials: (uuid: string) => void sendBeacons(namespaces, deps, fanOut, { uuid, kinds: ["staff"] }),
    /** How many listen to what. */
    read: () => ({
      connections: io.engine.clientsCount,
      sockets: listenersByKind(namespaces.flatMap(({ adapter }) => [...adapter.rooms])),
    }),
    /** Ends the connections whose token is meant. */
    disconnect: async (isMeant: (token: string) => Promise<boolean>) => {
      for (const socket of namespaces.flatMap(({ sockets }) => [...sockets.values()])) {
        const token = tokenOf(socket);
        if (token !== undefined && (await isMeant(token))) socket.disconnect(true);
      }
    },
    /** Ends the connections of everybody in the room but officials; whoever may still listen connects again. */
    emptyPublicRoom: (uuid: string) => {
      for (const namespace of namespaces) namespace.in(roomsOf(uuid, "public")).disconnectSockets(true);
    },
    /** The HTTP server is its owner's to close: Socket.IO's own `close` would wait for every connection of every client. */
    close: () => {
      clearInterval(beacon);
      io.engine.close();
    },
  };
}

function createIo(http: HttpServer, deps: SocketDeps, backlogs: Backlogs): Io {
  const guard = createSocketGuard({ ...deps.config, now: deps.elapsedMs });
  const io: Io = new Server(http, {
    serveClient: false,
    wsEngine: BoundedWebSocketServer,
    allowRequest: (request, answer) => {
      if (guard.mayOpen(request)) guard.letIn(() => answer(null, true));
      else answer(null, false);
    },
    connectTimeout: CONNECT_MS,
    maxHttpBufferSize: 16_384,
    perMessageDeflate: false,
    allowEIO3: false,
    pingInterval: 10_000,
    pingTimeout: 8000,
    cors: { origin: [...deps.config.allowedOrigins] },
  });
  io.engine.on("headers", (headers: Record<string, string>, request: IncomingMessage) => {
    Object.assign(headers, deps.headersOf(request));
  });
  io.engine.on("connection", (connection: Connection & Parameters<typeof guard.count>[0]) => {
    guard.count(connection);
    closeTalkative(connection, deps.elapsedMs);
    connection.on("packetCreate", ({ data }) => {
      const event = typeof data === "string" ? PUSH.exec(data)?.[1] : undefined;
      if (event !== undefined) deps.onPush(event, String(data).length);
    });
    backlogs.watch(connection);
    connection.once("close", () => backlogs.forget(connection));
  });
  return io;
}

/** What is no message of a room (opening a namespace, acknowledgements, pongs) costs as much and reaches no handler. */
function closeTalkative(connection: Connection, now: () => number): void {
  const budget = createMessageBudget(now, PACKETS_PER_WINDOW);
  connection.on("packet", () => {
    if (!budget.allows(true)) connection.close(true);
  });
}

/** Whoever joined once may listen to nothing for a while. The connection and not the session is ended (RT35). */
function closeUnjoined(waiting: Map<Client, number>, nowMs: number): void {
  for (const [socket, sinceMs] of waiting) {
    const isJoined = [...socket.rooms].some((room) => room !== socket.id);
    if (isJoined) waiting.delete(socket);
    else if (nowMs - sinceMs >= UNJOINED_MS) socket.conn.close(true);
  }
}

function serve(socket: Client, deps: SocketDeps): void {
  const budget = createMessageBudget(deps.elapsedMs);
  const display = deps.displayOf(tokenOf(socket) ?? "");
  if (display !== undefined) void socket.join(displayRoom(display));
  socket.onAny((event: string) => {
    if (!budget.allows(KNOWN_EVENTS.has(event))) socket.disconnect(true);
  });
  // What a message holds beside these is not ours to complain about (RT27).
  socket.on("join-room", (address: unknown, ...rest: unknown[]) => {
    void join(socket, deps, address).then((answer) => reply(rest, answer));
  });
  socket.on("leave-room", (address: unknown, ...rest: unknown[]) => {
    void leave(socket, address).then((answer) => reply(rest, answer));
  });
  socket.on("time", (...rest: unknown[]) => reply(rest, { serverTime: deps.now() }));
}

/** Never throws and never disconnects for a wrong address: a display screen would go dark. */
async function join(socket: Client, deps: SocketDeps, address: unknown): Promise<RoomAck> {
  const parsed = joinRoomSchema.safeParse(address);
  if (!parsed.success) return { ok: false, error: "Invalid room" };
  try {
    const { uuid, rev, hidden = false } = parsed.data;
    const kind = await deps.admit(tokenOf(socket), socket.handshake.headers.cookie, uuid);
    if (kind === undefined) return { ok: false, error: "Invalid room" };
    await deps.onJoin(uuid);
    // Looked at last: many may have been asked for at once. A socket's own room is one of them.
    const room = roomName(uuid, kind, rev === undefined ? "whole" : hidden ? "beacon" : "changes");
    for (const other of roomsOf(uuid, kind)) if (other !== room) await socket.leave(other);
    if (!socket.rooms.has(room) && socket.rooms.size > ROOMS_PER_SOCKET)
      return { ok: false, error: "Too many rooms" };
    await socket.join(room);
    if (rev === undefined || hidden) return { ok: true };
    // After it is in the room: whatever is pushed from now on leads on from this answer.
    const change = await deps.findChange(uuid, rev);
    return change === undefined ? { ok: false, error: "Invalid room" } : { ok: true, change };
  } catch (cause) {
    deps.onError(cause);
    return { ok: false, error: "Try again" };
  }
}

async function leave(socket: Client, address: unknown): Promise<RoomAck> {
  const parsed = joinRoomSchema.safeParse(address);
  if (!parsed.success) return { ok: false, error: "Invalid room" };
  for (const kind of ROOM_KINDS) for (const room of roomsOf(parsed.data.uuid, kind)) await socket.leave(room);
  return { ok: true };
}

function tokenOf(socket: Client): string | undefined {
  const token: unknown = socket.handshake.auth["token"];
  return typeof token === "string" ? token : undefined;
}

/** The acknowledgement comes last; clients may leave it out, or send anything in its place. */
function reply(rest: readonly unknown[], answer: RoomAck | TimeAck): void {
  const ack = rest.at(-1);
  if (isCallback(ack)) ack(answer);
}

function isCallback(value: unknown): value is (answer: unknown) => void {
  return typeof value === "function";
}

type Told = { readonly uuid?: string; readonly kinds: readonly RoomKind[] };

/** Everybody, or only the room that is meant. */
async function sendBeacons(
  namespaces: readonly Namespace<ClientToServer, ServerToClient>[],
  deps: SocketDeps,
  fanOut: FanOut,
  { uuid: only, kinds }: Told = { kinds: ROOM_KINDS },
) {
  for (const namespace of namespaces) {
    for (const uuid of watchedCompetitions(namespace.adapter.rooms.keys())) {
      if (only !== undefined && only !== uuid) continue;
      const rev = await deps.findRev(uuid).catch(() => undefined);
      if (rev === undefined) continue;
      const sync = { uuid, rev, serverTime: deps.now(), boot: deps.boot };
      if (kinds.includes("public"))
        for (const room of roomsOf(uuid, "public")) fanOut.broadcast(namespace, room, "push-sync", sync);
      const staff = { ...sync, ...(await forStaff(deps, uuid)) };
      namespace.to(roomsOf(uuid, "staff")).volatile.emit("push-sync", staff);
    }
  }
}

/** What could not be counted is told with the next beacon. */
async function forStaff({ countParked, countAwarding, findLastMark }: SocketDeps, uuid: string) {
  const parked = await countParked(uuid).catch(() => undefined);
  const awarding = await countAwarding(uuid).catch(() => undefined);
  const presence = await findLastMark(uuid).catch(() => undefined);
  return {
    ...(parked !== undefined && { parked }),
    ...(awarding !== undefined && { awarding }),
    ...(presence !== undefined && { presence }),
  };
}
