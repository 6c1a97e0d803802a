import { useEffect, useState } from "react";
import type { Desk } from "#contract/matActs.ts";
import { useBackgroundApi } from "#web/session/useApi.ts";

const LOOK_MS = 15_000;

/** Who sits at which table, looked at again while the page is open: a table that falls silent sends nothing. */
export function useFreshDesk(competitionUuid: string, loaded: Desk): Desk {
  const api = useBackgroundApi();
  const [fresh, setFresh] = useState<{ readonly loaded: Desk; readonly desk: Desk }>();
  useEffect(() => {
    let isOpen = true;
    const look = async () => {
      const answer = await api.competitions.desk(competitionUuid).catch(() => undefined);
      if (isOpen && answer !== undefined) setFresh({ loaded, desk: answer.data });
    };
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  }, [api, competitionUuid, loaded]);
  // What the page has loaded since is newer than the last look.
  return fresh?.loaded === loaded ? fresh.desk : loaded;
}
