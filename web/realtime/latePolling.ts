import { quietImports } from "#web/frame/quietImports.ts";
import type { Carrier, OpenCarrier } from "./carriers.ts";

/**
 * Hardly any network refuses WebSockets: what is for those that do is fetched when one is met. Mostly
 * it is only the network that is away: then this is away too, and asked for with the next try.
 */
export const latePolling =
  (tryAfterMs: number): OpenCarrier =>
  (address, onPacket, onClose) => {
    let carrier: Carrier | undefined;
    let isClosed = false;
    const open = async () => {
      const { createPolling } = await quietImports.import(() => import("./polling.ts"));
      if (!isClosed) carrier = createPolling(tryAfterMs)(address, onPacket, onClose);
    };
    open().catch(() => {
      if (!isClosed) onClose();
    });
    return {
      send: (packet) => carrier?.send(packet),
      close: () => {
        isClosed = true;
        carrier?.close();
      },
    };
  };
