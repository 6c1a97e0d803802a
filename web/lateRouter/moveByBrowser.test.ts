import { afterEach, expect, test, vi } from "vitest";
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

test.each([
  ["/partners", "https://kover.example/partners"],
  ["?page=3", "https://kover.example/events/1?page=3"],
  [{ pathname: "/rules", hash: "#a" }, "https://kover.example/rules#a"],
])("[ER16] without the router a link to %j leads to %s", (to, href) => {
  const { assign } = stubPage();
  moveByBrowser(to);
  expect(assign).toHaveBeenCalledWith(href);
});

test("[ER16] without the router a page that replaces this one leaves no step back", () => {
  const { assign, replace } = stubPage();
  moveByBrowser("/events", { replace: true });
  expect(replace).toHaveBeenCalledWith("https://kover.example/events");
  expect(assign).not.toHaveBeenCalled();
});
