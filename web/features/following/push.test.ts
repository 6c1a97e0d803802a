import { afterEach, expect, test, vi } from "vitest";
import { createApi, type Api } from "#contract/api/client.ts";
import { parsePushed } from "#web/platform/offline/pushed.ts";
import { problemBefore, renewPush } from "./pushDevice.ts";

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

const subscriptionFor = (key: string) => ({
  endpoint: `https://push.example/${key}`,
  options: { applicationServerKey: new TextEncoder().encode(key).buffer },
  toJSON: () => ({ keys: { p256dh: "p", auth: "a" } }),
  unsubscribe: vi.fn<() => Promise<boolean>>().mockResolvedValue(true),
});

/** A worker and the subscription it holds, which is gone once it was ended. */
function workerWith(first: Subscription) {
  let held: Subscription | undefined = first;
  first.unsubscribe.mockImplementation(async () => {
    if (held === first) held = undefined;
    return true;
  });
  return {
    pushManager: {
      getSubscription: async () => held ?? null,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
        (held = subscriptionFor(atob(applicationServerKey))),
    },
  };
}

/** A browser whose worker of this page holds a subscription made for the key `heldKey`. */
function stubBrowser(heldKey: string, ofOtherLanguage?: Subscription) {
  const held = subscriptionFor(heldKey);
  const registration = workerWith(held);
  const others = ofOtherLanguage === undefined ? [] : [workerWith(ofOtherLanguage)];
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    getRegistrations: async () => [registration, ...others],
  };
  const Notification = { permission: "granted" };
  vi.stubGlobal("navigator", { serviceWorker, userAgent: "", onLine: true });
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("window", { isSecureContext: true, PushManager: {}, Notification });
  return held;
}

test.each([
  ["its own key", "new", 0],
  ["the key of a server that was set up anew", "old", 1],
])(
  "[PN1] a browser subscribed for %s is told to the server with the key it has now",
  async (_, key, ended) => {
    const held = stubBrowser(key);
    const subscribe = vi.fn<Api["push"]["subscribe"]>();
    const push = {
      ...createApi({ base: "/api", send: () => Promise.reject(new Error()), token: () => undefined }).push,
      key: async () => ({ data: { key: btoa("new").replaceAll("=", "") } }),
      subscribe,
    };
    await renewPush({ push }, "token", { kinds: ["called"], followed: [] });
    expect(subscribe.mock.calls).toMatchObject([
      [{ data: { endpoint: "https://push.example/new", kinds: ["called"] } }],
    ]);
    expect(held.unsubscribe).toHaveBeenCalledTimes(ended);
  },
);

test("[PN12] who changed the language is told in the new one alone", async () => {
  const left = subscriptionFor("left");
  const held = stubBrowser("new", left);
  const unsubscribe = vi.fn<Api["push"]["unsubscribe"]>();
  const push = {
    ...createApi({ base: "/api", send: () => Promise.reject(new Error()), token: () => undefined }).push,
    key: async () => ({ data: { key: btoa("new").replaceAll("=", "") } }),
    subscribe: vi.fn<Api["push"]["subscribe"]>(),
    unsubscribe,
  };
  unsubscribe.mockResolvedValue({ data: { ok: true } });
  await renewPush({ push }, "token", { kinds: ["called"], followed: [] });
  expect(unsubscribe.mock.calls).toEqual([[{ data: { endpoint: "https://push.example/left" } }]]);
  expect(left.unsubscribe).toHaveBeenCalledOnce();
  expect(held.unsubscribe).not.toHaveBeenCalled();
});
