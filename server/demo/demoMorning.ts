import type { BoutEvent } from "#domain/bout/event.ts";
import { createChance, type Chance } from "#domain/draw/chance.ts";
import type { Deps } from "../deps.ts";
import { findFightingForScoring, type FightingForScoring } from "../persistence/boutLog.ts";
import type { DemoBout } from "./demoBouts.ts";
import type { DemoFighting } from "./demoData.ts";
import { writeAsOfficial } from "./demoOfficial.ts";
import { inventScript, pick, scoresOf, scriptToEvents, type BoutScript } from "./demoScript.ts";

const SLOT_MS = 5 * 60_000;
const LIVE_SHARES = [0.82, 0.64, 0.47, 0.71] as const;
const START: readonly BoutEvent[] = [{ type: "bout-called" }, { type: "clock-started" }];

/** What has happened on a mat so far: the bouts of the data as they are given, the others made up, one under way. */
export async function playMorning(deps: Deps, bouts: readonly DemoBout[], share: number): Promise<void> {
  const decided = Math.round(bouts.length * share);
  const startMs = deps.now() - (decided + 1) * SLOT_MS;
  for (const [index, demo] of bouts.entries()) {
    const fighting = await findFightingForScoring(deps.db, demo.uuid);
    // A bout whose slots are not filled yet is not fought: the morning went on without it.
    if (!fighting?.fighters.red || !fighting.fighters.blue) continue;
    const script = demo.given === undefined ? undefined : scriptOf(demo.given, fighting.fighters.red);
    const chance = createChance(demo.uuid);
    const isLive = index >= decided || demo.given?.winner === null;
    if (isLive) return openBout(deps, fighting, script ?? inventScript(chance), chance);
    await playBout(
      { ...deps, now: () => startMs + index * SLOT_MS },
      fighting,
      script ?? inventScript(chance),
      chance,
    );
  }
}

/** A mat's whole day, from its first bout to its last. */
export async function playWhole(deps: Deps, bouts: readonly DemoBout[], startMs: number): Promise<void> {
  for (const [index, { uuid }] of bouts.entries()) {
    const fighting = await findFightingForScoring(deps.db, uuid);
    if (!fighting?.fighters.red || !fighting.fighters.blue) continue;
    const chance = createChance(uuid);
    await playBout({ ...deps, now: () => startMs + index * SLOT_MS }, fighting, inventScript(chance), chance);
  }
}

async function playBout(
  deps: Deps,
  fighting: FightingForScoring,
  script: BoutScript,
  chance: Chance,
): Promise<void> {
  const boutMs = boutMsOf(fighting);
  await writeAsOfficial(
    deps,
    fighting.uuid,
    0,
    START.map((event) => ({ event, boutMs })),
  );
  const atEnd = { ...deps, now: () => deps.now() + boutMs };
  await writeAsOfficial(atEnd, fighting.uuid, START.length, scriptToEvents(script, boutMs, chance));
}

/** A bout in the middle: the clock runs and somebody leads. */
async function openBout(
  deps: Deps,
  fighting: FightingForScoring,
  script: BoutScript,
  chance: Chance,
): Promise<void> {
  const boutMs = boutMsOf(fighting);
  const leftMs = Math.round(boutMs * pick(chance, LIVE_SHARES));
  const atStart = { ...deps, now: () => deps.now() - (boutMs - leftMs) };
  await writeAsOfficial(
    atStart,
    fighting.uuid,
    0,
    START.map((event) => ({ event, boutMs })),
  );
  const scores = scoresOf(script).slice(0, 3);
  await writeAsOfficial(
    deps,
    fighting.uuid,
    START.length,
    scores.map((event) => ({ event, boutMs: leftMs })),
  );
}

const boutMsOf = ({ boutSeconds }: FightingForScoring) => (boutSeconds ?? 300) * 1000;

function scriptOf(known: DemoFighting, redUuid: string): BoutScript {
  const [first, second] = known.fighters;
  const [red, blue] = first.uuid === redUuid ? [first, second] : [second, first];
  const scores = { red: known.points[red.uuid]?.scores ?? 0, blue: known.points[blue.uuid]?.scores ?? 0 };
  const winner = known.winner?.uuid === blue.uuid ? "blue" : "red";
  const method = known.result?.method ?? known.cause ?? "points";
  return { scores, winner, method, ...(known.result?.technique && { technique: known.result.technique }) };
}
