import { randomInt, timingSafeEqual } from "node:crypto";
import { hashSecret } from "./token.ts";

const GOOD_FOR_MS = 30 * 60_000;
/** Without letters and digits that look alike: the code is read from a console and typed by hand. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** The one-time code of a fresh installation, shown on the console alone. There is no default account. */
export function createSetupCode(now: () => number) {
  let issued: { readonly hash: string; readonly expiresMs: number } | undefined;

  return {
    /** A new code; an older one stops working. */
    issue(): string {
      const code = Array.from({ length: GROUPS }, newGroup).join("-");
      issued = { hash: hashSecret(code), expiresMs: now() + GOOD_FOR_MS };
      return code;
    },
    accepts(code: string): boolean {
      if (issued === undefined || issued.expiresMs <= now()) return false;
      const given = hashSecret(code.trim().toUpperCase());
      return timingSafeEqual(Buffer.from(given), Buffer.from(issued.hash));
    },
    withdraw(): void {
      issued = undefined;
    },
  };
}

export type SetupCode = ReturnType<typeof createSetupCode>;

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join("");
}
