import { afterEach, expect, test, vi } from "vitest";
import { ensureReady, letThrough } from "./readinessGate.ts";

afterEach(() => vi.unstubAllGlobals());

/** A device that can do nothing a table needs: no secure address, no worker, no storage for acts. */
function stubPoorDevice() {
  const kept = new Map<string, string>();
  vi.stubGlobal("isSecureContext", false);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
}

test("[LS22] a device that would lose acts gets no table until an admin overrules it, and is not asked again", async () => {
  stubPoorDevice();
  let isReady = false;
  const asked = ensureReady().then(() => (isReady = true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isReady).toBe(false);
  letThrough();
  await asked;
  expect(isReady).toBe(true);
  await ensureReady();
});
