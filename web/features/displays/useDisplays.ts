import { useCallback, useEffect, useState } from "react";
import type { PairedDisplay } from "#contract/display/display.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";

const REFRESH_MS = 5000;

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
  const refresh = useCallback(async () => {
    try {
      const { data } = await backgroundApi.displays.list(competitionUuid);
      setDisplays(data);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
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
