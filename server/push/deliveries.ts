import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../environment/deps.ts";
import {
  deletePushSubscription,
  forgetPushFailures,
  notePushFailure,
  type PushFollower,
} from "../persistence/account/pushSubscriptions.ts";
import type { PushContent } from "./pushWords.ts";
import { sendPush, type PushFate } from "./sendPush.ts";

type DeliveryDeps = Pick<Deps, "db" | "now" | "config" | "vapid" | "log">;

/** A message and the browser it is for. */
export type Delivery = {
  readonly follower: Omit<PushFollower, "kind" | "ref" | "since_ms">;
  readonly content: PushContent;
  readonly ttlSeconds: number;
};

export type Deliveries = {
  /** Never waits for a push service. */
  readonly add: (deliveries: readonly Delivery[]) => void;
  /** Gives up what is under way and what waits. */
  readonly stop: () => Promise<void>;
};

type Item = Delivery & { readonly host: string; readonly untilMs: number; readonly tries: number };

/** More than a full hall follows at once; who comes when so many wait is not told. */
const MOST_WAITING = 20_000;
const QUICK_AT_ONCE = 12;
const SLOW_AT_ONCE = 4;
const TRY_AGAIN_MS = [2000, 8000];

/**
 * Messages of all competitions on their way to the browsers. A service that did not answer has a queue of its own from
 * then on, until it does: those that answer never wait behind it (PN10).
 */
export function createDeliveries(deps: DeliveryDeps): Deliveries {
  const over = new AbortController();
  const slowHosts = new Set<string>();
  const pauses = new Set<Promise<void>>();
  const handle = async (item: Item) => {
    const ttlSeconds = Math.ceil((item.untilMs - deps.now()) / 1000);
    if (ttlSeconds <= 0) return;
    const fate = await sendContent(deps, item.follower, { ...item, ttlSeconds, signal: over.signal });
    if (over.signal.aborted) return;
    if (fate === "silent") slowHosts.add(item.host);
    else slowHosts.delete(item.host);
    if (fate === "silent" || fate === "refused") await tryAgain(item);
    else if (fate === "sent" && item.follower.failures > 0)
      await forgetPushFailures(deps.db, item.follower.id);
  };
  /** Asked again, twice; a browser that takes nothing for days is forgotten (PN5). */
  const tryAgain = async (item: Item) => {
    const waitMs = TRY_AGAIN_MS[item.tries];
    if (waitMs === undefined) return await notePushFailure(deps.db, item.follower.id, deps.now());
    const waited = pause(waitMs, undefined, { signal: over.signal }).then(
      () => slow.add({ ...item, tries: item.tries + 1 }),
      () => undefined,
    );
    pauses.add(waited);
    void waited.finally(() => pauses.delete(waited));
  };
  const onError = (cause: unknown) => deps.log.error({ err: cause }, "a follower was not told");
  const run = (item: Item) => handle(item).catch(onError);
  const quick = createQueue(QUICK_AT_ONCE, run);
  const slow = createQueue(SLOW_AT_ONCE, run);

  return {
    add: (deliveries) => {
      if (over.signal.aborted) return;
      const room = Math.max(0, MOST_WAITING - quick.size() - slow.size() - pauses.size);
      const dropped = deliveries.length - room;
      if (dropped > 0) deps.log.warn({ dropped }, "too many messages wait for push services");
      for (const delivery of deliveries.slice(0, room)) {
        const { host } = new URL(delivery.follower.endpoint);
        const untilMs = deps.now() + delivery.ttlSeconds * 1000;
        (slowHosts.has(host) ? slow : quick).add({ ...delivery, host, untilMs, tries: 0 });
      }
    },
    stop: async () => {
      over.abort();
      await Promise.all([quick.stop(), slow.stop(), ...pauses]);
    },
  };
}

/** Works off what is added, a few at once. */
function createQueue(atOnce: number, run: (item: Item) => Promise<void>) {
  const line: Item[] = [];
  const workers = new Set<Promise<void>>();
  const work = async () => {
    for (let next = line.shift(); next !== undefined; next = line.shift()) await run(next);
  };
  return {
    size: () => line.length,
    add: (item: Item) => {
      line.push(item);
      if (workers.size >= atOnce) return;
      const worker = work().finally(() => workers.delete(worker));
      workers.add(worker);
    },
    stop: async () => {
      line.length = 0;
      await Promise.all(workers);
    },
  };
}

type Message = {
  readonly content: PushContent;
  readonly ttlSeconds: number;
  readonly signal?: AbortSignal;
};

/** One message to one browser. */
export async function sendContent(
  { config, vapid, now, db }: Omit<DeliveryDeps, "log">,
  target: Pick<PushFollower, "endpoint" | "p256dh" | "auth">,
  { content, ttlSeconds, signal }: Message,
): Promise<PushFate> {
  const sender = { keys: vapid, subject: config.publicUrl.origin, isLocalAllowed: config.isPushLocal, now };
  const fate = await sendPush(sender, target, { text: JSON.stringify(content), ttlSeconds, signal });
  if (fate === "gone") await deletePushSubscription(db, target.endpoint);
  return fate;
}
