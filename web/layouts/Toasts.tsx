import { useEffect, useSyncExternalStore } from "react";
import { general } from "#texts/general.ts";
import { ToastRegion, ToastView } from "#web/kit/ToastView.tsx";
import { onActFailure } from "#web/kit/actFailures.ts";
import { isBroadcast, onApiFailure } from "#web/platform/toasts/apiFailures.ts";
import { type Toast, showToast, toasts } from "#web/platform/toasts/toasts.ts";

export function Toasts() {
  useEffect(() => onApiFailure(say), []);
  useEffect(() => onActFailure((cause) => isBroadcast(cause) || say(cause)), []);
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
function say(failure: unknown): void {
  import("#web/platform/toasts/showFailure.ts").then(
    ({ showFailure }) => showFailure(failure),
    () => showToast({ message: general.connection.offline }),
  );
}

const NONE: readonly Toast[] = [];
const none = () => NONE;
