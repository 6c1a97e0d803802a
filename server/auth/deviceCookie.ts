import { createHmac, randomBytes, timingSafeEqual, type KeyObject } from "node:crypto";
import type { Config } from "../environment/config.ts";
import { hostCookieName, readCookie, writeHostCookie } from "./cookies.ts";

const NAME = "kover_device";
const YEAR_SECONDS = 365 * 86_400;

/**
 * Remembers that this browser once signed in to this account. It opens nothing; it only gives the browser an allowance
 * of its own, so that a stranger who guesses passwords cannot keep a referee out (AU47).
 */
export function writeDeviceCookie(config: Config, key: KeyObject, accountId: number): string {
  const payload = `${accountId}.${randomBytes(16).toString("base64url")}`;
  return writeHostCookie(config, NAME, `${payload}.${sign(key, payload)}`, YEAR_SECONDS);
}

/** The browser's own id, if it signed in to this account before; a cookie of another account counts for nothing. */
export function readDeviceId(
  { config, tokenKey }: { readonly config: Config; readonly tokenKey: KeyObject },
  header: string | undefined,
  accountId: number,
): string | undefined {
  const value = readCookie(header, hostCookieName(config, NAME)) ?? "";
  const [account, device, signature, ...rest] = value.split(".");
  if (account !== String(accountId) || !device || !signature || rest.length > 0) return undefined;
  const expected = Buffer.from(sign(tokenKey, `${account}.${device}`));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? device : undefined;
}

function sign(key: KeyObject, payload: string): string {
  return createHmac("sha256", key).update(`device:${payload}`).digest("base64url");
}
