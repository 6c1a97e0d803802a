import { createHash, createSecretKey, randomBytes, type KeyObject } from "node:crypto";
import { SignJWT, jwtVerify } from "jose";
import { z } from "zod";

const AUDIENCE = "kover";

const claimsSchema = z.object({ id: z.number(), sid: z.string(), bnd: z.literal(1).optional() });
export type TokenClaims = {
  readonly accountId: number;
  readonly sessionId: string;
  readonly isBound: boolean;
};

export function tokenKey(base64: string): KeyObject {
  return createSecretKey(Buffer.from(base64, "base64"));
}

export function writeToken(
  key: KeyObject,
  claims: TokenClaims,
  issuedAtMs: number,
  expiresAtMs: number,
): Promise<string> {
  const payload = { id: claims.accountId, sid: claims.sessionId, ...(claims.isBound && { bnd: 1 }) };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setAudience(AUDIENCE)
    .setIssuedAt(Math.floor(issuedAtMs / 1000))
    .setExpirationTime(Math.floor(expiresAtMs / 1000))
    .sign(key);
}

/** Undefined for anything that is not a live token of ours; which of the reasons it is stays with us. */
export async function parseToken(
  key: KeyObject,
  token: string,
  nowMs: number,
): Promise<TokenClaims | undefined> {
  try {
    const options = { algorithms: ["HS256"], audience: AUDIENCE, currentDate: new Date(nowMs) };
    const claims = claimsSchema.parse((await jwtVerify(token, key, options)).payload);
    return { accountId: claims.id, sessionId: claims.sid, isBound: claims.bnd === 1 };
  } catch {
    return undefined;
  }
}

export const newSessionSecret = () => randomBytes(32).toString("base64url");
export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("hex");
