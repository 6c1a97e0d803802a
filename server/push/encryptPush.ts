import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from "node:crypto";

/** What a browser gave out for messages to it alone, as base64url. */
export type PushKeys = { readonly p256dh: string; readonly auth: string };

/** Chance, handed in so that the example of the standard can be followed. */
export type PushChance = { readonly salt: Buffer; readonly privateKey: Buffer };

const CURVE = "prime256v1";
const RECORD_BYTES = 4096;
/** One record holds all: its header, the mark of the end and the tag of the cipher do not. */
const MOST_BYTES = RECORD_BYTES - 86 - 17;
const LAST_RECORD = Buffer.of(2);

/** A message only one browser can read (RFC 8291: aes128gcm with a key agreed upon for this message alone). */
export function encryptPush(text: string, keys: PushKeys, chance: PushChance = newChance()): Buffer {
  const plain = Buffer.from(text, "utf8");
  if (plain.length > MOST_BYTES) throw new RangeError("a push message must fit into one record");
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(chance.privateKey);
  const receiver = Buffer.from(keys.p256dh, "base64url");
  const sender = ecdh.getPublicKey();

  const info = Buffer.concat([Buffer.from("WebPush: info\0"), receiver, sender]);
  const agreed = hkdf(ecdh.computeSecret(receiver), Buffer.from(keys.auth, "base64url"), info, 32);
  const key = hkdf(agreed, chance.salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = hkdf(agreed, chance.salt, Buffer.from("Content-Encoding: nonce\0"), 12);

  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = Buffer.concat([cipher.update(plain), cipher.update(LAST_RECORD), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([chance.salt, size, Buffer.of(sender.length), sender, sealed, cipher.getAuthTag()]);
}

/** Whether a message can be sealed for this key at all: a point that is not of the curve agrees on nothing. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, "base64url"), CURVE);
    return true;
  } catch {
    return false;
  }
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));

function newChance(): PushChance {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  // A number that begins with zeros is written shorter.
  const privateKey = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32);
  return { salt: randomBytes(16), privateKey };
}
