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

/** A plain question of the same protocol. */
export async function askServer(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, { ...init, cache: "no-store" });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.text();
}
