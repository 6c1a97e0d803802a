import { nanoid } from "nanoid";
import { createToastStore, TOAST_ID_LENGTH } from "./toastStore.ts";

/** The toasts of this browser window. Never filled while a page is rendered on the server. */
export const toasts = createToastStore({
  newId: () => nanoid(TOAST_ID_LENGTH),
  now: () => Date.now(),
  startTimer: (callback, delayMs) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
});

export const showToast = toasts.add;
