import { quietImports } from "#web/frame/quietImports.ts";
import type { Carrier, OpenCarrier } from "./carriers.ts";

/**
 * Hardly any network refuses WebSockets: what is for those that do is fetched when one is met, which is when the server
 * answers a plain question. Mostly it is only the network that is away; a script asked for then would be lost for
 * good, for a browser remembers that it did not come.
 */
export const latePolling =
  (tryAfterMs: number): OpenCarrier =>
  (address, onPacket, onClose) => {
    const url = `${address}&transport=polling`;
    const end = new AbortController();
    let carrier: Carrier | undefined;
    const open = async () => {
      const answer = await fetch(url, { signal: end.signal, cache: "no-store" });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      const { createPolling } = await quietImports.import(() => import("./polling.ts"));
      if (end.signal.aborted) return;
      carrier = createPolling({ url, opening: answer.text(), tryAfterMs }, onPacket, onClose);
    };
    open().catch(() => {
      if (!end.signal.aborted) onClose();
    });
    return {
      send: (packet) => carrier?.send(packet),
      close: () => {
        end.abort();
        carrier?.close();
      },
    };
  };
