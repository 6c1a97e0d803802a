import { afterEach, expect, test, vi } from "vitest";
import { general } from "#texts/general.ts";
import { mayReload, reloadOnce, reloadWhenAnswered, rememberMove, takeTarget } from "./chunkFailure.ts";
import { readChatWish, writeChatWish } from "#web/layouts/ChatButton.tsx";
import { copyLink } from "#web/platform/share/copyLink.ts";
import { tabMemory } from "./tabMemory.ts";
import { toasts } from "#web/platform/toasts/toasts.ts";

afterEach(() => vi.unstubAllGlobals());

test("[SP5] where storage is forbidden the chat comes for as long as the page is open", () => {
  const refuse = () => {
    throw new Error("forbidden");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readChatWish()).toBe(false);
  writeChatWish(true);
  expect(readChatWish()).toBe(true);
  writeChatWish(false);
  expect(readChatWish()).toBe(false);
});

test("[DP10] a browser without a clipboard says that the link must be copied by hand", async () => {
  vi.stubGlobal("navigator", {});
  await copyLink("http://192.168.0.2/screen");
  expect(toasts.get()).toMatchObject([{ type: "error", message: general.share.notCopied }]);
});

test("[ER16] a tab that remembers nothing goes nowhere else and does not reload for ever", () => {
  vi.stubGlobal("sessionStorage", undefined);
  rememberMove(tabMemory, { from: "/", to: "/events/1" });
  expect(takeTarget(tabMemory, { path: "/", isReload: true })).toBeUndefined();
  expect(mayReload(tabMemory, "/", 0)).toBe(false);
});

test("[ER15] [ER16] a page whose script cannot be fetched reports it and reloads, once", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  const dispatchEvent = vi.fn<(event: Event) => void>();
  const reload = vi.fn<() => void>();
  vi.stubGlobal("window", { dispatchEvent, location: { reload } });
  vi.stubGlobal("navigator", { onLine: true });
  const cause = new TypeError("Failed to fetch");
  expect([1, 2].map(() => reloadOnce(tabMemory, "/events", cause))).toEqual([true, false]);
  expect(reload).toHaveBeenCalledOnce();
  expect(dispatchEvent).toHaveBeenCalledWith(expect.objectContaining({ detail: cause }));
});

test("[ER15] a page that loses its network keeps what works instead of reloading", () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("window", { dispatchEvent: () => true, location: { reload } });
  vi.stubGlobal("navigator", { onLine: false });
  expect(reloadOnce(tabMemory, "/", new TypeError("Failed to fetch"))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("[DP8] a wall keeps its picture while the server is away, and is loaded anew only when its address answers", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  const reload = vi.fn<() => void>();
  const fetched = vi.fn<() => Promise<Response>>();
  vi.stubGlobal("window", { dispatchEvent: () => true, location: { reload } });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", fetched);
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetched.mockResolvedValueOnce(new Response("", { status: 503 }));
  const ask = () => reloadWhenAnswered(tabMemory, "/competition/1/screen", new Error("gone"));
  expect([await ask(), await ask()]).toEqual([false, false]);
  expect(reload).not.toHaveBeenCalled();
  fetched.mockResolvedValueOnce(new Response("", { status: 200 }));
  expect(await ask()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
