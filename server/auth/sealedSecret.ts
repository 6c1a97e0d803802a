import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, type KeyObject } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypted for one account: neither a stolen database nor a row moved to another account gives the secret away. */
export function sealSecret(key: KeyObject, accountId: number, secret: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(key), nonce).setAAD(owner(accountId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Undefined when it was sealed for another account or with another server's key. */
export function openSecret(key: KeyObject, accountId: number, sealed: string): Buffer | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  try {
    const opening = createDecipheriv("aes-256-gcm", sealingKey(key), bytes.subarray(0, NONCE_BYTES))
      .setAAD(owner(accountId))
      .setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
    return Buffer.concat([opening.update(bytes.subarray(tagEnd)), opening.final()]);
  } catch {
    return undefined;
  }
}

const owner = (accountId: number): Buffer => Buffer.from(`account:${accountId}`);

/** Derived, so that what signs tokens never encrypts anything. */
const sealingKey = (key: KeyObject): Buffer =>
  Buffer.from(hkdfSync("sha256", key, Buffer.alloc(0), "kover second factor", 32));
