import { useSyncExternalStore } from "react";
import { checkTable, type CheckResult } from "./readiness.ts";

const KEY = "kover-readiness";
const COUNTS_MS = 7 * 24 * 60 * 60 * 1000;

type Gate = { readonly isBlocked: boolean; readonly results: readonly CheckResult[] };

const CLOSED: Gate = { isBlocked: false, results: [] };
let gate = CLOSED;
let open = () => {};
const listeners = new Set<() => void>();

/** LS22: resolves when this device may take a table: checked, checked before, or let through by an admin. */
export async function ensureReady(): Promise<void> {
  if (wasChecked()) return;
  const results = await checkTable();
  if (results.every(({ level }) => level !== "fail")) return rememberReady();
  await new Promise<void>((resolve) => {
    open = resolve;
    set({ isBlocked: true, results });
  });
}

/** An admin's word; the device counts as checked from now on. */
export function letThrough(): void {
  rememberReady();
  set(CLOSED);
  open();
}

export function useReadinessGate(): Gate {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    () => gate,
    () => CLOSED,
  );
}

function set(next: Gate): void {
  gate = next;
  for (const listener of listeners) listener();
}

function wasChecked(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(KEY) ?? 0) < COUNTS_MS;
  } catch {
    return false;
  }
}

function rememberReady(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Checked again on the next visit.
  }
}
