import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { z } from "zod";

const contentSchema = z.object({ title: z.string(), body: z.string(), url: z.string(), tag: z.string() });
export type ReceivedPush = z.infer<typeof contentSchema> & { readonly headers: IncomingHttpHeaders };

export type TestPushService = {
  /** A browser with keys of its own, and what has reached it so far. */
  readonly createBrowser: () => TestBrowser;
  readonly close: () => Promise<void>;
};

export type TestBrowser = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly received: readonly ReceivedPush[];
  /** The next messages are answered with this. */
  readonly answer: (status: number) => void;
};

/** The connection stays open and nothing comes. */
export const SILENCE = 0;

/** A push service on this machine. It knows no message, like a real one; its browsers do. */
export async function startTestPushService(): Promise<TestPushService> {
  const inboxes = new Map<string, (body: Buffer, headers: IncomingHttpHeaders) => number>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const status = inboxes.get(request.url ?? "")?.(body, request.headers) ?? 404;
    if (status !== SILENCE) response.writeHead(status).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    createBrowser: () => {
      const ecdh = createECDH("prime256v1");
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(9).toString("base64url")}`;
      const received: ReceivedPush[] = [];
      let status = 201;
      inboxes.set(path, (body, headers) => {
        if (status !== SILENCE && status < 300) {
          const content = contentSchema.parse(JSON.parse(decryptPush(body, ecdh, auth)));
          received.push({ ...content, headers });
        }
        return status;
      });
      return {
        endpoint: `http://127.0.0.1:${port}${path}`,
        keys: { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") },
        received,
        answer: (next) => void (status = next),
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The browser's half of RFC 8291, written from the standard and not from our own sealing. */
function decryptPush(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength, -16);
  const derive = (secret: Buffer, saltOf: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, saltOf, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
  const agreed = derive(own.computeSecret(sender), auth, info, 32);
  const key = derive(agreed, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(agreed, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}
