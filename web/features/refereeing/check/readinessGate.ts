import { useSyncExternalStore } from "react";
import { deviceMemory } from "#web/platform/browser/tabMemory.ts";
import { createStore } from "#web/platform/store.ts";
import { checkTable, type CheckResult } from "./readiness.ts";

const KEY = "kover-readiness";
const COUNTS_MS = 7 * 24 * 60 * 60 * 1000;

type Gate = { readonly isBlocked: boolean; readonly results: readonly CheckResult[] };

const CLOSED: Gate = { isBlocked: false, results: [] };
const gate = createStore(CLOSED);
let open = () => {};

/** LS22: resolves when this device may take a table: checked, checked before, or let through by an admin. */
export async function ensureReady(): Promise<void> {
  if (wasChecked()) return;
  const results = await checkTable();
  if (results.every(({ level }) => level !== "fail")) return rememberReady();
  await new Promise<void>((resolve) => {
    open = resolve;
    gate.set({ isBlocked: true, results });
  });
}

/** An admin's word; the device counts as checked from now on. */
export function letThrough(): void {
  rememberReady();
  gate.set(CLOSED);
  open();
}

export function useReadinessGate(): Gate {
  return useSyncExternalStore(gate.subscribe, gate.get, () => CLOSED);
}

const wasChecked = () => Date.now() - Number(deviceMemory.getItem(KEY) ?? 0) < COUNTS_MS;

const rememberReady = () => deviceMemory.setItem(KEY, String(Date.now()));
