import type { PushSubscriptionRequest } from "#contract/account/push.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
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

export async function subscribePush(
  { db, now, config }: Pick<AccountDeps, "db" | "now" | "config">,
  { endpoint, keys, kinds, followed }: PushSubscriptionRequest,
): Promise<Result<true, { readonly code: "endpoint" | "p256dh" }>> {
  if (!isAllowedEndpoint(endpoint, config.isPushLocal)) return refuse({ code: "endpoint" });
  if (!isPushKey(keys.p256dh)) return refuse({ code: "p256dh" });
  const nowMs = now();
  await db.transaction().execute(async (trx) => {
    const id = await upsertPushSubscription(trx, { endpoint, ...keys, kinds, created_ms: nowMs });
    await replacePushFollows(trx, id, followed, nowMs);
  });
  return ok(true);
}

export async function unsubscribePush({ db }: Pick<AccountDeps, "db">, endpoint: string): Promise<void> {
  await deletePushSubscription(db, endpoint);
}

export async function findSubscription({ db }: Pick<AccountDeps, "db">, endpoint: string) {
  const subscription = await findPushSubscription(db, endpoint);
  return subscription === undefined ? refuse({ code: "not-found" } as const) : ok(subscription);
}

type Subscription = Parameters<typeof sendContent>[1];
const TEST_TTL_SECONDS = 60;

/** Whether a message got as far as the push service. */
export async function testPush(
  deps: Pick<AccountDeps, "config" | "db" | "vapid" | "now">,
  subscription: Subscription,
): Promise<Result<boolean, { readonly code: "not-found" }>> {
  const fate = await sendContent(deps, subscription, { content: TEST_NOTICE, ttlSeconds: TEST_TTL_SECONDS });
  return fate === "gone" ? refuse({ code: "not-found" }) : ok(fate === "sent");
}
