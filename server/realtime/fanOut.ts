import type { Namespace, Socket } from "socket.io";
import type { ClientToServer, ServerToClient } from "#contract/realtime/realtime.ts";

type Place = Namespace<ClientToServer, ServerToClient>;
type Connection = Socket["conn"];

/** The loop gets a turn after this time at the latest, however many readers there are. */
const SLICE_MS = 2;
/** A large room is written to less often, and gets more at once: ten thousand readers every 600 ms. */
const PERIOD_MS_PER_READER = 0.06;
const LONGEST_PERIOD_MS = 600;
/** Of the period, however long the writing took. */
const LEAST_REST = 0.2;

export type FanOut = {
  /** Sends to everybody who is in the room when its turn comes; messages of one room arrive in the order of these calls. */
  readonly broadcast: <Event extends keyof ServerToClient>(
    place: Place,
    room: string,
    event: Event,
    ...payload: Parameters<ServerToClient[Event]>
  ) => void;
};

/** What is sent to one room and not yet written: a room that is listed is being written to, or rests. */
type Line = { readonly place: Place; readonly room: string; waiting: Message[] };
type Message = { readonly event: string; readonly packet: string };
/** What waited, on its way to those who were in the room when it set out. Who came later asked for the state after it. */
type Pass = {
  readonly line: Line;
  readonly batch: Batch;
  readonly readers: readonly string[];
  readonly begunAtMs: number;
  next: number;
  /** How many were written to straight; of what the library sends it tells itself. */
  written: number;
};
type Batch = { readonly messages: readonly Message[]; readonly frames: Buffer };
type OnPush = (event: string, length: number, receivers: number) => void;

/**
 * Writes to the rooms of spectators between turns of the event loop, so that a table never waits for them (RT50). A message
 * is encoded once, what came together goes in one write, and who does not keep up is left out (RT26).
 */
export function createFanOut(isFull: (connection: Connection) => boolean, onPush: OnPush): FanOut {
  const lines = new Map<string, Line>();
  const turns: Pass[] = [];

  const begin = (line: Line) => {
    const messages = line.waiting;
    line.waiting = [];
    const readers = [...(line.place.adapter.rooms.get(line.room) ?? [])];
    const batch = { messages, frames: framesOf(messages) };
    turns.push({ line, batch, readers, begunAtMs: performance.now(), next: 0, written: 0 });
    if (turns.length === 1) setImmediate(writeSlice);
  };

  const rest = ({ line, readers, begunAtMs, batch, written }: Pass) => {
    if (written > 0) for (const { event, packet } of batch.messages) onPush(event, packet.length, written);
    const periodMs = Math.min(readers.length * PERIOD_MS_PER_READER, LONGEST_PERIOD_MS);
    const restMs = Math.max(begunAtMs + periodMs - performance.now(), periodMs * LEAST_REST);
    setTimeout(() => {
      if (line.waiting.length > 0) begin(line);
      else lines.delete(keyOf(line));
    }, restMs).unref();
  };

  const writeSlice = () => {
    const untilMs = performance.now() + SLICE_MS;
    for (let pass = turns[0]; pass !== undefined && performance.now() < untilMs; pass = turns[0]) {
      writeUntil(untilMs, pass, isFull);
      turns.shift();
      // Rooms take turns: a small one does not wait for a large one to end.
      if (pass.next < pass.readers.length) turns.push(pass);
      else rest(pass);
    }
    if (turns.length > 0) setImmediate(writeSlice);
  };

  return {
    broadcast: (place, room, event, ...payload) => {
      if (!place.adapter.rooms.has(room)) return;
      const known = lines.get(keyOf({ place, room }));
      const line = known ?? { place, room, waiting: [] };
      line.waiting.push({ event, packet: packetOf(place, [event, ...payload]) });
      if (known !== undefined) return;
      lines.set(keyOf(line), line);
      // Not at once: what else is said in this turn goes along.
      setImmediate(begin, line);
    },
  };
}

const keyOf = ({ place, room }: Pick<Line, "place" | "room">) => `${place.name} ${room}`;

function writeUntil(untilMs: number, pass: Pass, isFull: (connection: Connection) => boolean): void {
  const { sockets, adapter } = pass.line.place;
  const members = adapter.rooms.get(pass.line.room);
  while (pass.next < pass.readers.length && performance.now() < untilMs) {
    const id = pass.readers[pass.next++] ?? "";
    const socket = sockets.get(id);
    if (socket === undefined || !members?.has(id) || isFull(socket.conn)) continue;
    if (write(socket.conn, pass.batch)) pass.written += 1;
  }
}

/**
 * Straight to the network where nothing of this connection waits before it: that takes a third of the time of a packet of the
 * library. Otherwise, and where there is no WebSocket, the library sends it in its turn. True if it went straight.
 */
function write(connection: Connection, { messages, frames }: Batch): boolean {
  const { transport, upgraded, readyState, request } = connection;
  const isPlain = transport.name === "websocket" && !upgraded && readyState === "open";
  if (!isPlain || !transport.writable || !request.socket.writable) {
    for (const { packet } of messages) connection.send(packet);
    return false;
  }
  request.socket.write(frames);
  return true;
}

/** An event as Socket.IO writes it: its kind, the namespace unless it is the first, and the arguments. */
function packetOf({ name }: Place, said: readonly unknown[]): string {
  return `2${name === "/" ? "" : `${name},`}${JSON.stringify(said)}`;
}

const MESSAGE = "4";
const TEXT_FRAME = 0x81;

/** Each packet as a message of Engine.IO in a frame of its own, one after another (RFC 6455, section 5.2). */
function framesOf(messages: readonly Message[]): Buffer {
  return Buffer.concat(
    messages.flatMap(({ packet }) => {
      const body = Buffer.from(MESSAGE + packet);
      return [headOf(body.length), body];
    }),
  );
}

function headOf(length: number): Buffer {
  if (length < 126) return Buffer.from([TEXT_FRAME, length]);
  const head = Buffer.alloc(length < 65_536 ? 4 : 10);
  head[0] = TEXT_FRAME;
  if (head.length === 4) {
    head[1] = 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return head;
}
