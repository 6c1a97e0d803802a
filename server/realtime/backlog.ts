/** What of a connection is needed to see whether it keeps up, and how much it says. */
export type Connection = {
  on(event: "packetCreate", listener: (packet: { readonly data?: unknown }) => void): unknown;
  on(event: "flush" | "packet", listener: () => void): unknown;
  close(discard: boolean): void;
  /** What the network has not taken yet waits at the socket of a WebSocket. */
  readonly request: { readonly socket: { readonly writableLength: number } };
};

/** A whole competition on a slow telephone is no reason yet; several of them are. */
const MOST_WAITING_BYTES = 1_000_000;
const MOST_WAITING_PACKETS = 200;
/** A small message is not worth nothing. */
const PACKET_BYTES = 100;

type Waiting = { bytes: number; packets: number; fullSinceMs: number | undefined };

/** How much waits for each connection because the other end does not read it (RT26). */
export function createBacklogs(now: () => number) {
  const waiting = new Map<Connection, Waiting>();

  const isFull = (connection: Connection): boolean => {
    const known = waiting.get(connection);
    if (known === undefined) return false;
    const bytes = known.bytes + connection.request.socket.writableLength;
    const isOver = bytes > MOST_WAITING_BYTES || known.packets > MOST_WAITING_PACKETS;
    known.fullSinceMs = isOver ? (known.fullSinceMs ?? now()) : undefined;
    return isOver;
  };

  return {
    isFull,
    watch: (connection: Connection): void => {
      const mine: Waiting = { bytes: 0, packets: 0, fullSinceMs: undefined };
      waiting.set(connection, mine);
      connection.on("packetCreate", ({ data }) => {
        mine.packets += 1;
        mine.bytes += PACKET_BYTES + (typeof data === "string" ? data.length : 0);
      });
      // Handed over to the socket, where it is counted as long as the network does not take it.
      connection.on("flush", () => {
        mine.packets = 0;
        mine.bytes = 0;
      });
    },
    forget: (connection: Connection): void => void waiting.delete(connection),
    /** Closes those that have not read for so long; they come back and load what they missed. */
    closeStalled: (stalledMs: number): void => {
      for (const [connection, known] of waiting)
        if (isFull(connection) && now() - (known.fullSinceMs ?? now()) >= stalledMs) connection.close(true);
    },
  };
}

export type Backlogs = ReturnType<typeof createBacklogs>;
