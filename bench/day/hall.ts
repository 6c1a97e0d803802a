import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "#contract/api/client.ts";
import { isRecord } from "#contract/shape.ts";
import { isCompetition } from "#contract/api/live.ts";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import type { Bout } from "#domain/bout/bout.ts";
import { createChance } from "#domain/draw/chance.ts";
import { GivenUp } from "#server/play/keepTrying.ts";
import { createLaptop, type Course, type Laptop, playMat } from "#server/play/mat.ts";
import { nextStep } from "#server/play/nextStep.ts";
import type { PlayClient } from "#server/play/playClient.ts";
import { type ChangingTempo, createTempo } from "#server/play/tempo.ts";
import { calledNext } from "#web/sport/facts/calledNext.ts";
import { dayFacts } from "#web/sport/facts/dayFacts.ts";
import { boutsOnMat } from "#web/sport/facts/todayBouts.ts";
import { realNow } from "./hallClock.ts";
import { insist } from "./people.ts";
import type { createTimes } from "./times.ts";

/** A person waits less than a program that is alone with a server. */
const HURRY = 10;
/** While the clock runs, things happen twice as often as in the demo. */
const DENSER = 2;

/** The tempo of a hall whose clock everybody in this process goes by. */
export function createHallTempo(speed: number, ended: AbortSignal): ChangingTempo {
  const tempo = createTempo(speed, ended, realNow);
  return {
    ...tempo,
    wait: (ms) => tempo.wait(ms / HURRY),
    hallMsSince: (atMs) => Date.now() - atMs,
  };
}

/**
 * The document of the competition, read over any network and kept once for all tables of this process. A day lasts as long
 * as somebody fights, also beyond midnight.
 */
export function createHallDocument(uuid: string, lastMs: () => number) {
  let kept: { readonly etag: string; readonly competition: Competition } | undefined;
  return async (origin: string): Promise<Competition> => {
    const response = await fetch(`${origin}/api/competitions/uuid/${uuid}`, {
      headers: kept === undefined ? {} : { "if-none-match": kept.etag },
      signal: AbortSignal.timeout(10_000),
    });
    const serverTime = Math.min(lastMs(), Number(response.headers.get("x-server-time") ?? Date.now()));
    if (response.status === 304 && kept !== undefined) return { ...kept.competition, serverTime };
    const read: unknown = await response.json();
    const competition = isRecord(read) ? { ...read, serverTime } : read;
    if (!isCompetition(competition)) throw new Error(`the competition was answered with ${response.status}`);
    kept = { etag: response.headers.get("etag") ?? "", competition };
    return competition;
  };
}

export type HallDocument = ReturnType<typeof createHallDocument>;

export type TableOptions = {
  /** The person who sits there, over the network of the table. */
  readonly api: Api;
  readonly origin: string;
  readonly document: HallDocument;
  readonly carpetUuid: string;
  readonly competitionUuid: string;
  readonly tempo: ChangingTempo;
  readonly seed: string;
  readonly times: ReturnType<typeof createTimes>;
};

export type Table = ReturnType<typeof startTable>;

/** A table with the outbox of a real one. It is told when a spare one sits at its mat, and leaves it to it. */
export function startTable(options: TableOptions) {
  const laptop = createLaptop();
  const state = { isAside: false, isLeaving: false };
  const client = clientOf(options, state);
  const courseOf = async (fighting: Fighting): Promise<Course> => {
    if (state.isLeaving) throw new GivenUp("the spare table is put away");
    const chance = createChance(`${options.seed} bout ${fighting.number}`);
    return (bout, nowMs) => denser(bout, nextStep(bout, nowMs, chance));
  };
  const { carpetUuid, competitionUuid, tempo } = options;
  const working = playMat({
    client,
    carpetUuid,
    competitionUuid,
    tempo,
    courseOf,
    laptop,
    onTrouble: () => {},
  });
  return {
    laptop,
    working,
    /** Somebody else writes for this mat; what it still has goes to the head table. */
    stepAside: (isAside: boolean) => void (state.isAside = isAside),
    /** After the bout it is at. */
    leave: () => void (state.isLeaving = true),
    handIn: () => handIn(options, laptop),
  };
}

function clientOf(
  { api, origin, document, carpetUuid, times }: TableOptions,
  state: { readonly isAside: boolean },
): PlayClient {
  const submitEvents: typeof api.fightings.submitEvents = async (uuid, body) => {
    const sentMs = performance.now();
    const answer = await api.fightings.submitEvents(uuid, body);
    times.acknowledged(performance.now() - sentMs);
    return answer;
  };
  const take: typeof api.leases.take = async (request) => {
    if (state.isAside && request.data.takeover) throw new Error("the mat is left to the spare table");
    return api.leases.take(request);
  };
  return {
    enter: async () => {},
    api: {
      competitions: { byUuid: async () => asCalled(await document(origin), carpetUuid) },
      fightings: { events: api.fightings.events, submitEvents },
      leases: { take },
      awarding: api.awarding,
    },
  };
}

/** The queue of a mat as its officials call it: today's bouts alone, and the one first whose athletes have rested. */
function asCalled(competition: Competition, carpetUuid: string): Competition {
  const { off } = dayFacts(competition);
  const carpets = competition.carpets.map((carpet) => {
    if (carpet.uuid !== carpetUuid) return carpet;
    const today = boutsOnMat(competition, carpet).filter(({ uuid }) => !off.has(uuid));
    const ready = today.filter(({ state, fighters }) => state === "waiting" && fighters.length === 2);
    const next = calledNext(competition, ready, Date.now());
    const inOrder = next === undefined ? today : [next, ...today.filter((bout) => bout !== next)];
    return { ...carpet, fightings: inOrder.map(({ id, uuid }) => ({ id, uuid })) };
  });
  return { ...competition, carpets };
}

function denser(bout: Bout, step: ReturnType<typeof nextStep>) {
  const isPause = step?.command.type === "stop-clock";
  return step && bout.clock.isRunning && !isPause ? { ...step, afterMs: step.afterMs / DENSER } : step;
}

/** What a device still holds when its mat is done: sent as by a table that stays open, whose next beat says that nothing waits. */
async function handIn({ api, carpetUuid }: TableOptions, { device, outbox, memory }: Laptop): Promise<void> {
  for (const { fightingUuid, events } of await outbox.findWaiting()) {
    const inOrder = events.toSorted((a, b) => a.deviceSeq - b.deviceSeq);
    const body = { data: { device, proto: 1 as const, events: [...inOrder] } };
    const { data } = await insist(() => api.fightings.submitEvents(fightingUuid, body));
    await outbox.settle(data.results);
  }
  const scope = `carpet:${carpetUuid}`;
  const expectEpoch = (await memory.findLease(scope))?.lease.epoch ?? 0;
  const beat = { scope, device, expectEpoch, takeover: false, report: { offsetMs: null, unsent: 0 } };
  // Whose mat was taken over has nothing to say of it any more.
  await insist(() => api.leases.take({ data: beat })).catch(() => {});
}

/** Nothing that can be fought today is left. */
export function isDayDone(competition: Competition): boolean {
  const { off } = dayFacts(competition);
  return competition.carpets.every((carpet) =>
    boutsOnMat(competition, carpet).every(
      ({ uuid, state, fighters }) =>
        state === "finished" || off.has(uuid) || (state === "waiting" && fighters.length < 2),
    ),
  );
}

/** Until it holds, looking now and then; what cannot be looked at now is looked at later. */
export async function until(isTrue: () => Promise<boolean>, everyMs: number, mostMs: number): Promise<void> {
  const deadline = performance.now() + mostMs;
  for (;;) {
    if (await isTrue().catch(() => false)) return;
    if (performance.now() > deadline) throw new Error("what was waited for did not come");
    await sleep(everyMs);
  }
}
