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

/** A browser that holds a subscription made for the key `heldKey`. */
function stubBrowser(heldKey: string) {
  const subscriptionFor = (key: string) => ({
    endpoint: `https://push.example/${key}`,
    options: { applicationServerKey: new TextEncoder().encode(key).buffer },
    toJSON: () => ({ keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: vi.fn<() => Promise<boolean>>().mockResolvedValue(true),
  });
  const held = subscriptionFor(heldKey);
  const registration = {
    pushManager: {
      getSubscription: async () => held,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) =>
        subscriptionFor(atob(applicationServerKey)),
    },
  };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
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
