import { isRecord } from "#contract/shape.ts";

/** Until the server has said anything: a packet that is lost on the way is sent again three times meanwhile. */
const OPENING_MS = 10_000;
const DEFAULT_PATIENCE_MS = 30_000;

/** The server pings; when it has not for as long as it said at the beginning, there is no server. */
export function createSilence(onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let patienceMs = DEFAULT_PATIENCE_MS;
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(onSilence, ms);
  };
  return {
    begin: () => wait(OPENING_MS),
    hear: (packet: string) => {
      if (packet.startsWith("0")) patienceMs = patienceOf(JSON.parse(packet.slice(1)));
      wait(patienceMs);
    },
    end: () => clearTimeout(timer),
  };
}

function patienceOf(opening: unknown): number {
  const { pingInterval, pingTimeout } = isRecord(opening) ? opening : {};
  return typeof pingInterval === "number" && typeof pingTimeout === "number"
    ? pingInterval + pingTimeout
    : DEFAULT_PATIENCE_MS;
}
