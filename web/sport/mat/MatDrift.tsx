import type { Carpet } from "#contract/competition/entity.ts";
import { matDriftMs } from "#domain/schedule/drift.ts";
import { drift } from "#texts/sport/drift.ts";
import { boutKind } from "#web/sport/facts/dayQueues.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { matLine, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { useSlowNow } from "#web/platform/clock/useServerNow.ts";

const MINUTE_MS = 60_000;
/** Nobody plans a bout to the minute. */
const ON_TIME_MINUTES = 3;
/** From here on a mat is late: somebody has to know of it. */
export const LATE_MINUTES = 10;

/** How far the mat is from its plan, in words; nothing before its first bout and after its last (SN29). */
export function MatDrift({ view, carpet }: { view: CompetitionView; carpet: Carpet }) {
  const minutes = driftMinutes(view, carpet, useSlowNow(view.competition.serverTime));
  return minutes === undefined ? null : <DriftBadge minutes={minutes} words={drift} />;
}

type Words = { readonly onTime: string } & Record<"late" | "early", (minutes: number) => string>;

type BadgeProps = { minutes: number; words: Words; hasIcon?: boolean };

export function DriftBadge({ minutes, words, hasIcon = true }: BadgeProps) {
  if (Math.abs(minutes) < ON_TIME_MINUTES)
    return (
      <Badge tone="ok" icon={hasIcon ? "check" : undefined}>
        {words.onTime}
      </Badge>
    );
  if (minutes < 0) return <Badge tone="ok">{words.early(-minutes)}</Badge>;
  return (
    <Badge tone={minutes < LATE_MINUTES ? "wait" : "bad"} icon={hasIcon ? "clock" : undefined}>
      {words.late(minutes)}
    </Badge>
  );
}

/** Undefined before the first bout of the mat and after its last. */
export function driftMinutes(view: CompetitionView, carpet: Carpet, nowMs: number): number | undefined {
  const { now, queue } = matLine(view, carpet);
  if (view.competition.status !== "in_progress" || (now === undefined && queue.length === 0))
    return undefined;
  const driftMs = matDriftMs(begunBouts(view, carpet), nowMs);
  return driftMs === undefined ? undefined : Math.round(driftMs / MINUTE_MS);
}

function begunBouts({ competition, bouts, categories }: CompetitionView, { fightings }: Carpet) {
  return fightings.flatMap(({ uuid }) => {
    const bout = bouts.get(uuid);
    if (bout === undefined || bout.startedAt === null) return [];
    const endedAtMs = bout.finishedAt === null ? undefined : Date.parse(bout.finishedAt);
    const kind = boutKind(competition, categories.get(bout.category.uuid));
    return [{ ...kind, startedAtMs: Date.parse(bout.startedAt), endedAtMs }];
  });
}
