import crypto, { createHash } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/**
 * Stops the clock of the server it is loaded into and makes its chance repeatable:
 * `node --import ./bench/lib/repeatable.ts server/main.ts`. Two servers started so on empty data write the same demo with
 * the same ids, and show the same times whenever they are asked. Timers run on.
 */
const STANDS_AT = Date.parse("2026-06-13T09:30:00Z");

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) => {
    const made: object = Reflect.construct(target, given.length === 0 ? [STANDS_AT] : given, newTarget);
    return made;
  },
  get: (target, key): unknown => (key === "now" ? () => STANDS_AT : Reflect.get(target, key)),
});

let asked = 0;
const repeatableBytes = (size: number): Buffer => {
  asked += 1;
  return createHash("shake256", { outputLength: size }).update(String(asked)).digest();
};

// Covers are drawn from the ids of events, and these come from chance.
Object.assign(crypto, { randomBytes: repeatableBytes });
syncBuiltinESMExports();
