import type { Timeline, TimelineEntry as WireEntry } from "#contract/bout/timeline.ts";
import type { FighterPoints } from "#contract/competition/entity.ts";
import { canSeeCompetition, type Viewer, type Visibility } from "#domain/access/access.ts";
import type { ScoreEvent } from "#domain/bout/event.ts";
import { publicMethod } from "#domain/bout/publicMethod.ts";
import { timelineOf, type TimelineEntry } from "#domain/bout/timeline.ts";
import { CORNERS } from "#domain/bout/vocabulary.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { TECHNIQUES } from "#domain/ruleset/techniques.ts";
import type { Deps } from "../../environment/deps.ts";
import { findFightingForScoring, findHead, type FightingForScoring } from "../../persistence/bout/boutLog.ts";
import { loadBoutTable, type BoutTable } from "./boutTable.ts";

export type Timelines = {
  /** How a bout came to its score, for everybody who may see the competition. */
  readonly find: (viewer: Viewer, fightingUuid: string) => Promise<Result<Timeline, TimelineProblem>>;
};
type TimelineProblem = { readonly code: "not-found" };

/** Tells who sees a competition; from what is held in memory, because a whole hall asks. */
type FindVisibility = (competitionUuid: string) => Promise<Visibility | undefined>;

const MOST_HELD = 300;

/** A whole hall asks after every score: each version of a bout is read from its log once. */
export function createTimelines({ db }: Pick<Deps, "db">, findVisibility: FindVisibility): Timelines {
  const held = new Map<string, { readonly version: number; readonly timeline: Promise<Timeline> }>();
  const read = async (fighting: FightingForScoring): Promise<Timeline> => {
    const version = (await findHead(db, fighting.uuid))?.version ?? 0;
    const known = held.get(fighting.uuid);
    if (known?.version === version) return known.timeline;
    const timeline = loadBoutTable(db, fighting).then(presentTimeline);
    held.delete(fighting.uuid);
    held.set(fighting.uuid, { version, timeline });
    timeline.catch(() => held.delete(fighting.uuid));
    const [oldest] = held.keys();
    if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
    return timeline;
  };
  return {
    find: async (viewer, fightingUuid) => {
      const fighting = await findFightingForScoring(db, fightingUuid);
      const visibility = fighting && (await findVisibility(fighting.competitionUuid));
      if (fighting === undefined || visibility === undefined || !canSeeCompetition(viewer, visibility))
        return refuse({ code: "not-found" });
      return ok(await read(fighting));
    },
  };
}

function presentTimeline(table: BoutTable): Timeline {
  return {
    version: table.version,
    entries: timelineOf(table.bout).map((entry) => presentEntry(table, entry)),
  };
}

function presentEntry(table: BoutTable, entry: TimelineEntry): WireEntry {
  const { fighters } = table.fighting;
  const { id, periodIndex, elapsedMs, totalMs, isCorrected, isAfterTime } = entry;
  const points = pointsOf(table, entry);
  const common = { id, period: periodIndex, elapsedMs, totalMs, points, isCorrected, isAfterTime };
  switch (entry.kind) {
    case "score": {
      const { event } = entry;
      return {
        ...common,
        ...givenBy(event),
        fighter: fighters[event.corner] ?? null,
        action: actionLabel(table, event),
        actionId: event.action ?? null,
      };
    }
    case "result":
      return {
        ...common,
        kind: "result",
        method: publicMethod(entry.method),
        winner: (entry.winner && fighters[entry.winner]) ?? null,
        technique: TECHNIQUES.find((one) => one.id === entry.technique)?.label ?? null,
        techniqueId: entry.technique ?? null,
      };
    case "started":
    case "period":
      return { ...common, kind: entry.kind };
  }
}

function pointsOf({ fighting }: BoutTable, { score }: TimelineEntry): Record<string, FighterPoints> {
  return Object.fromEntries(
    CORNERS.flatMap((corner) => {
      const uuid = fighting.fighters[corner];
      const { points, ...rest } = score[corner];
      return uuid === undefined ? [] : [[uuid, { scores: points, ...rest }]];
    }),
  );
}

function givenBy(event: ScoreEvent) {
  switch (event.type) {
    case "points-scored":
      return { kind: "points", value: event.points } as const;
    case "advantage-given":
      return { kind: "advantage", value: null } as const;
    case "penalty-given":
      return { kind: "penalty", value: null } as const;
    case "warning-given":
      return { kind: "warning", value: null } as const;
    case "escape-timed":
      return { kind: "escape", value: event.escapeMs } as const;
  }
}

function actionLabel({ bout }: BoutTable, { action }: ScoreEvent): string | null {
  return bout.setup.rules.actions.find(({ id }) => id === action)?.label ?? null;
}
