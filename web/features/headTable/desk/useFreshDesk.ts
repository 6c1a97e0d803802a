import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Competition } from "#contract/competition/entity.ts";
import { isDenied } from "#contract/error.ts";
import type { Desk } from "#contract/day/matActs.ts";
import { withTimeLimit } from "#contract/table/timer.ts";
import { serverClock } from "#web/platform/clock/useServerNow.ts";
import { useBackgroundApi } from "#web/platform/session/useApi.ts";
import { startTimer } from "#web/platform/timer.ts";

const LOOK_MS = 5000;
/** Before the next look: a server that hangs is away, and of two looks under way only the later one counts. */
const ANSWERED_WITHIN_MS = 4000;

export type FreshDesk = {
  readonly desk: Desk;
  /** Server time of the last look, answered or not: what is silent goes on being silent. */
  readonly lookedAtMs: number;
  readonly hasFailed: boolean;
  /** Looks again at once; resolves when that is answered, or given up. */
  readonly look: () => Promise<void>;
};

type Look = {
  readonly loaded: Desk;
  readonly desk: Desk;
  readonly atMs: number;
  readonly hasFailed: boolean;
};

/** Who sits at which table, looked at again while the page is open: a table that falls silent sends nothing. */
export function useFreshDesk(
  { uuid, serverTime }: Pick<Competition, "uuid" | "serverTime">,
  loaded: Desk,
): FreshDesk {
  const api = useBackgroundApi();
  const { revalidate } = useRevalidator();
  const [last, setLast] = useState<Look>();
  const latest = useRef<Promise<void>>(undefined);
  // What the page has loaded since is newer than the last look.
  const known = last?.loaded === loaded ? last.desk : loaded;
  const look = useCallback((): Promise<void> => {
    const asking: Promise<void> = withTimeLimit(startTimer, ANSWERED_WITHIN_MS, api.acts.desk(uuid))
      .catch((cause: unknown) => {
        // Who has been signed out or is no longer named here is told so by the guard of the page, not that nobody answers.
        if (isDenied(cause)) void revalidate();
        return undefined;
      })
      .then((answer) => {
        // A later look knows more: what it is answered counts for this one too.
        if (latest.current !== asking) return latest.current;
        setLast((before) => {
          const desk = answer?.data ?? (before?.loaded === loaded ? before.desk : loaded);
          return { loaded, desk, atMs: serverClock.now(), hasFailed: answer === undefined };
        });
        return undefined;
      });
    latest.current = asking;
    return asking;
  }, [api, uuid, loaded, revalidate]);
  useEffect(() => {
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      latest.current = undefined;
      clearInterval(timer);
    };
  }, [look]);
  const lookedAtMs = last?.atMs ?? serverTime;
  const hasFailed = last?.hasFailed ?? false;
  return useMemo(() => ({ desk: known, lookedAtMs, hasFailed, look }), [known, lookedAtMs, hasFailed, look]);
}
