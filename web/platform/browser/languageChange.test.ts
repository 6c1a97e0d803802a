import { afterEach, expect, test, vi } from "vitest";
import { carriedKey, forgetCarried } from "./languageChange.ts";

afterEach(() => vi.unstubAllGlobals());

test("[FM22] what no form has taken is forgotten, and nothing else that the tab remembers", () => {
  vi.stubGlobal("location", { pathname: "/en/personal/account", search: "?tab=2" });
  const key = carriedKey("lastName,phone");
  expect(key).toBe("carried:/personal/account?tab=2:lastName,phone");
  const kept: Record<string, string> = { [key]: "Ладова", refCode: "club" };
  Object.defineProperty(kept, "removeItem", { value: (name: string) => Reflect.deleteProperty(kept, name) });
  vi.stubGlobal("sessionStorage", kept);
  forgetCarried();
  expect(kept).toEqual({ refCode: "club" });
});
