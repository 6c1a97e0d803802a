import type { FoundNext } from "#contract/event/search.ts";
import type { StartWindow } from "#domain/schedule/estimate.ts";
import type { Deps } from "../environment/deps.ts";
import type { PresentedCompetition } from "../present/competition.ts";
import type { Snapshots } from "../snapshots/competitionSnapshots.ts";
import { findExpectedStarts } from "../usecases/day/athleteDay.ts";

type Bout = PresentedCompetition["fightings"][number];
type Starts = ReadonlyMap<string, StartWindow>;

/** A forecast of one hall serves everybody who searches in these seconds. */
const KEPT_MS = 10_000;
const ON_MAT: ReadonlySet<Bout["state"]> = new Set(["called", "running", "paused", "time-over"]);

/** Where and about when an athlete fights next, on the day itself; as the pages say it (SR12). */
export function createNextBouts({ db, now }: Pick<Deps, "db" | "now">, snapshots: Snapshots) {
  const kept = new Map<string, { readonly atMs: number; readonly starts: Promise<Starts> }>();

  const startsOf = (document: PresentedCompetition): Promise<Starts> => {
    const nowMs = now();
    const known = kept.get(document.uuid);
    if (known !== undefined && nowMs - known.atMs < KEPT_MS) return known.starts;
    for (const [uuid, { atMs }] of kept) if (nowMs - atMs >= KEPT_MS) kept.delete(uuid);
    const starts = findExpectedStarts(db, document.id, nowMs).then(({ windows }) => windows);
    kept.set(document.uuid, { atMs: nowMs, starts });
    // Nobody keeps what could not be read.
    starts.catch(() => kept.delete(document.uuid));
    return starts;
  };

  return async function findNext(competition: string, fighter: string): Promise<FoundNext> {
    const snapshot = await snapshots.find(competition);
    if (snapshot === undefined || !snapshot.visibility.isShownByEvent) return null;
    const { document } = snapshot;
    if (document.status !== "in_progress") return null;
    return nextIn(document, fighter, await startsOf(document));
  };
}

/** The bout the athlete is in, or the first of those to come that has a mat. */
function nextIn({ fightings, carpets }: PresentedCompetition, fighter: string, starts: Starts): FoundNext {
  const startOf = ({ uuid }: Bout) => starts.get(uuid)?.startMs ?? Number.POSITIVE_INFINITY;
  const ahead = fightings
    .filter(({ state, winner, slots }) => {
      const isOver = winner !== null || state === "finished";
      return !isOver && slots.some((slot) => slot.fighter === fighter);
    })
    .toSorted(
      (one, other) =>
        Number(ON_MAT.has(other.state)) - Number(ON_MAT.has(one.state)) || startOf(one) - startOf(other),
    );
  const bout = ahead.find(({ carpet }) => carpet !== null);
  const mat = carpets.find(({ uuid }) => uuid === bout?.carpet?.uuid);
  if (bout === undefined || mat === undefined) return null;
  const isOn = ON_MAT.has(bout.state);
  const expected = isOn ? undefined : starts.get(bout.uuid);
  const moment = (ms: number) => new Date(ms).toISOString();
  return {
    mat: mat.name,
    carpet: mat.uuid,
    isOn,
    startsAt: expected === undefined ? null : moment(expected.startMs),
    window: expected === undefined ? null : { from: moment(expected.fromMs), to: moment(expected.toMs) },
  };
}
