import type { BoutEvent } from "#domain/bout/event.ts";
import { createChance, type Chance } from "#domain/draw/chance.ts";
import type { Deps } from "../environment/deps.ts";
import { findFightingForScoring, type FightingForScoring } from "../persistence/bout/boutLog.ts";
import type { DemoBout } from "./demoBouts.ts";
import type { DemoFighting } from "./demoData.ts";
import { writeAsOfficial } from "./demoOfficial.ts";
import { inventScript, pick, scoresOf, scriptToEvents, type BoutScript } from "./demoScript.ts";

const SLOT_MS = 5 * 60_000;
const LIVE_SHARES = [0.82, 0.64, 0.47, 0.71] as const;
const START: readonly BoutEvent[] = [{ type: "bout-called" }, { type: "clock-started" }];

/** What has happened on a mat so far: the bouts of the data as they are given, the others made up, one under way. */
export async function playMorning(deps: Deps, bouts: readonly DemoBout[], share: number): Promise<void> {
  const decided = decidedOf(bouts.length, share);
  const startMs = morningStartMs(bouts.length, share, deps.now());
  const isGivenOpen = ({ given }: DemoBout) => given?.winner === null;
  await playWhole(deps, bouts.filter((bout) => !isGivenOpen(bout)).slice(0, decided), startMs);
  for (const demo of [...bouts.filter(isGivenOpen), ...bouts.slice(decided)]) {
    const known = await loadBout(deps, demo);
    if (known !== undefined) return openBout(deps, known);
  }
}

/** When the first bout of a mat began that has fought this share of so many bouts by now. */
export const morningStartMs = (bouts: number, share: number, nowMs: number): number =>
  nowMs - (decidedOf(bouts, share) + 1) * SLOT_MS;

const decidedOf = (bouts: number, share: number) => Math.round(bouts * share);

/** Every bout from the first to the last. One whose slots are not filled yet is not fought: the day went on without it. */
export async function playWhole(deps: Deps, bouts: readonly DemoBout[], startMs: number): Promise<void> {
  for (const [index, demo] of bouts.entries()) {
    const known = await loadBout(deps, demo);
    if (known !== undefined) await playBout({ ...deps, now: () => startMs + index * SLOT_MS }, known);
  }
}

type Known = { readonly fighting: FightingForScoring; readonly script: BoutScript; readonly chance: Chance };

/** Undefined where somebody is still missing. */
async function loadBout({ db }: Deps, { uuid, given }: DemoBout): Promise<Known | undefined> {
  const fighting = await findFightingForScoring(db, uuid);
  if (!fighting?.fighters.red || !fighting.fighters.blue) return undefined;
  const chance = createChance(uuid);
  const script = given === undefined ? inventScript(chance) : scriptOf(given, fighting.fighters.red);
  return { fighting, script, chance };
}

async function playBout(deps: Deps, { fighting, script, chance }: Known): Promise<void> {
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
async function openBout(deps: Deps, { fighting, script, chance }: Known): Promise<void> {
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
