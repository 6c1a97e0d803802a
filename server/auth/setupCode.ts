import { createHmac, timingSafeEqual, type KeyObject } from "node:crypto";

const MINUTE_MS = 60_000;
const GOOD_FOR_MINUTES = 30;
/** Without letters and digits that look alike: the code is read from a console and typed by hand. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 16;

/**
 * The code of a fresh installation, shown on the console alone; there is no default account. It is a signature of the minute:
 * every instance has the keys, so a code of one is good on all of them, and nothing has to be kept (AU49).
 */
export const writeSetupCode = (key: KeyObject, nowMs: number): string => codeOf(key, minuteOf(nowMs));

export function isSetupCode(key: KeyObject, code: string, nowMs: number): boolean {
  const given = Buffer.from(code.trim().toUpperCase());
  return Array.from({ length: GOOD_FOR_MINUTES + 1 }, (_, age) => codeOf(key, minuteOf(nowMs) - age)).some(
    (good) => given.length === good.length && timingSafeEqual(given, Buffer.from(good)),
  );
}

const minuteOf = (nowMs: number) => Math.floor(nowMs / MINUTE_MS);

function codeOf(key: KeyObject, minute: number): string {
  const bytes = createHmac("sha512", key).update(`setup code ${minute}`).digest();
  const letters = Array.from({ length: LENGTH }, (_, at) =>
    ALPHABET.charAt(bytes.readUInt32BE(at * 4) % ALPHABET.length),
  );
  return letters.join("").replaceAll(/(.{4})(?=.)/g, "$1-");
}
