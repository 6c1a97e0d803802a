import type { PushSubscriptionRequest } from "#contract/account/push.ts";
import type { Locale } from "#contract/locale.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { TooManyRequests } from "../../auth/limits.ts";
import { hashAddress, networkOf } from "../../auth/networkAddress.ts";
import {
  countPushSubscriptions,
  deletePushSubscription,
  findPushSubscription,
  replacePushFollows,
  upsertPushSubscription,
} from "../../persistence/account/pushSubscriptions.ts";
import { sendContent } from "../../push/deliveries.ts";
import { isPushKey } from "../../push/encryptPush.ts";
import { isAllowedEndpoint } from "../../push/pushAddress.ts";
import { testNotice } from "../../push/pushWords.ts";
import { inTransaction } from "../shared/inTransaction.ts";

/** More than a full hall behind one address, and more than any tournament has followers (PN11). */
const MOST_OF_NETWORK = 1000;
const MOST_IN_ALL = 50_000;
const COME_BACK_MS = 3_600_000;

export type PushCaps = { readonly ofNetwork: number; readonly inAll: number };

export async function subscribePush(
  { db, now, config, tokenKey }: Pick<AccountDeps, "db" | "now" | "config" | "tokenKey">,
  { endpoint, keys, kinds, followed, locale }: PushSubscriptionRequest,
  address: string,
  caps: PushCaps = { ofNetwork: MOST_OF_NETWORK, inAll: MOST_IN_ALL },
): Promise<Result<true, { readonly code: "endpoint" | "p256dh" } | TooManyRequests>> {
  if (!isAllowedEndpoint(endpoint, config.isPushLocal)) return refuse({ code: "endpoint" });
  if (!isPushKey(keys.p256dh)) return refuse({ code: "p256dh" });
  const nowMs = now();
  const network_hash = hashAddress(tokenKey, networkOf(address));
  return inTransaction(db, async (trx) => {
    if ((await findPushSubscription(trx, endpoint)) === undefined) {
      const { ofNetwork, inAll } = await countPushSubscriptions(trx, network_hash);
      if (ofNetwork >= caps.ofNetwork || inAll >= caps.inAll)
        return refuse({ code: "too-many-requests", waitMs: COME_BACK_MS });
    }
    const made = { network_hash, created_ms: nowMs, seen_ms: nowMs };
    const id = await upsertPushSubscription(trx, { endpoint, ...keys, kinds, locale, ...made });
    await replacePushFollows(trx, id, followed, nowMs);
    return ok(true);
  });
}

export async function unsubscribePush({ db }: Pick<AccountDeps, "db">, endpoint: string): Promise<void> {
  await deletePushSubscription(db, endpoint);
}

export async function findSubscription({ db }: Pick<AccountDeps, "db">, endpoint: string) {
  const subscription = await findPushSubscription(db, endpoint);
  return subscription === undefined ? refuse({ code: "not-found" } as const) : ok(subscription);
}

type Subscription = Parameters<typeof sendContent>[1] & { readonly locale: Locale };
const TEST_TTL_SECONDS = 60;

/** Whether a message got as far as the push service. */
export async function testPush(
  deps: Pick<AccountDeps, "config" | "db" | "vapid" | "now">,
  subscription: Subscription,
): Promise<Result<boolean, { readonly code: "not-found" }>> {
  const content = testNotice(subscription.locale);
  const fate = await sendContent(deps, subscription, { content, ttlSeconds: TEST_TTL_SECONDS });
  return fate === "gone" ? refuse({ code: "not-found" }) : ok(fate === "sent");
}
