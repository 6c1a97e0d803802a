import { underAttack } from "./lib/underAttack.ts";

/**
 * Pages that nobody has asked for before: names nobody knows in the query, made-up searches, addresses without a page,
 * a made-up token. Run: node bench/attacks/pages.ts
 */
const AT_ONCE = 20;
let asked = 0;

const ADDRESSES = [
  (n: number) => `/?x=${n}`,
  (n: number) => `/?q=${n}`,
  (n: number) => `/nowhere/${n}`,
  (n: number) => `/search?q=${n}abc`,
];

await underAttack("pages nobody has asked for before", ({ origin }) =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      asked += 1;
      const address = ADDRESSES[asked % ADDRESSES.length]?.(asked) ?? "/";
      const headers = asked % 5 === 0 ? { cookie: `kover_jwt=${asked}` } : {};
      await (await fetch(origin + address, { headers })).text();
    }),
  ),
);
