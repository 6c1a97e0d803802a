import type { Api } from "#contract/api/client.ts";
import { localeOfPath, type Locale } from "#contract/locale.ts";
import type { Followed } from "#domain/follow/follow.ts";
import { locale } from "#texts/locale.ts";
import type { NoticeKind } from "#domain/follow/notices.ts";
import type { push } from "#texts/following/push.ts";
import { startWorker } from "#web/platform/offline/worker.ts";

/** Why messages cannot come, in a word; the page has a sentence for each. */
export type PushProblem = keyof typeof push.problems;

type Browser = {
  readonly isSecure: boolean;
  readonly hasPush: boolean;
  /** Safari of a phone has push only in an application on its home screen. */
  readonly isPhoneOfApple: boolean;
  readonly permission: NotificationPermission;
};

/** What stands in the way before anybody is asked (PN7). */
export function problemBefore({
  isSecure,
  hasPush,
  isPhoneOfApple,
  permission,
}: Browser): PushProblem | undefined {
  if (!isSecure) return "insecure";
  if (!hasPush) return isPhoneOfApple ? "iphone" : "unsupported";
  return permission === "denied" ? "denied" : undefined;
}

export function thisBrowser(): Browser {
  const hasPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  return {
    isSecure: window.isSecureContext,
    hasPush,
    isPhoneOfApple: /iPhone|iPad/.test(navigator.userAgent),
    permission: hasPush ? Notification.permission : "default",
  };
}

type Wishes = { readonly kinds: readonly NoticeKind[]; readonly followed: readonly Followed[] };

/** Asks the person, the browser and the server, in this order. Undefined when messages will come. */
export async function enablePush(
  { push: calls }: Pick<Api, "push">,
  tokenCookie: string,
  wishes: Wishes,
): Promise<PushProblem | undefined> {
  const before = problemBefore(thisBrowser());
  if (before !== undefined) return before;
  if (!navigator.onLine) return "offline";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  return await oneTabAtATime(async () => {
    let subscription: PushSubscription;
    try {
      subscription = await subscribe(await ownWorker(tokenCookie), (await calls.key()).data.key);
    } catch {
      return "service";
    }
    const problem = await tellServer({ push: calls }, subscription, { ...wishes, locale });
    // Each language has a worker of its own; in the one that was left nothing is told any more.
    if (problem === undefined) await endOthers({ push: calls }, subscription);
    return problem;
  });
}

/** Two tabs that subscribe at once would each end what the other one has. */
const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request("kover-push", work);

async function tellServer(
  { push: calls }: Pick<Api, "push">,
  subscription: PushSubscription,
  { kinds, followed, locale: told }: Wishes & { readonly locale: Locale },
): Promise<PushProblem | undefined> {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  try {
    await calls.subscribe({
      data: {
        endpoint: subscription.endpoint,
        keys: { p256dh, auth },
        locale: told,
        kinds,
        followed: followed.map(({ kind, ref }) => ({ kind, ref })),
      },
    });
    return undefined;
  } catch {
    return "server";
  }
}

/**
 * With what is followed now, in the language it was switched on in: to open a page of another one is no choice (PN12). A
 * subscription the browser has dropped, or one for another key, is made anew.
 */
export async function renewPush(api: Pick<Api, "push">, tokenCookie: string, wishes: Wishes): Promise<void> {
  if (problemBefore(thisBrowser()) !== undefined || Notification.permission !== "granted") return;
  await oneTabAtATime(async () => {
    const worker = (await held())[0]?.worker ?? (await ownWorker(tokenCookie));
    const subscription = await subscribe(worker, (await api.push.key()).data.key);
    await tellServer(api, subscription, { ...wishes, locale: localeOfPath(new URL(worker.scope).pathname) });
    await endOthers(api, subscription);
  });
}

/** In whichever language it was switched on. */
export const disablePush = (api: Pick<Api, "push">): Promise<void> =>
  oneTabAtATime(() => endSubscriptions(api, () => true));

const endOthers = (api: Pick<Api, "push">, { endpoint }: PushSubscription): Promise<void> =>
  endSubscriptions(api, (other) => other.endpoint !== endpoint);

async function endSubscriptions(
  { push: calls }: Pick<Api, "push">,
  isToEnd: (subscription: PushSubscription) => boolean,
): Promise<void> {
  for (const { subscription } of await held()) {
    if (!isToEnd(subscription)) continue;
    await calls.unsubscribe({ data: { endpoint: subscription.endpoint } }).catch(() => {});
    await subscription.unsubscribe();
  }
}

type Held = { readonly worker: ServiceWorkerRegistration; readonly subscription: PushSubscription };

/** Each language has a worker of its own, and any of them may have been subscribed. */
async function held(): Promise<Held[]> {
  const workers = await navigator.serviceWorker.getRegistrations();
  const all = await Promise.all(
    workers.map(async (worker) => ({ worker, subscription: await worker.pushManager.getSubscription() })),
  );
  return all.flatMap(({ worker, subscription }) => (subscription === null ? [] : { worker, subscription }));
}

export async function testPush({ push: calls }: Pick<Api, "push">): Promise<PushProblem | undefined> {
  const [current] = await held();
  if (current === undefined) return "service";
  try {
    const { data } = await calls.test({ data: { endpoint: current.subscription.endpoint } });
    return data.ok ? undefined : "service";
  } catch {
    return navigator.onLine ? "server" : "offline";
  }
}

/** Of the language of this page. */
async function ownWorker(tokenCookie: string): Promise<ServiceWorkerRegistration> {
  await startWorker(tokenCookie);
  return await navigator.serviceWorker.ready;
}

async function subscribe({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const known = await pushManager.getSubscription();
  // A subscription made for another key, of a server that was set up anew, would bring nothing.
  if (known !== null && isForKey(known, key)) return known;
  await known?.unsubscribe();
  return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function isForKey({ options }: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}
