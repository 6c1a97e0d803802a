import { useEffect, useSyncExternalStore } from "react";
import { general } from "#web/i18n/ru/general.ts";
import { ToastRegion } from "#web/ui/ToastRegion.tsx";
import { ToastView } from "#web/ui/ToastView.tsx";
import { onApiFailure, showFailure } from "./apiFailures.ts";
import type { Toast } from "./toastStore.ts";
import { toasts } from "./toasts.ts";

export function Toasts() {
  useEffect(() => onApiFailure(showFailure), []);
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

const NONE: readonly Toast[] = [];
const none = () => NONE;
