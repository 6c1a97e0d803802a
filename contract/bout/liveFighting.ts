import type { Bout } from "#domain/bout/bout.ts";
import { remainingMs } from "#domain/bout/clock.ts";
import { callsOf } from "#domain/schedule/calls.ts";
import { CORNERS, type ByCorner } from "#domain/bout/vocabulary.ts";
import type { Clock, FighterPoints, LiveFighting } from "../competition/entity.ts";

export type FightingIdentity = {
  readonly uuid: string;
  readonly version: number;
  /** Absent while a slot of the bracket is not filled. */
  readonly fighters: ByCorner<string | undefined>;
};

/** The one place where a bout (folded from events) becomes a fighting (the record on the wire). */
export function boutToLiveFighting(
  bout: Bout,
  { uuid, version, fighters }: FightingIdentity,
  nowMs: number,
): LiveFighting {
  const { outcome } = bout;
  const winner = outcome?.winner === undefined ? undefined : fighters[outcome.winner];
  return {
    uuid,
    version,
    state: bout.status,
    points: pointsOf(bout, fighters),
    winner: winner === undefined ? null : { uuid: winner },
    cause: outcome?.cause ?? null,
    result:
      outcome === undefined
        ? null
        : { method: outcome.method, technique: outcome.technique ?? null, elapsedMs: outcome.elapsedMs },
    clock: clockOf(bout, nowMs),
    countdowns: bout.countdowns.map(({ counter, corner, startedAtMs, durationMs }) => ({
      counter,
      fighter: (corner && fighters[corner]) ?? null,
      startedAt: startedAtMs,
      duration: durationMs,
    })),
    swapped: bout.sides[0] === "blue",
    calls: [...callsOf(bout)],
  };
}

function pointsOf(bout: Bout, fighters: FightingIdentity["fighters"]): Record<string, FighterPoints> {
  const entries = CORNERS.flatMap((corner): [string, FighterPoints][] => {
    const uuid = fighters[corner];
    if (uuid === undefined) return [];
    const { points, advantages, penalties, warnings } = bout.score[corner];
    const escapeMs = bout.escapeMs[corner];
    const line = { scores: points, advantages, penalties, warnings, ...(escapeMs > 0 && { escapeMs }) };
    return [[uuid, line]];
  });
  return Object.fromEntries(entries);
}

function clockOf({ clock }: Bout, nowMs: number): Clock {
  return {
    running: clock.isRunning,
    remaining: remainingMs(clock, nowMs),
    anchor: nowMs,
    period: clock.periodIndex,
    duration: clock.periodMs,
  };
}

/** What the clock shows at a moment of server time. */
export function clockRemainingMs(clock: Clock, serverNowMs: number): number {
  if (!clock.running) return clock.remaining;
  return Math.max(0, clock.remaining - Math.max(0, serverNowMs - clock.anchor));
}
