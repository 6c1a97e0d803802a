import { pushEndpointSchema, pushSubscriptionSchema } from "#contract/push.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { networkOf } from "../../auth/networkAddress.ts";
import {
  deletePushSubscription,
  findPushSubscription,
  replacePushFollows,
  upsertPushSubscription,
} from "../../persistence/account/pushSubscriptions.ts";
import { sendContent } from "../../push/deliveries.ts";
import { isPushKey } from "../../push/encryptPush.ts";
import { isAllowedEndpoint } from "../../push/pushAddress.ts";
import { TEST_NOTICE } from "../../push/pushWords.ts";
import { parseWrite } from "../parse.ts";
import { HttpProblem, notFound } from "../problem.ts";
import { enforce } from "../rateLimit.ts";
import type { Call, Route } from "../route.ts";

/** Messages to browsers. No account is needed: nobody but the browser knows its endpoint (PN9). */
export function pushRoutes(deps: AccountDeps): Route[] {
  const open = (method: "PUT" | "POST", url: string, handle: Handle): Route => ({
    method,
    url,
    ignoresToken: true,
    handle: (call) => {
      enforce(deps, call.reply, (limits) => limits.pushesByNetwork.take(networkOf(call.request.ip)));
      return handle(deps, call);
    },
  });
  return [
    {
      method: "GET",
      url: "/api/push/key",
      ignoresToken: true,
      handle: () => Promise.resolve({ data: { key: deps.vapid.publicKey } }),
    },
    open("PUT", "/api/push/subscription", handleSubscribe),
    open("POST", "/api/push/unsubscribe", handleUnsubscribe),
    open("POST", "/api/push/test", handleTest),
  ];
}

type Handle = (deps: AccountDeps, call: Call) => Promise<unknown>;

async function handleSubscribe(deps: AccountDeps, { request }: Call) {
  const { endpoint, keys, kinds, followed } = parseWrite(pushSubscriptionSchema, request.body).data;
  if (!isAllowedEndpoint(endpoint, deps.config.isPushLocal))
    throw new HttpProblem("ValidationError", "Messages are not sent to this address", { code: "endpoint" });
  if (!isPushKey(keys.p256dh))
    throw new HttpProblem("ValidationError", "Nothing can be sealed for this key", { code: "p256dh" });
  const nowMs = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    const id = await upsertPushSubscription(trx, { endpoint, ...keys, kinds, created_ms: nowMs });
    await replacePushFollows(trx, id, followed, nowMs);
  });
  return { data: { ok: true } };
}

async function handleUnsubscribe(deps: AccountDeps, { request }: Call) {
  const { endpoint } = parseWrite(pushEndpointSchema, request.body).data;
  await deletePushSubscription(deps.db, endpoint);
  return { data: { ok: true } };
}

const TEST_TTL_SECONDS = 60;

async function handleTest(deps: AccountDeps, { request, reply }: Call) {
  const { endpoint } = parseWrite(pushEndpointSchema, request.body).data;
  const subscription = await findPushSubscription(deps.db, endpoint);
  if (subscription === undefined) throw notFound();
  enforce(deps, reply, (limits) => limits.testsBySubscription.take(String(subscription.id)));
  const fate = await sendContent(deps, subscription, { content: TEST_NOTICE, ttlSeconds: TEST_TTL_SECONDS });
  if (fate === "gone") throw notFound();
  return { data: { ok: fate === "sent" } };
}
