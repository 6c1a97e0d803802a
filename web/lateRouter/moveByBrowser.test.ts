import { afterEach, expect, test, vi } from "vitest";
import { toasts } from "#web/frame/toasts/toasts.ts";
import { general } from "#web/i18n/ru/general.ts";
import { moveByBrowser } from "./moveByBrowser.ts";

afterEach(() => vi.unstubAllGlobals());

function stubPage() {
  const assign = vi.fn<(href: string) => void>();
  const replace = vi.fn<(href: string) => void>();
  vi.stubGlobal("window", {
    location: { href: "https://kover.example/events/1?page=2#top", assign, replace },
  });
  return { assign, replace };
}

function typed(needle: string): FormData {
  const form = new FormData();
  form.append("q", needle);
  return form;
}

test.each([
  ["/partners", "https://kover.example/partners"],
  ["?page=3", "https://kover.example/events/1?page=3"],
  [{ pathname: "/rules", hash: "#a" }, "https://kover.example/rules#a"],
  [null, "https://kover.example/events/1?page=2"],
])("[ER16] without the router a link to %j leads to %s", (to, href) => {
  const { assign } = stubPage();
  moveByBrowser(to, undefined);
  expect(assign).toHaveBeenCalledWith(href);
});

test("[ER16] without the router a search keeps what was typed", () => {
  const { assign } = stubPage();
  moveByBrowser("/search?q=old", { formMethod: "get", formData: typed("Лаптев и") });
  const href = new URL(assign.mock.calls[0]?.[0] ?? "");
  expect([href.pathname, [...href.searchParams]]).toEqual(["/search", [["q", "Лаптев и"]]]);
});

test("[ER16] without the router a page that replaces this one leaves no step back", () => {
  const { assign, replace } = stubPage();
  moveByBrowser("/events", { replace: true });
  expect(replace).toHaveBeenCalledWith("https://kover.example/events");
  expect(assign).not.toHaveBeenCalled();
});

test("[ER16] without the router nothing is written, and the visitor is told so", () => {
  const { assign, replace } = stubPage();
  moveByBrowser("/auth", { formMethod: "POST", formData: typed("secret") });
  expect([assign.mock.calls, replace.mock.calls]).toEqual([[], []]);
  expect(toasts.get()).toMatchObject([{ type: "error", message: general.connection.notSent }]);
});
