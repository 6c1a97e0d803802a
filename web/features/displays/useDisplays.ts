import { useCallback, useEffect, useRef, useState } from "react";
import type { PairedDisplay } from "#contract/display/display.ts";
import { withTimeLimit } from "#contract/table/timer.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { startTimer } from "#web/platform/timer.ts";

const REFRESH_MS = 5000;
/** Before it is asked again: a server that hangs is away. */
const ANSWERED_WITHIN_MS = 4000;

type DisplayList = {
  readonly displays: readonly PairedDisplay[] | undefined;
  readonly hasFailed: boolean;
  readonly refresh: () => Promise<void>;
};

/** The paired screens of a competition; who is on the air changes by itself. */
export function useDisplays(competitionUuid: string): DisplayList {
  const backgroundApi = useBackgroundApi();
  const [displays, setDisplays] = useState<readonly PairedDisplay[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const run = useRef(0);
  const refresh = useCallback(async () => {
    const mine = (run.current += 1);
    const asked = backgroundApi.displays.list(competitionUuid);
    const answer = await withTimeLimit(startTimer, ANSWERED_WITHIN_MS, asked).catch(() => undefined);
    // A screen taken away since it was asked would stand in the older answer again.
    if (mine !== run.current) return;
    if (answer !== undefined) setDisplays(answer.data);
    setHasFailed(answer === undefined);
  }, [backgroundApi, competitionUuid]);
  useEffect(() => {
    const first = setTimeout(() => void refresh(), 0);
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [refresh]);
  return { displays, hasFailed, refresh };
}
