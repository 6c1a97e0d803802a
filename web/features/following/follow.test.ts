import { expect, test } from "vitest";
import { mergeStars, type Star } from "#domain/follow/follow.ts";
import { applyDeviceBeforePaint } from "#web/platform/device/DeviceScript.tsx";
import { isSignedOut } from "#web/platform/session/Session.tsx";
import { FOLLOWS_KEY } from "#web/platform/device/followsKey.ts";
import { createFollowStore, type NewStar } from "./followStore.ts";
import { starHref } from "./starHref.ts";

const LAPTEV: NewStar = { kind: "fighter", ref: "laptev", name: "Лаптев Илья", note: "Медведь", eventId: 7 };
const BEAR: NewStar = { kind: "team", ref: "3", name: "Медведь", eventId: 7 };

function setUp(kept?: string) {
  const device = { kept: kept ?? null, nowMs: 1000 };
  const storage = {
    getItem: () => device.kept,
    setItem: (_key: string, text: string) => (device.kept = text),
  };
  const open = () =>
    createFollowStore(
      () => storage,
      () => ++device.nowMs,
    );
  return { device, open, store: open() };
}

test("[FO1] a star is on the device at once and there after a reload; a second tap takes it away", () => {
  const { store, open } = setUp();
  store.toggle(LAPTEV);
  expect(open().get()).toMatchObject([{ ...LAPTEV, isOn: true }]);
  store.toggle(LAPTEV);
  expect(store.isFollowed(LAPTEV)).toBe(false);
  expect(open().isFollowed(LAPTEV)).toBe(false);
});

test("[FO1] without storage a star lives as long as the page", () => {
  const store = createFollowStore(
    () => {
      throw new Error("forbidden");
    },
    () => 1,
  );
  store.toggle(LAPTEV);
  expect(store.isFollowed(LAPTEV)).toBe(true);
});

test.each(["{", "null", '[{"kind":"dog","ref":"x"}]', "[1]"])(
  "[FO1] %s in the storage is no list",
  (kept) => {
    expect(setUp(kept).store.get()).toEqual([]);
  },
);

test("[FO3, FO6] stars of the account come and go with it, those set here stay", () => {
  const { store } = setUp();
  store.toggle(LAPTEV);
  const [own] = store.get();
  store.takeOver([
    { kind: "fighter", ref: "laptev", isOn: true, changedAtMs: own?.changedAtMs ?? 0 },
    { kind: "category", ref: "c77", isOn: true, changedAtMs: 5 },
  ]);
  expect(store.get().map(({ ref, name }) => [ref, name])).toEqual([
    ["laptev", "Лаптев Илья"],
    ["c77", ""],
  ]);
  store.learnNames([{ kind: "category", ref: "c77", name: "до 77 кг", note: null }]);
  expect(store.get()[1]).toMatchObject({ name: "до 77 кг", isFromAccount: true });
  store.forgetAccount();
  expect(store.get().map(({ ref }) => ref)).toEqual(["laptev"]);
});

test("[FO3] nothing is written and nobody is told when both lists were the same", () => {
  const { store } = setUp();
  store.toggle(BEAR);
  const before = store.get();
  store.takeOver(before.map(({ kind, ref, isOn, changedAtMs }) => ({ kind, ref, isOn, changedAtMs })));
  expect(store.get()).toBe(before);
});

test.each([
  ["/", true],
  ["/events/7", true],
  ["/events/7/competition", true],
  ["/events/71", false],
])("[FO7] room is made on %s before it is painted: %s", (pathname, isMade) => {
  const { store, device } = setUp();
  store.toggle(LAPTEV);
  const set = new Array<string>();
  const page = {
    localStorage: { getItem: () => device.kept },
    location: { pathname },
    document: { documentElement: { setAttribute: (name: string) => void set.push(name) } },
  };
  applyDeviceBeforePaint(page, FOLLOWS_KEY, "spoilers");
  expect(set.includes("data-follows")).toBe(isMade);
});

test("[FO1] what is followed leads to its page, and to the list while its event is unknown", () => {
  expect(starHref(LAPTEV)).toBe("/events/7/competition/fighters/laptev");
  expect(starHref({ kind: "team", ref: "3", name: "Медведь & Ко", eventId: 7 })).toBe(
    "/events/7/competition?mode=fighters&q=%D0%9C%D0%B5%D0%B4%D0%B2%D0%B5%D0%B4%D1%8C%20%26%20%D0%9A%D0%BE",
  );
  expect(starHref({ kind: "category", ref: "c77", name: "" })).toBe("/following");
});

test("[FO3] a star set on a device whose clock is ahead can be taken away on one whose clock is behind", () => {
  const { store } = setUp();
  const ahead = { kind: "team", ref: "3", isOn: true, changedAtMs: 5_000_000 } as const;
  store.takeOver([ahead]);
  store.toggle(BEAR);
  expect(mergeStars<Star>(store.get(), [ahead])).toMatchObject([{ ref: "3", isOn: false }]);
});

test("[FO6] a device forgets the account only when it knows that nobody is signed in", () => {
  const session = {
    user: undefined,
    setUser: () => {},
    token: () => undefined,
    apiBase: "",
    tokenCookie: "",
  };
  expect(isSignedOut(session)).toBe(true);
  expect(isSignedOut(undefined)).toBe(false);
});
