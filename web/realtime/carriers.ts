import { isRecord } from "#contract/shape.ts";

/** Something that carries packets of Socket.IO's engine to the server and back, until it closes once. */
export type Carrier = { readonly send: (packet: string) => void; readonly close: () => void };
export type OpenCarrier = (
  address: string,
  onPacket: (packet: string) => void,
  onClose: () => void,
) => Carrier;

export const openWebSocket: OpenCarrier = (address, onPacket, onClose) => {
  const socket = new WebSocket(`${address.replace(/^http/, "ws")}&transport=websocket`);
  socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => onPacket(String(data)));
  socket.addEventListener("close", onClose, { once: true });
  return {
    send: (packet) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(packet);
    },
    close: () => {
      socket.removeEventListener("close", onClose);
      socket.close();
    },
  };
};

const SEPARATOR = "\u001e";

/** For a network whose proxy lets no WebSocket through: the server keeps each question until it has something to say. */
export const openPolling: OpenCarrier = (address, onPacket, onClose) => {
  const end = new AbortController();
  let url = `${address}&transport=polling`;
  const ask = async (init: RequestInit) => {
    const response = await fetch(url, { ...init, signal: end.signal, cache: "no-store" });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.text();
  };
  const fail = () => {
    if (!end.signal.aborted) onClose();
    end.abort();
  };
  const poll = async () => {
    while (!end.signal.aborted) {
      for (const packet of (await ask({})).split(SEPARATOR)) {
        if (packet.startsWith("0")) url += `&sid=${sidOf(JSON.parse(packet.slice(1)))}`;
        onPacket(packet);
      }
    }
  };
  poll().catch(fail);
  let sent: Promise<unknown> = Promise.resolve();
  return {
    send: (packet) => {
      sent = sent.then(() => ask({ method: "POST", body: packet })).catch(fail);
    },
    close: () => end.abort(),
  };
};

const sidOf = (opening: unknown) => (isRecord(opening) ? encodeURIComponent(String(opening["sid"])) : "");
