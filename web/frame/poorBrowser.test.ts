import { afterEach, expect, test, vi } from "vitest";
import { general } from "#web/i18n/ru/general.ts";
import { readChatWish, writeChatWish } from "./chatWish.ts";
import { copyLink } from "./share/copyLink.ts";
import { toasts } from "./toasts/toasts.ts";

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
