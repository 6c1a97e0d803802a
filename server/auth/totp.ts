import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** A step either way: phones are late, and so are people. */
const TOLERATED_STEPS = [0, -1, 1] as const;

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The step whose code this is; undefined when it is none of the three that count now (AU68). */
export function stepOfCode(secret: Buffer, code: string, nowMs: number): number | undefined {
  const current = Math.floor(nowMs / STEP_MS);
  const given = Buffer.from(code);
  return TOLERATED_STEPS.map((shift) => current + shift).find((step) => {
    const right = Buffer.from(totpCode(secret, step));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

/** The six digits of a step (RFC 6238 over RFC 4226, SHA-1, which is what every program for it does). */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** What a program reads from the picture: whose secret it is, and the secret. */
export function totpAddress(secret: Buffer, username: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${writeBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function writeBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/gu) ?? [])
    .map((five) => LETTERS.charAt(Number.parseInt(five.padEnd(5, "0"), 2)))
    .join("");
}
