import { afterEach, expect, test, vi } from "vitest";
import { memoryCaches } from "./testing/memoryCaches.ts";

afterEach(() => vi.unstubAllGlobals());

test("[LS24] a new version waits for as long as nobody asks for it", async () => {
  const listeners = new Map<string, (moment: object) => void>();
  const skipWaiting = vi.fn(async () => {});
  vi.stubGlobal("KOVER_FILES", []);
  vi.stubGlobal("caches", memoryCaches());
  vi.stubGlobal("self", {
    location: new URL("https://kover.example/sw.js?token=kover_jwt"),
    clients: { claim: async () => {} },
    skipWaiting,
    addEventListener: (type: string, work: (moment: object) => void) => listeners.set(type, work),
  });
  await import("./sw.ts");
  const happen = async (type: string, moment: object = {}) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...moment, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
    return work.length;
  };
  expect(await happen("install")).toBe(1);
  expect(await happen("activate")).toBe(2);
  expect(skipWaiting).not.toHaveBeenCalled();
  await happen("message", { data: { type: "take-over" }, ports: [] });
  expect(skipWaiting).toHaveBeenCalledOnce();
});
