import { optionalImports } from "#web/platform/browser/optionalImports.ts";
import { askServer, type Carrier, type OpenCarrier } from "./carriers.ts";

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
      const opening = await askServer(url, { signal: end.signal });
      const { createPolling } = await optionalImports.import(() => import("./polling.ts"));
      if (end.signal.aborted) return;
      const polling = createPolling({ url, tryAfterMs }, onPacket, onClose);
      carrier = polling;
      // Only now: what it hears first is answered through it.
      polling.begin(opening);
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
