import { startTimer } from "#web/platform/timer.ts";
import { createStore } from "#web/platform/store.ts";
import { nanoid } from "nanoid";
import type { StartTimer } from "#contract/table/timer.ts";

const TOAST_LIFETIME_MS = 2500;
const TOAST_ID_LENGTH = 21;
const TOAST_KINDS = ["error", "warning", "success", "info"] as const;
type ToastKind = (typeof TOAST_KINDS)[number];

export type Toast = {
  readonly id: string;
  readonly type: ToastKind;
  /** Stays until somebody removes it. */
  readonly isStatic: boolean;
  readonly message: string;
  readonly icon: string | null;
};

type NewToast = Pick<Toast, "message"> & Partial<Omit<Toast, "id" | "message">>;

type ToastDeps = {
  readonly newId: () => string;
  readonly now: () => number;
  /** Calls back after the delay; the answer cancels it. */
  readonly startTimer: StartTimer;
};

export function createToastStore({ newId, now, startTimer }: ToastDeps) {
  const { get, set, subscribe } = createStore<readonly Toast[]>([]);
  const cancelled = new Map<string, () => void>();
  const shownAt = new Map<string, number>();

  const remove = (id: string) => {
    cancelled.get(id)?.();
    cancelled.delete(id);
    if (get().some((toast) => toast.id === id)) set(get().filter((toast) => toast.id !== id));
  };

  const add = ({ message, type = "error", isStatic = false, icon = null }: NewToast): string => {
    const repeated = get().find((toast) => isRepeat(toast, message, type));
    if (repeated !== undefined) return repeated.id;
    const toast: Toast = { id: newId(), type, isStatic, message, icon };
    shownAt.set(toast.id, now());
    set([...get(), toast]);
    startLife(toast);
    return toast.id;
  };

  const startLife = ({ id, isStatic }: Toast) => {
    if (!isStatic)
      cancelled.set(
        id,
        startTimer(TOAST_LIFETIME_MS, () => remove(id)),
      );
  };

  // While somebody reads it, it stays (TS10); afterwards it lives once more.
  const hold = (id: string) => cancelled.get(id)?.();
  const release = (id: string) => {
    const toast = get().find((shown) => shown.id === id);
    if (toast !== undefined) startLife(toast);
  };

  // Ten tables losing the server at once say it once.
  const isRepeat = (toast: Toast, message: string, type: ToastKind) =>
    toast.message === message &&
    toast.type === type &&
    now() - (shownAt.get(toast.id) ?? -Infinity) < TOAST_LIFETIME_MS;

  return {
    get,
    subscribe,
    add,
    remove,
    hold,
    release,
  };
}

/** The toasts of this browser window. Never filled while a page is rendered on the server. */
export const toasts = createToastStore({
  newId: () => nanoid(TOAST_ID_LENGTH),
  now: () => Date.now(),
  startTimer,
});

export const showToast = toasts.add;
