import { useSyncExternalStore } from "react";
import { formatTime } from "#web/i18n/dates.ts";

type Props = { atMs: number | undefined; words?: (time: string) => string };

/** A time of day. Only the browser knows in which zone the hall is, so the server leaves it empty. */
export function ClockTime({ atMs, words }: Props) {
  const time = useTimes()(atMs);
  return <>{time === "" ? "\u00a0" : (words?.(time) ?? time)}</>;
}

/** The same for sentences: empty until the browser has taken over. */
export function useTimes(): (atMs: number | undefined) => string {
  const isHere = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (atMs) => (atMs === undefined || !isHere ? "" : formatTime(atMs));
}

const subscribe = () => () => undefined;
