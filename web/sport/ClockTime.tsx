import { use, useSyncExternalStore } from "react";
import { formatTime, formatTimeIn } from "#web/i18n/dates.ts";
import { HallZone } from "./hallZone.ts";

type Props = { atMs: number | undefined; words?: (time: string) => string };

/** A time of day. */
export function ClockTime({ atMs, words }: Props) {
  const time = useTimes()(atMs);
  return <>{time === "" ? "\u00a0" : (words?.(time) ?? time)}</>;
}

/** The same for sentences: the hall's wall clock from the server, then the browser's own. Empty where no zone is known. */
export function useTimes(): (atMs: number | undefined) => string {
  const write = useTimeFormat();
  return (atMs) => (atMs === undefined ? "" : (write?.(atMs) ?? ""));
}

export function useTimeFormat(): ((ms: number) => string) | undefined {
  const zoneMs = use(HallZone);
  const isHere = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  if (isHere) return formatTime;
  return zoneMs === undefined ? undefined : (ms) => formatTimeIn(zoneMs, ms);
}

const subscribe = () => () => undefined;
