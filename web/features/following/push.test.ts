import { afterEach, expect, test, vi } from "vitest";
import { createApi, type Api } from "#contract/api/client.ts";
import { parsePushed } from "#web/platform/offline/pushed.ts";
import { enablePush, problemBefore, renewPush } from "./pushDevice.ts";

const ORIGIN = "https://kover.example";
const BROWSER = { isSecure: true, hasPush: true, isPhoneOfApple: false, permission: "default" } as const;

test.each([
  [{}, undefined],
  [{ permission: "denied" as const }, "denied"],
  [{ isSecure: false, hasPush: false }, "insecure"],
  [{ hasPush: false }, "unsupported"],
  [{ hasPush: false, isPhoneOfApple: true }, "iphone"],
])("[PN7] a browser that is %o is told why: %s", (differs, problem) => {
  expect(problemBefore({ ...BROWSER, ...differs })).toBe(problem);
});

test("[PN4] a message leads to a page of ours and nowhere else", () => {
  const pushed = (url: string) =>
    parsePushed(JSON.stringify({ title: "Вызов", body: "", url, tag: "a" }), ORIGIN)?.url;
  expect(pushed("/events/1/competition/bouts/x")).toBe("/events/1/competition/bouts/x");
  expect(pushed("//evil.example/x")).toBe("/");
  expect(pushed("/\\evil.example/x")).toBe("/");
  expect(pushed("https://evil.example")).toBe("/");
  expect(pushed("https://")).toBe("/");
  expect(parsePushed("no json", ORIGIN)).toBeUndefined();
  expect(parsePushed(undefined, ORIGIN)).toBeUndefined();
});

afterEach(() => vi.unstubAllGlobals());

type Subscription = ReturnType<typeof subscriptionFor>;

const subscriptionFor = (key: string, scope: string) => ({
  endpoint: `https://push.example/${key}${scope}`,
  options: { applicationServerKey: new TextEncoder().encode(key).buffer },
  toJSON: () => ({ keys: { p256dh: "p", auth: "a" } }),
  unsubscribe: vi.fn<() => Promise<boolean>>().mockResolvedValue(true),
});

/** The worker of a language and the subscription it holds, which is gone once it was ended. */
function workerOf(path: string, first?: Subscription) {
  const worker = { held: first, scope: `${ORIGIN}${path}`, pushManager: { getSubscription, subscribe } };
  async function getSubscription() {
    return worker.held ?? null;
  }
  async function subscribe({ applicationServerKey }: { applicationServerKey: string }) {
    return hold(subscriptionFor(atob(applicationServerKey), path));
  }
  function hold(subscription: Subscription) {
    subscription.unsubscribe.mockImplementation(async () => {
      worker.held = undefined;
      return true;
    });
    worker.held = subscription;
    return subscription;
  }
  if (first !== undefined) hold(first);
  return worker;
}

type TestWorker = ReturnType<typeof workerOf>;

/** A tab of the language of the first of these workers. */
function openTab(own: TestWorker, ...others: readonly TestWorker[]) {
  const serviceWorker = {
    ready: Promise.resolve(own),
    getRegistrations: async () => [own, ...others],
  };
  const Notification = { permission: "granted", requestPermission: async () => "granted" };
  vi.stubGlobal("navigator", { serviceWorker, userAgent: "", onLine: true, locks: { request } });
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("window", { isSecureContext: true, PushManager: {}, Notification });
}

let last: Promise<unknown> = Promise.resolve();
/** A lock as browsers have it: who comes later waits. */
function request<T>(_name: string, work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

function server() {
  const subscribe = vi.fn<Api["push"]["subscribe"]>();
  const unsubscribe = vi.fn<Api["push"]["unsubscribe"]>().mockResolvedValue({ data: { ok: true } });
  const push = {
    ...createApi({ base: "/api", send: () => Promise.reject(new Error()), token: () => undefined }).push,
    key: async () => ({ data: { key: btoa("new").replaceAll("=", "") } }),
    subscribe,
    unsubscribe,
  };
  const told = () => subscribe.mock.calls.map(([{ data }]) => [data.endpoint, data.locale]);
  return { push, told, unsubscribe };
}

const WISHES = { kinds: ["called"], followed: [] } as const;

test.each([
  ["its own key", "new", 0],
  ["the key of a server that was set up anew", "old", 1],
])(
  "[PN1] a browser subscribed for %s is told to the server with the key it has now",
  async (_, key, ended) => {
    const first = subscriptionFor(key, "/");
    openTab(workerOf("/", first));
    const { push, told } = server();
    await renewPush({ push }, "token", WISHES);
    expect(told()).toEqual([["https://push.example/new/", "ru"]]);
    expect(first.unsubscribe).toHaveBeenCalledTimes(ended);
  },
);

test("[PN12] to open a page of another language moves no messages into it", async () => {
  const [russian, english] = [workerOf("/", subscriptionFor("new", "/")), workerOf("/en/")];
  const { push, told, unsubscribe } = server();
  openTab(english, russian);
  await renewPush({ push }, "token", WISHES);
  expect(told()).toEqual([["https://push.example/new/", "ru"]]);
  expect(english.held).toBeUndefined();
  expect(unsubscribe).not.toHaveBeenCalled();
});

test("[PN12] two tabs that renew at once take turns, and one subscription is left", async () => {
  const [russian, english] = [workerOf("/"), workerOf("/en/")];
  const { push } = server();
  let [running, most] = [0, 0];
  const key = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    return await push.key();
  };
  openTab(english, russian);
  const one = renewPush({ push: { ...push, key } }, "token", WISHES);
  openTab(russian, english);
  const other = renewPush({ push: { ...push, key } }, "token", WISHES);
  await Promise.all([one, other]);
  expect(most).toBe(1);
  expect([russian.held, english.held].filter((subscription) => subscription !== undefined)).toHaveLength(1);
});

test("[PN12] who is asked on a page of another language is told in that one alone", async () => {
  const [russian, english] = [workerOf("/", subscriptionFor("new", "/")), workerOf("/en/")];
  const { push, told, unsubscribe } = server();
  // The texts of these tests are Russian: what is told says the page's language.
  openTab(english, russian);
  expect(await enablePush({ push }, "token", WISHES)).toBeUndefined();
  expect(told()).toEqual([["https://push.example/new/en/", "ru"]]);
  expect(unsubscribe.mock.calls).toEqual([[{ data: { endpoint: "https://push.example/new/" } }]]);
  expect(russian.held).toBeUndefined();
  expect(english.held).toBeDefined();
});
