import { underAttack } from "./lib/underAttack.ts";

/**
 * Large bodies without a token: nine megabytes for a call of admins, one for the sign-in, ten at once.
 * Run: node bench/attacks/bodies.ts
 */
const NUMBERS = (bytes: number) => `[${"1,".repeat(bytes / 2)}1]`;
const BODIES = [
  { path: "/api/competitions/uuid/0b6d5a4c-3f51-4a7b-9a8e-0d1c2b3a4f5e/journal", body: NUMBERS(8_900_000) },
  { path: "/api/auth/local", body: NUMBERS(990_000) },
  { path: "/api/events", body: NUMBERS(990_000) },
  { path: "/api/stars/look-up", body: NUMBERS(23_000) },
];
const AT_ONCE = 10;

await underAttack("bodies without a token", ({ origin }) =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async (_, n) => {
      const { path, body } = BODIES[n % BODIES.length] ?? { path: "/", body: "" };
      const headers = { "content-type": "application/json" };
      const answer = await fetch(origin + path, { method: "POST", headers, body }).catch(() => undefined);
      await answer?.text();
    }),
  ),
);
