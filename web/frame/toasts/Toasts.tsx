import { useEffect, useSyncExternalStore } from "react";
import { general } from "#web/i18n/ru/general.ts";
import { ToastRegion } from "#web/ui/ToastRegion.tsx";
import { ToastView } from "#web/ui/ToastView.tsx";
import { onActFailure } from "#web/ui/useAct.ts";
import { isBroadcast, onApiFailure } from "./apiFailures.ts";
import type { Toast } from "./toastStore.ts";
import { showToast, toasts } from "./toasts.ts";

export function Toasts() {
  useEffect(() => onApiFailure((failure) => void say(failure)), []);
  useEffect(() => onActFailure((cause) => void (isBroadcast(cause) || say(cause))), []);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, none);
  return (
    <ToastRegion label={general.notifications}>
      {shown.map(({ id, type, message }) => (
        <div
          key={id}
          onPointerEnter={() => toasts.hold(id)}
          onPointerLeave={() => toasts.release(id)}
          onFocus={() => toasts.hold(id)}
          onBlur={() => toasts.release(id)}
        >
          <ToastView
            type={type}
            message={message}
            closeLabel={general.close}
            onClose={() => toasts.remove(id)}
          />
        </div>
      ))}
    </ToastRegion>
  );
}

/** The sentences of all failures are fetched with the first one. */
async function say(failure: unknown): Promise<void> {
  try {
    const { showFailure } = await import("./showFailure.ts");
    showFailure(failure);
  } catch {
    showToast({ message: general.connection.offline });
  }
}

const NONE: readonly Toast[] = [];
const none = () => NONE;
