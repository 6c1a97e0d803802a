import { useEffect, useState } from "react";
import type { KnownFighter } from "#contract/event/organiser.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";

const SHORTEST = 3;
const PAUSE_MS = 300;

/** Fighters of all competitions under this surname, asked for once typing pauses. */
export function useKnownFighters(lastName: string): readonly KnownFighter[] {
  const api = useBackgroundApi();
  const [found, setFound] = useState<{ readonly wanted: string; readonly people: readonly KnownFighter[] }>();
  const wanted = lastName.length < SHORTEST ? "" : lastName;
  useEffect(() => {
    if (wanted === "") return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void api.organiser.knownFighters(wanted).then(
        ({ data }) => (isCurrent ? setFound({ wanted, people: data }) : undefined),
        // Without them the form works as well.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [api, wanted]);
  return found !== undefined && found.wanted === wanted ? found.people : [];
}
