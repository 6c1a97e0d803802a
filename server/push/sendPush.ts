import { request as requestHttp, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { encryptPush, type PushKeys } from "./encryptPush.ts";
import { isAllowedEndpoint, publicLookup } from "./pushAddress.ts";
import { vapidHeader, type VapidKeys } from "../environment/vapid.ts";

export type PushTarget = PushKeys & { readonly endpoint: string };

/** `gone`: the browser has ended the subscription. `refused`: not now. `silent`: no answer at all. */
export type PushFate = "sent" | "gone" | "refused" | "silent";

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
  /** Ends the exchange before its time. */
  readonly signal?: AbortSignal | undefined;
};

/** For the whole exchange: who sends a byte now and then does not get longer. */
const ANSWER_MS = 10_000;
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Hands a message to the push service of a browser. Never throws: what happened is said in one word. */
export async function sendPush(
  sender: PushSender,
  target: PushTarget,
  { text, ttlSeconds, signal }: PushMessage,
): Promise<PushFate> {
  if (!isAllowedEndpoint(target.endpoint, sender.isLocalAllowed)) return "gone";
  const endpoint = new URL(target.endpoint);
  try {
    const body = encryptPush(text, target);
    const headers = {
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
    };
    const late = AbortSignal.timeout(ANSWER_MS);
    const status = await post(endpoint, body, {
      headers,
      lookup: publicLookup(sender.isLocalAllowed),
      signal: signal === undefined ? late : AbortSignal.any([late, signal]),
    });
    if (GONE.has(status)) return "gone";
    return status >= 200 && status < 300 ? "sent" : "refused";
  } catch {
    return "silent";
  }
}

type PostOptions = Pick<RequestOptions, "headers" | "lookup" | "signal">;

/** Redirects are not followed: where the message goes was checked, where it is sent on to was not. */
function post(endpoint: URL, body: Buffer, options: PostOptions): Promise<number> {
  const request = endpoint.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, { ...options, method: "POST" }, (response) => {
      resolve(response.statusCode ?? 0);
      // The status is all we want; an answer without words leaves the connection for the next message.
      if (response.headers["content-length"] === "0") response.resume();
      else response.destroy();
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
