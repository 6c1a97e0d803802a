import { randomUUID } from "node:crypto";
import { boutSetup } from "#contract/bout/boutSetup.ts";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { foldTable } from "#contract/table/boutTable.ts";
import { createVolatileMemory, type TableMemory } from "#contract/table/memory.ts";
import { createVolatileOutbox, type Outbox } from "#contract/table/outbox.ts";
import type { LeaseView } from "#contract/bout/submit.ts";
import { createTableStore, type TableStore } from "#contract/table/tableStore.ts";
import { mayWrite, type TablePhase } from "#contract/table/tableState.ts";
import type { Bout } from "#domain/bout/bout.ts";
import type { BoutClock } from "#domain/bout/clock.ts";
import { isProgramDevice, PROGRAM_DEVICE } from "#contract/table/tableState.ts";
import { keepTrying, type Trying } from "./keepTrying.ts";
import { isFinalStage } from "#domain/draw/finalStage.ts";
import type { Step } from "./nextStep.ts";
import { readCompetition, type PlayClient } from "./playClient.ts";
import type { Tempo } from "./tempo.ts";

/** What happens next in a bout, from whatever stands there. */
export type Course = (bout: Bout, nowMs: number) => Step | undefined;

export type Mat = Trying & {
  readonly client: PlayClient;
  readonly competitionUuid: string;
  readonly carpetUuid: string;
  readonly tempo: Tempo;
  readonly courseOf: (fighting: Fighting) => Promise<Course>;
  /** What it writes on; who hands one in can look into it. */
  readonly laptop?: Laptop;
};

/** A person who has not been heard of for this long has left; an earlier start of the program is gone sooner. */
const ABANDONED_MS = 3 * 60_000;
const GONE_MS = 10_000;
const LOOK_MS = 3000;
const BREAK_MS = 15_000;
const BETWEEN_TRIES_MS = 200;

/** A table without a person fights the bouts of its mat, one after the other. A mat somebody holds is left to them. */
export async function playMat(mat: Mat): Promise<void> {
  const laptop = mat.laptop ?? createLaptop();
  await keepTrying(mat, async () => {
    await mat.client.enter();
    const competition = await readCompetition(mat.client, mat.competitionUuid);
    const next = nextBout(competition, mat.carpetUuid);
    if (next && (await fight(mat, laptop, competition, next))) await mat.tempo.pass(BREAK_MS);
    else await mat.tempo.wait(LOOK_MS);
  });
}

/**
 * The bout that is under way, else the first whose two athletes are known and not on another mat; a final waits for every
 * other pair of its category (DR80).
 */
export function nextBout(competition: Competition, carpetUuid: string): Fighting | undefined {
  if (competition.status !== "in_progress") return undefined;
  const byUuid = new Map(competition.fightings.map((fighting) => [fighting.uuid, fighting]));
  const carpet = competition.carpets.find(({ uuid }) => uuid === carpetUuid);
  const queue = (carpet?.fightings ?? []).flatMap(({ uuid }) => byUuid.get(uuid) ?? []);
  const busy = new Set(competition.fightings.filter(isInPlay).flatMap(uuidsOf));
  const isHeldBack = ({ stage, category }: Fighting) =>
    isFinalStage(stage) &&
    competition.fightings.some(
      (other) =>
        other.category.uuid === category.uuid &&
        other.carpet !== null &&
        other.state !== "finished" &&
        other.fighters.length === 2 &&
        !isFinalStage(other.stage),
    );
  return (
    queue.find((bout) => isInPlay(bout) && bout.startedAt !== null) ??
    queue.find(isInPlay) ??
    queue.find(
      (bout) =>
        bout.state === "waiting" &&
        bout.fighters.length === 2 &&
        !isHeldBack(bout) &&
        !uuidsOf(bout).some((uuid) => busy.has(uuid)),
    )
  );
}

const isInPlay = ({ state }: Fighting) => state !== "waiting" && state !== "finished";
const uuidsOf = ({ fighters }: Fighting) => fighters.map(({ uuid }) => uuid);

export type Laptop = { readonly device: string; readonly outbox: Outbox; readonly memory: TableMemory };

export function createLaptop(): Laptop {
  const device = PROGRAM_DEVICE + randomUUID().slice(-12);
  return { device, outbox: createVolatileOutbox(), memory: createVolatileMemory() };
}

/** True when the bout was fought to its end; false when the mat is somebody else's. */
async function fight(
  mat: Mat,
  laptop: Laptop,
  competition: Competition,
  fighting: Fighting,
): Promise<boolean> {
  const course = await mat.courseOf(fighting);
  const store = await openTable(mat, laptop, competition, fighting);
  try {
    await store.open();
    for (;;) {
      await mat.client.enter();
      const state = store.get();
      if (isSomebodyElses(state.phase)) {
        if (!isLeft(state.lease)) return false;
        await store.takeOver("the program goes on");
        if (isSomebodyElses(store.get().phase)) return false;
        continue;
      }
      const bout = foldTable(state.table);
      if (bout.outcome && state.table.pending.length === 0) return true;
      const step = course(bout, tableNow(bout.clock, mat.tempo));
      if (step === undefined || !mayWrite(state)) await mat.tempo.wait(BETWEEN_TRIES_MS);
      else if (await mat.tempo.passUnlessPaused(step.afterMs)) await store.tap(step.command);
      else await standStill(mat.tempo, store, bout.clock);
    }
  } finally {
    store.close();
  }
}

/** In a pause no clock of the hall runs on. */
async function standStill(tempo: Tempo, store: TableStore, { isRunning }: BoutClock): Promise<void> {
  if (isRunning) await store.tap({ type: "stop-clock" });
  else await tempo.pass(0);
}

async function openTable(
  { client, carpetUuid, tempo }: Mat,
  laptop: Laptop,
  competition: Competition,
  { uuid, category, stage }: Fighting,
): Promise<TableStore> {
  const { data } = await client.api.fightings.events(uuid);
  const recorded = data.map(({ boutMs, ...entry }) => ({
    ...entry,
    ...(boutMs !== undefined && { boutMs }),
  }));
  const { boutSeconds = null } = competition.categories.find((one) => one.uuid === category.uuid) ?? {};
  const store: TableStore = createTableStore(
    {
      ...laptop,
      api: client.api,
      fightingUuid: uuid,
      scope: `carpet:${carpetUuid}`,
      device: () => laptop.device,
      newId: randomUUID,
      serverNow: () => tableNow(foldTable(store.get().table).clock, tempo),
      rttMs: () => null,
      wallNow: Date.now,
      random: Math.random,
      startTimer: (delayMs, work) => {
        const timer = setTimeout(work, delayMs);
        return () => clearTimeout(timer);
      },
    },
    boutSetup(competition.rules, boutSeconds, stage),
    recorded,
  );
  return store;
}

/** The table's own clock is the instrument (BT): in a hall whose time runs fast, so does the clock while it runs. */
function tableNow({ startedAtMs }: BoutClock, tempo: Tempo): number {
  return startedAtMs === undefined ? Date.now() : startedAtMs + tempo.hallMsSince(startedAtMs);
}

const SOMEBODY_ELSES: ReadonlySet<TablePhase> = new Set(["denied", "superseded", "handover", "forbidden"]);

const isSomebodyElses = (phase: TablePhase) => SOMEBODY_ELSES.has(phase);

function isLeft(lease: LeaseView | undefined): boolean {
  const patienceMs = isProgramDevice(lease?.holder?.device) ? GONE_MS : ABANDONED_MS;
  return lease !== undefined && Date.now() - lease.seenAt > patienceMs;
}
