import { useEffect, useState } from "react";
import { offline } from "#texts/offline.ts";
import { AsOf } from "#web/sport/time/AsOf.tsx";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { useRoomConnection } from "#web/platform/clock/roomConnection.ts";
import { startTimer } from "#web/platform/timer.ts";
import { openedMoment } from "#web/platform/browser/keptMoment.ts";

const BLINK_MS = 1000;

/** While nothing is heard from the server, the head table says from when it is (DK10). */
export function LastHeard() {
  const room = useRoomConnection();
  const hasNetwork = useIsOnline();
  const [heardAt, setHeardAt] = useState<number>();
  const isHeard = hasNetwork && room !== "lost";
  useEffect(() => {
    if (isHeard) return undefined;
    const lostAt = openedMoment() ?? Date.now();
    // Not at once: a line that comes back within a moment is no loss.
    const stop = startTimer(BLINK_MS, () => setHeardAt(lostAt));
    return () => {
      stop();
      setHeardAt(undefined);
    };
  }, [isHeard]);
  if (isHeard || heardAt === undefined) return null;
  return <AsOf atMs={heardAt} note={offline.tablesAhead} isStrip />;
}
