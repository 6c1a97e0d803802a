import { randomUUID } from "node:crypto";
import { underAttack } from "./lib/underAttack.ts";

/**
 * Browsers that do not exist want to be told about everything: 200 rows each. Run: node bench/attacks/subscriptions.ts
 */
const AT_ONCE = 10;
/** A point of the curve, as a browser writes it. */
const P256DH = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU";
const FOLLOWED = Array.from({ length: 200 }, (_, n) => ({ kind: "team", ref: String(n) }));

await underAttack("browsers that do not exist", ({ origin }) =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const data = {
        endpoint: `https://push.example/${randomUUID()}`,
        keys: { p256dh: P256DH, auth: "AAAAAAAAAAAAAAAAAAAAAA" },
        kinds: ["called"],
        followed: FOLLOWED,
      };
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ data });
      await (await fetch(`${origin}/api/push/subscription`, { method: "PUT", headers, body })).text();
    }),
  ),
);
