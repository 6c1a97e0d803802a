import { createHmac, timingSafeEqual, type KeyObject } from "node:crypto";

const PREFIX = "dsp_";
const SHAPE = /^dsp_([a-z][a-z0-9]{23})\.([\w-]{27})$/;

/** The key of one display: its id, signed. It opens that display's competition for reading and nothing else. */
export function writeDisplayToken(key: KeyObject, documentId: string): string {
  return `${PREFIX}${documentId}.${signatureOf(key, documentId)}`;
}

/** The display it was made for; undefined when it was not made here. Whether it still counts the row tells. */
export function parseDisplayToken(key: KeyObject, token: string): string | undefined {
  const [, documentId, signature] = SHAPE.exec(token) ?? [];
  if (documentId === undefined || signature === undefined) return undefined;
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, documentId)));
  return isOurs ? documentId : undefined;
}

export const isDisplayToken = (token: string) => token.startsWith(PREFIX);

function signatureOf(key: KeyObject, documentId: string): string {
  return createHmac("sha256", key).update(`display:${documentId}`).digest("base64url").slice(0, 27);
}
