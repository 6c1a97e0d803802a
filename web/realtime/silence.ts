import { isRecord } from "#contract/shape.ts";

/** Until the server has said anything: a packet that is lost on the way is sent again three times meanwhile. */
const OPENING_MS = 10_000;

/** The server pings; when it has not for as long as it said at the beginning, there is no server. */
export function createSilence(onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let patienceMs = OPENING_MS;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(onSilence, patienceMs);
  };
  return {
    begin: () => {
      patienceMs = OPENING_MS;
      wait();
    },
    hear: (packet: string) => {
      if (packet.startsWith("0")) patienceMs = patienceOf(JSON.parse(packet.slice(1)));
      wait();
    },
    end: () => clearTimeout(timer),
  };
}

function patienceOf(opening: unknown): number {
  const { pingInterval, pingTimeout } = isRecord(opening) ? opening : {};
  return Number(pingInterval) + Number(pingTimeout) || OPENING_MS;
}
