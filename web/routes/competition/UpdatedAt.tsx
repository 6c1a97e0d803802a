import { useSyncExternalStore } from "react";
import { operation } from "#web/i18n/ru/operation.ts";

/** The wall clock of whoever looks, so it is known only in the browser. */
export function UpdatedAt({ serverTime }: { serverTime: number }) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isBrowser ? <span>{operation.observe.updated(clock.format(serverTime))}</span> : null;
}

const clock = new Intl.DateTimeFormat("ru", { hour: "2-digit", minute: "2-digit", second: "2-digit" });

const never = () => () => {};
