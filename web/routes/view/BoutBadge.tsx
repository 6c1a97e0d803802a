import type { ComponentProps } from "react";
import type { BoutState, Fighting } from "#contract/entity.ts";
import { boutStates } from "#web/i18n/ru/bout.ts";
import { useServerNow } from "#web/realtime/useServerNow.ts";
import { CallState } from "#web/sport/CallState.tsx";
import { Badge } from "#web/ui/Badge.tsx";
import type { CompetitionView } from "./competitionView.ts";

const TONES: Readonly<Record<BoutState, ComponentProps<typeof Badge>["tone"]>> = {
  waiting: "line",
  called: "wait",
  running: "live",
  paused: "wait",
  "time-over": "wait",
  finished: "ok",
};

export function BoutBadge({ view, bout }: { view: CompetitionView; bout: Fighting }) {
  const now = useServerNow();
  return (
    <Badge tone={TONES[bout.state]}>
      {bout.state === "called" ? (
        <CallState bout={bout} time={{ loadedAtMs: view.competition.serverTime, now }} />
      ) : (
        boutStates[bout.state]
      )}
    </Badge>
  );
}
