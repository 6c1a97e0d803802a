import { push } from "#contract/api/following.ts";
import { ok } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { createWorkGate } from "../../auth/workGate.ts";
import {
  findSubscription,
  subscribePush,
  testPush,
  unsubscribePush,
} from "../../usecases/account/pushSubscriptions.ts";
import { spendOrRefuse } from "../rateLimit.ts";
import type { Route } from "../route.ts";
import { serve, type Served } from "../serve.ts";
import { spendByNetwork } from "./accountCalls.ts";

/** Messages to browsers. */
export function pushRoutes(deps: AccountDeps): Route[] {
  // Each may write two hundred rows: what the tables send goes in between.
  const inTurn = createWorkGate({ atOnce: 1, waiting: 100, pauseAfterMs: (tookMs) => tookMs });
  return [
    serve(push.key, async () => ok({ data: { key: deps.vapid.publicKey } })),
    serve(push.subscribe, async (call) => {
      const spent = await spendByNetwork(deps, call, "pushesByNetwork");
      if (!spent.ok) return spent;
      const passed = await inTurn(() => subscribePush(deps, call.body.data, call.request.ip));
      const done = passed.ok ? passed.value : passed;
      return done.ok ? ok({ data: { ok: true } }) : done;
    }),
    serve(push.unsubscribe, async (call) => {
      const spent = await spendByNetwork(deps, call, "pushesByNetwork");
      if (!spent.ok) return spent;
      await unsubscribePush(deps, call.body.data.endpoint);
      return ok({ data: { ok: true } });
    }),
    serve(push.test, (call) => handleTest(deps, call)),
  ];
}

async function handleTest(deps: AccountDeps, call: Served<typeof push.test>) {
  const spent = await spendByNetwork(deps, call, "pushesByNetwork");
  if (!spent.ok) return spent;
  const found = await findSubscription(deps, call.body.data.endpoint);
  if (!found.ok) return found;
  const subscription = found.value;
  const allowed = await spendOrRefuse(deps, call.reply, (limits) =>
    limits.testsBySubscription.take(String(subscription.id)),
  );
  if (!allowed.ok) return allowed;
  const sent = await testPush(deps, subscription);
  return sent.ok ? ok({ data: { ok: sent.value } }) : sent;
}
