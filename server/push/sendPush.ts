import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { encryptPush, type PushKeys } from "./encryptPush.ts";
import { isAllowedEndpoint, publicLookup } from "./pushAddress.ts";
import { vapidHeader, type VapidKeys } from "./vapid.ts";

export type PushTarget = PushKeys & { readonly endpoint: string };

/** `gone`: the browser has ended the subscription. `failed`: not now. */
export type PushFate = "sent" | "gone" | "failed";

export type PushSender = {
  readonly keys: VapidKeys;
  /** Whom a push service can ask about us. */
  readonly subject: string;
  /** Only for tests on this very machine. */
  readonly isLocalAllowed: boolean;
  readonly now: () => number;
};

export type PushMessage = {
  readonly text: string;
  /** How long it is worth delivering. */
  readonly ttlSeconds: number;
};

const ANSWER_MS = 10_000;
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Hands a message to the push service of a browser. Never throws: what happened is said in one word. */
export async function sendPush(
  sender: PushSender,
  target: PushTarget,
  { text, ttlSeconds }: PushMessage,
): Promise<PushFate> {
  if (!isAllowedEndpoint(target.endpoint, sender.isLocalAllowed)) return "gone";
  const endpoint = new URL(target.endpoint);
  try {
    const body = encryptPush(text, target);
    const status = await post(endpoint, publicLookup(sender.isLocalAllowed), body, {
      authorization: await vapidHeader(sender.keys, {
        endpoint,
        subject: sender.subject,
        nowMs: sender.now(),
      }),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      "content-length": body.length,
      ttl: ttlSeconds,
      urgency: "high",
    });
    if (GONE.has(status)) return "gone";
    return status >= 200 && status < 300 ? "sent" : "failed";
  } catch {
    return "failed";
  }
}

/** Redirects are not followed: where the message goes was checked, where it is sent on to was not. */
function post(
  endpoint: URL,
  lookup: ReturnType<typeof publicLookup>,
  body: Buffer,
  headers: Readonly<Record<string, string | number>>,
): Promise<number> {
  const request = endpoint.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, { method: "POST", headers, lookup, timeout: ANSWER_MS }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("timeout", () => sent.destroy(new Error("the push service does not answer")));
    sent.on("error", reject);
    sent.end(body);
  });
}
