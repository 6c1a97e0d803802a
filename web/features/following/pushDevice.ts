import type { Api } from "#contract/api/client.ts";
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
  let subscription: PushSubscription;
  try {
    subscription = await subscribe((await calls.key()).data.key, tokenCookie);
  } catch {
    return "service";
  }
  return await tellServer({ push: calls }, subscription, wishes);
}

async function tellServer(
  { push: calls }: Pick<Api, "push">,
  subscription: PushSubscription,
  { kinds, followed }: Wishes,
): Promise<PushProblem | undefined> {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  try {
    await calls.subscribe({
      data: {
        endpoint: subscription.endpoint,
        keys: { p256dh, auth },
        locale,
        kinds,
        followed: followed.map(({ kind, ref }) => ({ kind, ref })),
      },
    });
    return undefined;
  } catch {
    return "server";
  }
}

/** With what is followed now; a subscription the browser has dropped, or one for another key, is made anew. */
export async function renewPush(api: Pick<Api, "push">, tokenCookie: string, wishes: Wishes): Promise<void> {
  if (problemBefore(thisBrowser()) !== undefined || Notification.permission !== "granted") return;
  const subscription = await subscribe((await api.push.key()).data.key, tokenCookie);
  await tellServer(api, subscription, wishes);
  // Each language has a worker of its own; in the one that was left nothing is told any more.
  await endSubscriptions(api, ({ endpoint }) => endpoint !== subscription.endpoint);
}

/** In whichever language it was switched on. */
export const disablePush = (api: Pick<Api, "push">): Promise<void> => endSubscriptions(api, () => true);

async function endSubscriptions(
  { push: calls }: Pick<Api, "push">,
  isToEnd: (subscription: PushSubscription) => boolean,
): Promise<void> {
  for (const { pushManager } of await navigator.serviceWorker.getRegistrations()) {
    const subscription = await pushManager.getSubscription();
    if (subscription === null || !isToEnd(subscription)) continue;
    await calls.unsubscribe({ data: { endpoint: subscription.endpoint } }).catch(() => {});
    await subscription.unsubscribe();
  }
}

export async function testPush({ push: calls }: Pick<Api, "push">): Promise<PushProblem | undefined> {
  const subscription = await currentSubscription();
  if (subscription === undefined) return "service";
  try {
    const { data } = await calls.test({ data: { endpoint: subscription.endpoint } });
    return data.ok ? undefined : "service";
  } catch {
    return navigator.onLine ? "server" : "offline";
  }
}

async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

async function subscribe(key: string, tokenCookie: string): Promise<PushSubscription> {
  await startWorker(tokenCookie);
  const { pushManager } = await navigator.serviceWorker.ready;
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
