import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { focusBySlash } from "./focusBySlash.ts";

beforeEach(() => {
  vi.stubGlobal("document", new EventTarget());
  // The keys come from the page as a whole, which is no element.
  vi.stubGlobal("HTMLElement", Map);
});
afterEach(() => vi.unstubAllGlobals());

/** How often a search was led to by these keys. */
function led(keys: readonly Partial<KeyboardEvent>[], offsetParent: object | null = {}): number {
  const focus = vi.fn();
  const field = z.custom<HTMLInputElement>().parse({ offsetParent, focus, select: () => undefined });
  const stop = focusBySlash(() => field);
  for (const key of keys) document.dispatchEvent(Object.assign(new Event("keydown"), key));
  stop();
  document.dispatchEvent(Object.assign(new Event("keydown"), SLASH));
  return focus.mock.calls.length;
}

const SLASH = { key: "/", code: "Slash" };

test("[DK7] «/» leads to the search, on a Russian layout too, where the key gives another sign", () => {
  expect(led([SLASH])).toBe(1);
  expect(led([{ key: ".", code: "Slash" }])).toBe(1);
  expect(led([{ key: "/", code: "Digit7", shiftKey: true }])).toBe(1);
});

test("[DK7] a comma of a Russian layout, a shortcut and a field that is not shown lead nowhere", () => {
  expect(led([{ key: ",", code: "Slash", shiftKey: true }])).toBe(0);
  expect(
    led([
      { ...SLASH, ctrlKey: true },
      { ...SLASH, metaKey: true },
      { ...SLASH, altKey: true },
    ]),
  ).toBe(0);
  expect(led([SLASH], null)).toBe(0);
});
