import { isRecord } from "#contract/shape.ts";
import type { OpenCarrier } from "./carriers.ts";

/** Until the server has said anything: a packet that is lost on the way is sent again three times meanwhile. */
const OPENING_MS = 10_000;

/** The server pings; when it has not for as long as it said at the beginning, there is no server, and the carrier is closed. */
export const watched =
  (openCarrier: OpenCarrier): OpenCarrier =>
  (address, onPacket, onClose) => {
    let patienceMs = OPENING_MS;
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(onClose, patienceMs);
    const { send, close } = openCarrier(
      address,
      (packet) => {
        // A socket may still bring something after it was closed.
        if (timer === undefined) return;
        if (packet.startsWith("0")) patienceMs = patienceOf(JSON.parse(packet.slice(1)));
        clearTimeout(timer);
        timer = setTimeout(onClose, patienceMs);
        onPacket(packet);
      },
      onClose,
    );
    return {
      send,
      close: () => {
        clearTimeout(timer);
        timer = undefined;
        close();
      },
    };
  };

function patienceOf(opening: unknown): number {
  const { pingInterval, pingTimeout } = isRecord(opening) ? opening : {};
  return Number(pingInterval) + Number(pingTimeout) || OPENING_MS;
}
