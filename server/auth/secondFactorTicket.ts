import type { KeyObject } from "node:crypto";
import { SignJWT, jwtVerify } from "jose";
import { z } from "zod";
import type { Config } from "../environment/config.ts";
import type { AccountRow } from "../persistence/database/accountTables.ts";
import { hostCookieName, readCookie, writeHostCookie } from "./cookies.ts";
import { hashSecret } from "./token.ts";

const NAME = "kover_second";
const AUDIENCE = "kover-second-factor";
const GOOD_FOR_SECONDS = 300;

const claimsSchema = z.object({ id: z.number(), pwd: z.string() });

type Keys = { readonly tokenKey: KeyObject; readonly now: () => number };

/** Says that the first factor was right. No session: it opens nothing without a code, and a new password ends it. */
export function writeTicket(keys: Keys, account: AccountRow): Promise<string> {
  const issuedAt = Math.floor(keys.now() / 1000);
  return new SignJWT({ id: account.id, pwd: passwordMark(account) })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + GOOD_FOR_SECONDS)
    .sign(keys.tokenKey);
}

type Ticket = { readonly accountId: number; readonly isOf: (account: AccountRow) => boolean };

export async function readTicket(keys: Keys, ticket: string): Promise<Ticket | undefined> {
  try {
    const options = { algorithms: ["HS256"], audience: AUDIENCE, currentDate: new Date(keys.now()) };
    const { id, pwd } = claimsSchema.parse((await jwtVerify(ticket, keys.tokenKey, options)).payload);
    return { accountId: id, isOf: (account) => account.id === id && passwordMark(account) === pwd };
  } catch {
    return undefined;
  }
}

/** In a browser the ticket is where no script reads it; a page without scripts carries it all the same. */
export const writeTicketCookie = (config: Config, ticket: string) =>
  writeHostCookie(config, NAME, ticket, GOOD_FOR_SECONDS);
export const clearTicketCookie = (config: Config) => writeHostCookie(config, NAME, "", 0);
export const readTicketCookie = (config: Config, header: string | undefined) =>
  readCookie(header, hostCookieName(config, NAME));

const passwordMark = ({ password_hash: hash }: AccountRow): string => hashSecret(hash ?? "").slice(0, 16);
