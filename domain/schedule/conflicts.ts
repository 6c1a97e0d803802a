import type { StartWindow } from "./estimate.ts";
import { isInPlay, type MatQueue, type QueuedBout, remainingBouts } from "./queue.ts";
import { restBeforeMs, type RestRule } from "./rest.ts";

export type Severity = "hard" | "soft" | "note";

/** Two bouts that get in each other's way; `earlier` is absent when the earlier one is already over. */
export type Conflict = {
  readonly severity: Severity;
  readonly later: string;
  readonly earlier?: string;
} & (
  | { readonly code: "on-two-mats"; readonly fighter: string }
  | { readonly code: "before-its-feeder"; readonly category: string }
  | { readonly code: "rest-not-over"; readonly fighter: string; readonly missingMs: number }
  | { readonly code: "other-category-close"; readonly fighter: string }
  | { readonly code: "coach-on-two-mats"; readonly coach: string }
);

export type ConflictsInput = {
  readonly queues: readonly MatQueue[];
  readonly starts: ReadonlyMap<string, StartWindow>;
  readonly rest: RestRule;
  /** When each athlete's last bout ended. */
  readonly lastEndedAtMs?: ReadonlyMap<string, number>;
};

/**
 * Everything that would go wrong if the day went as estimated (DY4): shown at reorder, at the call and at the
 * start. Hard ones cannot be fought that way, soft ones a person may accept, notes are for coaches.
 */
export function findConflicts(input: ConflictsInput): readonly Conflict[] {
  const planned = byStart(plannedBouts(input));
  return [
    ...[...groupBy(planned, ({ bout }) => bout.fighters)].flatMap(([fighter, bouts]) =>
      conflictsOfFighter(fighter, bouts, input),
    ),
    ...conflictsOfFeeders(planned),
    ...[...groupBy(planned, ({ bout }) => bout.coaches ?? [])].flatMap(([coach, bouts]) =>
      conflictsOfCoach(coach, bouts),
    ),
  ];
}

/**
 * The same for one bout at a time: told at the later one, and at both when it cannot be fought that way. A page shows a
 * few bouts of a long day, and while one of them is dragged it asks anew with every step: only what is asked for is put
 * in order.
 */
export function createConflicts(input: ConflictsInput): (bout: string) => readonly Conflict[] {
  const planned = plannedBouts(input);
  const bouts = new Map(planned.map(({ bout }) => [bout.id, bout]));
  const byFighter = groupBy(planned, ({ bout }) => bout.fighters);
  const byCoach = groupBy(planned, ({ bout }) => bout.coaches ?? []);
  const isFed = planned.some(({ bout }) => bout.fedBy !== undefined);
  const feeders = isFed ? conflictsOfFeeders(byStart(planned)) : [];
  return (id) => {
    const bout = bouts.get(id);
    const found = [
      ...(bout?.fighters ?? []).flatMap((one) =>
        conflictsOfFighter(one, byStart(byFighter.get(one) ?? []), input),
      ),
      ...(bout?.coaches ?? []).flatMap((one) => conflictsOfCoach(one, byStart(byCoach.get(one) ?? []))),
      ...feeders,
    ];
    return found.filter(
      ({ later, earlier, severity }) => later === id || (severity === "hard" && earlier === id),
    );
  };
}

type Planned = {
  readonly bout: QueuedBout;
  readonly carpet: string;
  readonly startMs: number;
  readonly endMs: number;
};

function plannedBouts({ queues, starts }: ConflictsInput): Planned[] {
  return queues.flatMap((queue) =>
    remainingBouts(queue).flatMap((bout): Planned[] => {
      const window = starts.get(bout.id);
      return window ? [{ bout, carpet: queue.carpet, startMs: window.startMs, endMs: window.endMs }] : [];
    }),
  );
}

const byStart = (planned: readonly Planned[]): readonly Planned[] =>
  planned.toSorted((one, other) => one.startMs - other.startMs);

/** Like `Map.groupBy`, for things that belong to several groups. */
function groupBy(planned: readonly Planned[], keysOf: (item: Planned) => readonly string[]) {
  const groups = new Map<string, Planned[]>();
  for (const item of planned) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [item]);
      else if (group.at(-1) !== item) group.push(item);
    }
  }
  return groups;
}

function conflictsOfFighter(fighter: string, bouts: readonly Planned[], input: ConflictsInput): Conflict[] {
  const conflicts: Conflict[] = [];
  const endedAtMs = input.lastEndedAtMs?.get(fighter);
  bouts.forEach((later, index) => {
    const needMs = restBeforeMs(later.bout, input.rest);
    if (index === 0 && endedAtMs !== undefined && later.bout.state !== "running") {
      const missingMs = needMs - (later.startMs - endedAtMs);
      if (missingMs > ROUNDING_MS) conflicts.push(restConflict(fighter, later, undefined, missingMs));
    }
    for (const earlier of bouts.slice(0, index)) {
      conflicts.push(...conflictsOfPair(fighter, earlier, later, needMs));
    }
  });
  return conflicts;
}

function conflictsOfPair(fighter: string, earlier: Planned, later: Planned, needMs: number): Conflict[] {
  const pair = { earlier: earlier.bout.id, later: later.bout.id };
  const isElsewhere = earlier.carpet !== later.carpet;
  if (isElsewhere && meet(earlier, later)) {
    return [{ ...pair, severity: "hard", code: "on-two-mats", fighter }];
  }
  const gapMs = later.startMs - earlier.endMs;
  const isOtherCategory = earlier.bout.category !== later.bout.category;
  const isClose = isElsewhere && isOtherCategory && gapMs < earlier.endMs - earlier.startMs;
  return [
    ...(needMs - gapMs > ROUNDING_MS ? [restConflict(fighter, later, earlier, needMs - gapMs)] : []),
    ...(isClose ? [{ ...pair, severity: "soft", code: "other-category-close", fighter } as const] : []),
  ];
}

/** Times are told in whole milliseconds, each rounded by itself: nobody lacks a part of a second of rest. */
const ROUNDING_MS = 1000;

function meet(earlier: Planned, later: Planned): boolean {
  return later.startMs < earlier.endMs || (isInPlay(earlier.bout) && isInPlay(later.bout));
}

function restConflict(
  fighter: string,
  later: Planned,
  earlier: Planned | undefined,
  missingMs: number,
): Conflict {
  return {
    severity: "soft",
    code: "rest-not-over",
    fighter,
    missingMs,
    later: later.bout.id,
    ...(earlier && { earlier: earlier.bout.id }),
  };
}

/** Who goes on to an absolute is known only when the classes that feed it are over. */
function conflictsOfFeeders(planned: readonly Planned[]): Conflict[] {
  const lastOf = new Map<string, Planned>();
  for (const item of planned) {
    const last = lastOf.get(item.bout.category);
    if (!last || item.endMs > last.endMs) lastOf.set(item.bout.category, item);
  }
  return planned.flatMap(({ bout, startMs }) =>
    (bout.fedBy ?? []).flatMap((category): Conflict[] => {
      const last = lastOf.get(category);
      if (!last || last.endMs <= startMs) return [];
      const pair = { earlier: last.bout.id, later: bout.id };
      return [{ ...pair, severity: "hard", code: "before-its-feeder", category }];
    }),
  );
}

function conflictsOfCoach(coach: string, bouts: readonly Planned[]): Conflict[] {
  return bouts.flatMap((later, index) =>
    bouts
      .slice(0, index)
      .filter((earlier) => earlier.carpet !== later.carpet && later.startMs < earlier.endMs)
      .map((earlier): Conflict => {
        const pair = { earlier: earlier.bout.id, later: later.bout.id };
        return { ...pair, severity: "note", code: "coach-on-two-mats", coach };
      }),
  );
}
