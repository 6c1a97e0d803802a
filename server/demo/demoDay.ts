import type { Competition, Fighting } from "#contract/entity.ts";
import { clockRemainingMs } from "#contract/liveFighting.ts";
import { CORNERS, type Corner } from "#domain/bout/vocabulary.ts";
import { createChance, type Chance } from "#domain/draw/chance.ts";
import type { Deps } from "../deps.ts";
import { findLease } from "../persistence/leases.ts";
import type { LeaseRow } from "../persistence/logTables.ts";
import { findCompetitionByUuid } from "../persistence/competitionRows.ts";
import { readCompetition } from "../usecases/readCompetition.ts";
import { readDemoData } from "./demoData.ts";
import { writeAsOfficial } from "./demoOfficial.ts";
import { pick, type ScriptedEvent } from "./demoScript.ts";

const TICK_MS = 3000;
/** A table nobody has touched for this long was only looked at: the mat goes on. */
const ABANDONED_MS = 3 * 60_000;
const BREAK_MS = 20_000;
/** Chances in a thousand per tick, each up to the next. */
const SCORES = 50;
const SUBMITS = 57;
const PENALTY = 65;
/** The lead at which the demo's rules end a bout. */
const SUPERIORITY = 15;

/** The demo goes on by itself, so that there is something to watch. A mat whose table a person holds is left alone. */
export function runDemoDay(deps: Deps): { stop(): Promise<void> } {
  const chance = createChance(deps.newId());
  const { uuid } = readDemoData(deps.now()).competition;
  const tick = async () => {
    const row = await findCompetitionByUuid(deps.db, uuid);
    const competition = row && row.status === "in_progress" ? await readCompetition(deps, row.id) : undefined;
    if (competition === undefined) return;
    for (const carpet of competition.carpets) {
      const lease = await findLease(deps.db, `carpet:${carpet.uuid}`);
      if (!isHeld(lease, deps.now())) await goOn(deps, competition, carpet, chance);
    }
  };
  let ticking: Promise<void> | undefined;
  const timer = setInterval(() => {
    // A slow machine plays a slow day: one step is never begun before the last is done.
    ticking ??= tick()
      .catch((err: unknown) => deps.log.error({ err }, "demo day"))
      .finally(() => void (ticking = undefined));
  }, TICK_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await ticking;
    },
  };
}

function isHeld(lease: LeaseRow | undefined, nowMs: number): boolean {
  return typeof lease?.device_id === "string" && nowMs - lease.seen_ms < ABANDONED_MS;
}

async function goOn(
  deps: Deps,
  competition: Competition,
  carpet: Competition["carpets"][number],
  chance: Chance,
) {
  const byUuid = new Map(competition.fightings.map((fighting) => [fighting.uuid, fighting]));
  const queue = carpet.fightings.flatMap(({ uuid }) => byUuid.get(uuid) ?? []);
  const current = queue.find(isInPlay);
  if (current !== undefined) return write(deps, current, nextActs(current, deps.now(), chance));
  const busy = new Set(competition.fightings.filter(isInPlay).flatMap(uuidsOf));
  const next = queue.find(
    (bout) =>
      bout.state === "waiting" && bout.fighters.length === 2 && !uuidsOf(bout).some((uuid) => busy.has(uuid)),
  );
  const lastAt = Math.max(
    0,
    ...queue.map(({ finishedAt }) => (finishedAt === null ? 0 : Date.parse(finishedAt))),
  );
  if (next === undefined || deps.now() - lastAt < BREAK_MS) return;
  const boutMs = next.clock.duration;
  await write(deps, next, [
    { event: { type: "bout-called" }, boutMs },
    { event: { type: "clock-started" }, boutMs },
  ]);
}

const isInPlay = ({ state }: Fighting) => state !== "waiting" && state !== "finished";
const uuidsOf = ({ fighters }: Fighting) => fighters.map(({ uuid }) => uuid);

const write = (deps: Deps, { uuid, version }: Fighting, acts: readonly ScriptedEvent[]) =>
  writeAsOfficial(deps, uuid, version, acts);

function nextActs(fighting: Fighting, nowMs: number, chance: Chance): ScriptedEvent[] {
  const boutMs = Math.round(clockRemainingMs(fighting.clock, nowMs));
  if (!fighting.clock.running && boutMs > 0) return [{ event: { type: "clock-started" }, boutMs }];
  const corner = pick(chance, CORNERS);
  const stop: ScriptedEvent[] = fighting.clock.running ? [{ event: { type: "clock-stopped" }, boutMs }] : [];
  const leader = leaderOf(fighting, corner);
  if (boutMs === 0 || leader.method === "technical_superiority") {
    return [...stop, { event: { type: "result-declared", ...leader }, boutMs }];
  }
  const roll = chance.below(1000);
  if (roll < SCORES)
    return [{ event: { type: "points-scored", corner, points: pick(chance, [2, 2, 3, 4]) }, boutMs }];
  if (roll < SUBMITS) {
    return [
      ...stop,
      {
        event: { type: "result-declared", method: "submission", winner: corner, technique: "armbar" },
        boutMs,
      },
    ];
  }
  return roll < PENALTY ? [{ event: { type: "penalty-given", corner }, boutMs }] : [];
}

/** Who has more points; the referees' decision where nobody has. */
function leaderOf({ slots, points }: Fighting, chosen: Corner) {
  const [red = 0, blue = 0] = slots.map(({ fighter }) => points[fighter ?? ""]?.scores ?? 0);
  if (red === blue) return { method: "decision", winner: chosen } as const;
  const method = Math.abs(red - blue) >= SUPERIORITY ? "technical_superiority" : "points";
  return { method, winner: red > blue ? "red" : "blue" } as const;
}
