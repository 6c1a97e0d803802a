import { createPrivateKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { SignJWT } from "jose";

/** Who sends: the push services tell servers apart by this key (RFC 8292). Both as base64url of the bare numbers. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

export function createVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "", d = "" } = privateKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { publicKey: point.toString("base64url"), privateKey: d };
}

/** A push service takes at most a day; half of it survives clocks that differ. */
const VALID_SECONDS = 12 * 60 * 60;

/** The header that lets a message through to the service of one endpoint. */
export async function vapidHeader(
  keys: VapidKeys,
  { endpoint, subject, nowMs }: { readonly endpoint: URL; readonly subject: string; readonly nowMs: number },
): Promise<string> {
  const token = await new SignJWT({ sub: subject })
    .setProtectedHeader({ alg: "ES256", typ: "JWT" })
    .setAudience(endpoint.origin)
    .setExpirationTime(Math.floor(nowMs / 1000) + VALID_SECONDS)
    .sign(signingKey(keys));
  return `vapid t=${token}, k=${keys.publicKey}`;
}

function signingKey({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
    d: privateKey,
  };
  return createPrivateKey({ key: jwk, format: "jwk" });
}
