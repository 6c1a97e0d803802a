import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { startSpectators, type SpectatorOptions, type SpectatorsReport } from "./spectators.ts";
import { playTables, type Acknowledged, type Table } from "./tables.ts";
import { startWatched, type LoopDelay, type WatchedProcess } from "./watchedProcess.ts";

const WARM_MS = 5000;
const JOIN_MS = 120_000;
const SETTLE_MS = 3000;
/** A beacon is sent every five seconds. */
const BEACON_MS = 6000;
const HEALTH_EVERY_MS = 100;

export type Stage = {
  readonly program: string;
  readonly origin: string;
  readonly server: WatchedProcess;
  readonly tables: readonly Table[];
  readonly spectators: SpectatorOptions;
  /** Spectators say which rev they have, as our own pages do. */
  readonly isRevTold: boolean;
  readonly playMs: number;
};

export type Measured = {
  readonly joined: number;
  /** Undefined: not all of them did. */
  readonly joinedMs: number | undefined;
  /** While they joined. */
  readonly storm: { readonly acts: readonly Acknowledged[]; readonly loop: LoopDelay };
  readonly acts: readonly Acknowledged[];
  readonly loop: LoopDelay;
  readonly healthMs: readonly number[];
  /** Of all cores, a second. */
  readonly coreMsPerSecond: number;
  readonly report: SpectatorsReport;
  readonly serverRev: number;
  readonly emptyMb: number;
  readonly joinedMb: number;
  readonly endMb: number;
};

/** Spectators come while the tables write, and the day goes on for a while. */
export async function playStage(stage: Stage): Promise<Measured> {
  const { server, tables } = stage;
  const playing = playTables(tables);
  await sleep(WARM_MS);
  playing.take();
  await server.loopDelay();
  const emptyMb = server.rssMb();
  const told = stage.isRevTold ? { rev: await findRev(stage) } : {};
  const spectators = startSpectators(stage.program, { ...stage.spectators, ...told });
  const { joined, allJoinedMs } = await spectators.joinAll(JOIN_MS);
  const storm = { acts: playing.take(), loop: await server.loopDelay() };
  await sleep(SETTLE_MS);
  const joinedMb = server.rssMb();
  playing.take();
  await spectators.mark();
  await server.loopDelay();
  const health = watchHealth(stage.origin);
  const fromCoreMs = server.coreMs();
  const fromMs = performance.now();
  await sleep(stage.playMs);
  const coreMsPerSecond = ((server.coreMs() - fromCoreMs) * 1000) / (performance.now() - fromMs);
  const loop = await server.loopDelay();
  const healthMs = await health.stop();
  await playing.stop();
  const acts = playing.take();
  await sleep(BEACON_MS);
  const report = await spectators.report();
  const serverRev = await findRev(stage);
  const endMb = server.rssMb();
  await spectators.stop();
  const joinedMs = allJoinedMs < 0 ? undefined : allJoinedMs;
  return {
    joined,
    joinedMs,
    storm,
    acts,
    loop,
    healthMs,
    coreMsPerSecond,
    report,
    serverRev,
    emptyMb,
    joinedMb,
    endMb,
  };
}

const revSchema = z.object({ rev: z.number() });

async function findRev({ origin, spectators }: Stage): Promise<number> {
  const response = await fetch(`${origin}/api/competitions/uuid/${spectators.uuid}`);
  return revSchema.parse(await response.json()).rev;
}

/** What a short question waits for: a table waits as long, and for its own work besides. */
function watchHealth(origin: string) {
  const took: number[] = [];
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const fromMs = performance.now();
      await (await fetch(`${origin}/api/health`)).text();
      took.push(performance.now() - fromMs);
      await sleep(HEALTH_EVERY_MS);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await watching;
      return took;
    },
  };
}

export type RawStage = {
  readonly program: string;
  readonly port: number;
  readonly sockets: number;
  readonly changesPerSecond: number;
  readonly changeBytes: number;
  readonly playMs: number;
};

export type RawMeasured = {
  readonly coreMs: number;
  readonly report: SpectatorsReport;
  readonly loop: LoopDelay;
};

/** The same number of plain sockets, each written to at each change. */
export async function playRawStage(stage: RawStage): Promise<RawMeasured> {
  const { program, port, sockets, changesPerSecond, changeBytes, playMs } = stage;
  const server = startWatched("bench/fanout/rawServer.ts", {
    PORT: String(port),
    CHANGES_PER_SECOND: String(changesPerSecond),
    CHANGE_BYTES: String(changeBytes),
  });
  await sleep(SETTLE_MS);
  const spectators = startSpectators(program, { port, sockets, overSeconds: 5 });
  await spectators.joinAll(JOIN_MS);
  await sleep(SETTLE_MS);
  await spectators.mark();
  await server.loopDelay();
  const fromCoreMs = server.coreMs();
  await sleep(playMs);
  const coreMs = server.coreMs() - fromCoreMs;
  const report = await spectators.report();
  const loop = await server.loopDelay();
  await spectators.stop();
  await server.stop();
  return { coreMs, report, loop };
}
