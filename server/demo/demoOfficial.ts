import { randomUUID } from "node:crypto";
import type { SubmittedEvent } from "#contract/submit.ts";
import type { BoutEvent } from "#domain/bout/event.ts";
import type { Chance } from "#domain/draw/chance.ts";
import type { Deps } from "../deps.ts";
import { findAccountByIdentifier } from "../persistence/accounts.ts";
import { findFightingForScoring } from "../persistence/boutLog.ts";
import { submitBoutEvents } from "../usecases/submitBoutEvents.ts";
import type { DemoBout } from "./demoBouts.ts";
import type { DemoFighting } from "./demoData.ts";
import {
  inventScript,
  pick,
  scriptToEvents,
  stepsTo,
  type BoutScript,
  type ScriptedEvent,
} from "./demoScript.ts";

const DEVICE = "00000000-0000-4000-8000-000000000001";
const LIVE_SHARES = [0.82, 0.64, 0.47, 0.71] as const;

/** Writes bouts the way a table does, through the same use case, at whatever moment it is told. */
export function createDemoOfficial(given: Omit<Deps, "wakeFeed">) {
  const submit = async (uuid: string, events: readonly ScriptedEvent[], atMs: number) => {
    const deps: Deps = { ...given, now: () => atMs, wakeFeed: () => {} };
    const account = await findAccountByIdentifier(deps.db, "chief");
    if (account === undefined) return;
    const viewer = { role: account.role, accountId: account.id, sessionId: "demo" };
    const version = sent.get(uuid) ?? 0;
    const request = {
      device: DEVICE,
      proto: 1 as const,
      events: events.map((act, index) => toSubmitted(act, version + index)),
    };
    sent.set(uuid, version + events.length);
    await submitBoutEvents(deps, { fightingUuid: uuid, viewer, request });
  };
  const sent = new Map<string, number>();

  const begin = async (uuid: string, atMs: number): Promise<number | undefined> => {
    const fighting = await findFightingForScoring(given.db, uuid);
    // A bout whose slots are not filled yet is not fought: the morning went on without it.
    if (!fighting?.fighters.red || !fighting.fighters.blue) return undefined;
    const boutMs = (fighting.boutSeconds ?? 300) * 1000;
    const start: BoutEvent[] = [{ type: "bout-called" }, { type: "clock-started" }];
    await submit(
      uuid,
      start.map((event) => ({ event, boutMs })),
      atMs,
    );
    return boutMs;
  };

  return {
    /** A whole bout, finished. */
    async play({ uuid, given: known }: DemoBout, chance: Chance, atMs: number): Promise<void> {
      const boutMs = await begin(uuid, atMs);
      if (boutMs === undefined) return;
      const fighting = await findFightingForScoring(given.db, uuid);
      const script = known === undefined ? inventScript(chance) : scriptOf(known, fighting?.fighters.red);
      await submit(uuid, scriptToEvents(script, boutMs, chance), atMs + boutMs);
    },
    /** A bout in the middle: the clock runs and somebody leads. */
    async open({ uuid, given: known }: DemoBout, chance: Chance, atMs: number): Promise<void> {
      const fighting = await findFightingForScoring(given.db, uuid);
      const fullMs = (fighting?.boutSeconds ?? 300) * 1000;
      const leftMs = Math.round(fullMs * pick(chance, LIVE_SHARES));
      if ((await begin(uuid, atMs - (fullMs - leftMs))) === undefined) return;
      const script = known === undefined ? inventScript(chance) : scriptOf(known, fighting?.fighters.red);
      const scores = (["red", "blue"] as const).flatMap((corner) =>
        stepsTo(script.scores[corner]).map((points) => ({ type: "points-scored", corner, points }) as const),
      );
      await submit(
        uuid,
        scores.slice(0, 3).map((event) => ({ event, boutMs: leftMs })),
        atMs,
      );
    },
  };
}

function scriptOf(known: DemoFighting, redUuid: string | undefined): BoutScript {
  const [first, second] = known.fighters;
  const [red, blue] = first.uuid === redUuid ? [first, second] : [second, first];
  const scores = { red: known.points[red.uuid]?.scores ?? 0, blue: known.points[blue.uuid]?.scores ?? 0 };
  const winner = known.winner?.uuid === blue.uuid ? "blue" : "red";
  const method = known.result?.method ?? known.cause ?? "points";
  return { scores, winner, method, ...(known.result?.technique && { technique: known.result.technique }) };
}

function toSubmitted({ event, boutMs }: ScriptedEvent, baseVersion: number): SubmittedEvent {
  return {
    id: randomUUID(),
    event,
    deviceSeq: baseVersion + 1,
    lease: null,
    baseVersion,
    boutMs,
    at: { wall: 0, offset: null, rtt: null },
  };
}
