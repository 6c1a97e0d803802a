import type { Clock } from "#contract/competition/entity.ts";
import { isEstimate, useServerNow } from "#web/platform/clock/useServerNow.ts";
import { LiveClock } from "./LiveClock.tsx";

type Props = {
  clock: Clock;
  /** The server's time when the page's data were read. */
  serverTime: number;
  className?: string | undefined;
};

/** The picture of a clock, told the server's time as this device knows it. */
export function BoutClock({ clock, serverTime, className }: Props) {
  const now = useServerNow();
  return (
    <LiveClock
      clock={clock}
      time={{ loadedAtMs: serverTime, now, isRough: isEstimate }}
      className={className}
    />
  );
}
