import type { Carpet } from "#contract/entity.ts";
import { matDriftMs } from "#domain/schedule/drift.ts";
import { drift } from "#web/i18n/ru/drift.ts";
import { DEFAULT_SECONDS } from "#web/sport/dayQueues.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { matLine, type CompetitionView } from "./competitionView.ts";
import { useSlowNow } from "./useStartWindows.ts";

const MINUTE_MS = 60_000;
/** Nobody plans a bout to the minute. */
const ON_TIME_MINUTES = 3;
const LATE_MINUTES = 10;

/** How far the mat is from its plan, in words; nothing before its first bout and after its last (SN29). */
export function MatDrift({ view, carpet }: { view: CompetitionView; carpet: Carpet }) {
  const nowMs = useSlowNow(view.competition.serverTime);
  const { now, queue } = matLine(view, carpet);
  if (view.competition.status !== "in_progress" || (now === undefined && queue.length === 0)) return null;
  const driftMs = matDriftMs(begunBouts(view, carpet), nowMs);
  if (driftMs === undefined) return null;
  const minutes = Math.round(driftMs / MINUTE_MS);
  if (Math.abs(minutes) < ON_TIME_MINUTES)
    return (
      <Badge tone="ok" icon="check">
        {drift.onTime}
      </Badge>
    );
  if (minutes < 0) return <Badge tone="ok">{drift.early(-minutes)}</Badge>;
  return (
    <Badge tone={minutes < LATE_MINUTES ? "wait" : "bad"} icon="clock">
      {drift.late(minutes)}
    </Badge>
  );
}

function begunBouts({ bouts, categories }: CompetitionView, { fightings }: Carpet) {
  return fightings.flatMap(({ uuid }) => {
    const bout = bouts.get(uuid);
    const boutSeconds = categories.get(bout?.category.uuid ?? "")?.boutSeconds ?? DEFAULT_SECONDS;
    if (bout === undefined || bout.startedAt === null) return [];
    const endedAtMs = bout.finishedAt === null ? undefined : Date.parse(bout.finishedAt);
    return [{ boutSeconds, startedAtMs: Date.parse(bout.startedAt), endedAtMs }];
  });
}
