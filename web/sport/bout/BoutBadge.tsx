import type { Fighting, BoutState } from "#contract/competition/entity.ts";
import { boutStates } from "#texts/sport/bout.ts";
import { useServerNow } from "#web/platform/clock/useServerNow.ts";
import { CallState } from "./CallState.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";
import type { ComponentProps } from "react";

export function BoutBadge({ view, bout }: { view: CompetitionView; bout: Fighting }) {
  const now = useServerNow();
  return (
    <Badge tone={BOUT_TONES[bout.state]}>
      {bout.state === "called" ? (
        <CallState bout={bout} time={{ loadedAtMs: view.competition.serverTime, now }} />
      ) : (
        boutStates[bout.state]
      )}
    </Badge>
  );
}

/** One colour for a state wherever its badge stands. */
export const BOUT_TONES: Readonly<Record<BoutState, ComponentProps<typeof Badge>["tone"]>> = {
  waiting: "line",
  called: "wait",
  running: "live",
  paused: "wait",
  "time-over": "wait",
  finished: "ok",
};
