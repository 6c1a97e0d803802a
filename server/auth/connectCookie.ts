import type { KeyObject } from "node:crypto";
import { SignJWT, jwtVerify } from "jose";
import { z } from "zod";
import { LOCALES } from "#contract/locale.ts";
import type { Config } from "../environment/config.ts";
import { hostCookieName, readCookie, writeHostCookie } from "./cookies.ts";

const NAME = "kover_connect";
const AUDIENCE = "kover-connect";
const GOOD_FOR_SECONDS = 600;

const stateSchema = z.object({
  provider: z.string(),
  state: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  /** Ties the one-time code to the browser that began: nobody can be signed in to somebody else's account by a link. */
  browser: z.string(),
  /** Of the page that is left, for the account and the way back. */
  locale: z.enum(LOCALES),
});
export type ConnectState = z.infer<typeof stateSchema>;

type Keys = { readonly config: Config; readonly tokenKey: KeyObject; readonly now: () => number };

/** Signed, so that a cookie planted from a neighbouring host is not taken for ours. */
export async function writeConnectCookie(keys: Keys, state: ConnectState): Promise<string> {
  const issuedAt = Math.floor(keys.now() / 1000);
  const value = await new SignJWT({ ...state })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + GOOD_FOR_SECONDS)
    .sign(keys.tokenKey);
  return writeHostCookie(keys.config, NAME, value, GOOD_FOR_SECONDS);
}

export async function readConnectCookie(
  keys: Keys,
  header: string | undefined,
): Promise<ConnectState | undefined> {
  const value = readCookie(header, hostCookieName(keys.config, NAME));
  if (value === undefined) return undefined;
  try {
    const options = { algorithms: ["HS256"], audience: AUDIENCE, currentDate: new Date(keys.now()) };
    return stateSchema.parse((await jwtVerify(value, keys.tokenKey, options)).payload);
  } catch {
    return undefined;
  }
}

export const clearConnectCookie = (config: Config) => writeHostCookie(config, NAME, "", 0);
