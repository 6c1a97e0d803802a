import { Agent, request } from "node:http";
import { underAttack } from "./lib/underAttack.ts";

/**
 * Socket.IO without a WebSocket: sessions opened as fast as they are given out, payloads of thousands of packets, upgrades that
 * are never finished. Run: node bench/attacks/polling.ts
 */
const AT_ONCE = 20;
const POLLING = "/socket.io/?EIO=4&transport=polling";
const PACKETS = "3\u001e".repeat(8000);
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

await underAttack("polling", ({ origin }) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, n) => useSession(origin, n))),
);

async function useSession(origin: string, n: number): Promise<void> {
  const opened = await ask(origin, POLLING);
  const sid = /"sid":"([^"]+)"/.exec(opened)?.[1];
  if (sid === undefined) return;
  const session = `${POLLING}&sid=${sid}`;
  if (n % 3 === 0) await ask(origin, session, PACKETS);
  else if (n % 3 === 1) await ask(origin, session, "40");
  else await ask(origin, session.replace("polling", "websocket"));
}

function ask(origin: string, path: string, body?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST";
    const asked = request(origin + path, { agent, method }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => (text += chunk.toString())).on("end", () => resolve(text));
    });
    asked.on("error", reject).end(body);
  });
}
