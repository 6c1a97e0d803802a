import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../durability/serverProcess.ts";
import { startFaultProxy } from "../lib/faultProxy.ts";
import { goWrong } from "./faults.ts";
import { createHallTempo, isDayDone, startTable, type Table, until } from "./hall.ts";
import { type HallClock, keepHallTime, realNow } from "./hallClock.ts";
import { closeDay, type HeadTable, runHeadTable } from "./headTable.ts";
import { DAY_START, LUNCH } from "./makeEvent.ts";
import { insist } from "./people.ts";
import type { Stage } from "./simulate.ts";

const HALL_ZONE = "+03:00";
const HOUR_MS = 3_600_000;
const TELL_EVERY_MS = HOUR_MS / 6;
/** A start of the server, in time of ours. */
const BEFORE_MS = 3000;
const LOOK_MS = 200;
const SLOW_MS = 1500;
const STILL_MS = 400;
/** What a day may take at most, in time of ours: longer, and something stands still that should not. */
const LONGEST_DAY_MS = 3 * HOUR_MS;

/** One day from its first call to its medals. For the night before it the servers are switched off. */
export async function playDay(stage: Stage, date: string): Promise<void> {
  const { options, servers, uuid, chief, crowd } = stage;
  const at = (time: string) => Date.parse(`${date}T${time}:00${HALL_ZONE}`);
  await servers.stop();
  const clock = { realMs: realNow() + BEFORE_MS, hallMs: at(DAY_START), speed: options.speed };
  keepHallTime(clock);
  stage.evening.ms = at("23:59");
  await servers.start(clock);
  crowd.come(uuid);
  const hall = await openHall(stage, clock);
  try {
    await work(stage, hall, { fromMs: at(LUNCH.from), toMs: at(LUNCH.to) });
  } finally {
    await hall.close();
  }
  await closeDay(hall.head, stage.head);
  await insist(() => chief.api.programme.closeDay(uuid, { data: { date } })).catch(() => {});
  await crowd.look(`at the end of ${date}`, stage.looks);
  stage.memory.push({ when: `${date}, end`, mb: servers.memoryMb() });
}

type Hall = Awaited<ReturnType<typeof openHall>>;

/** Watches the day until nothing is left to fight. */
async function work(stage: Stage, hall: Hall, lunch: { readonly fromMs: number; readonly toMs: number }) {
  const { document, servers, told, memory } = stage;
  const [origin = ""] = servers.origins;
  const deadline = performance.now() + LONGEST_DAY_MS;
  let [nextTellMs, nextHourMs, hasEaten] = [0, Date.now() + HOUR_MS, false];
  for (;;) {
    await sleep(LOOK_MS);
    if (performance.now() > deadline) throw new Error("the day does not end");
    const nowMs = Date.now();
    const competition = await document(origin).catch(() => undefined);
    if (competition === undefined) continue;
    if (nowMs >= nextTellMs) {
      told.tell(competition, nowMs);
      nextTellMs = nowMs + TELL_EVERY_MS;
    }
    if (nowMs >= nextHourMs) {
      memory.push({ when: hallTime(nowMs), mb: servers.memoryMb() });
      nextHourMs = nowMs + HOUR_MS;
    }
    const finished = competition.fightings.filter(({ state }) => state === "finished").length;
    stage.say(
      `${hallTime(nowMs).slice(0, 10)}, ${hallTime(nowMs).slice(11)}: ${finished} of ${competition.fightings.length} bouts, ${stage.times.count()} acknowledgements, ${stage.counts.kills} kills`,
    );
    if (isDayDone(competition) && (await hall.isReallyDone())) return;
    if (!hasEaten && nowMs >= lunch.fromMs) {
      hasEaten = true;
      await hall.eat(lunch.toMs);
    }
  }
}

const hallTime = (ms: number) => new Date(ms + 3 * HOUR_MS).toISOString().slice(0, 16).replace("T", " ");

async function openHall(stage: Stage, clock: HallClock) {
  const { options, servers, chief, uuid, document, times } = stage;
  const [origin = ""] = servers.origins;
  const [ended, headEnded] = [new AbortController(), new AbortController()];
  const tempo = createHallTempo(options.speed, ended.signal);
  const headTempo = createHallTempo(options.speed, headEnded.signal);
  const networks = await openNetworks(stage);
  const mats = startMats(stage, tempo, networks);
  const head: HeadTable = {
    api: chief.api,
    uuid,
    seed: `${options.seed} ${clock.hallMs}`,
    tempo: headTempo,
    read: () => document(origin),
  };
  const heading = runHeadTable(head, stage.head);
  const calm = new AbortController();
  const wrong = options.faults ? goWrong(faultsOf(stage, { clock, networks, mats, calm, tempo })) : undefined;
  const isStill = async () => {
    const before = times.count();
    await sleep(STILL_MS);
    return times.count() === before;
  };
  const setSpeed = (speed: number) => [tempo, headTempo].forEach((one) => one.setSpeed(speed));
  return {
    head,
    /** Everybody stops, and the spectators compare what they see; then the day goes on. */
    eat: async (untilMs: number) => {
      setSpeed(0);
      await until(isStill, LOOK_MS, 60_000);
      await stage.crowd.look(`at lunch of ${hallTime(untilMs).slice(0, 10)}`, stage.looks);
      while (Date.now() < untilMs) await sleep(LOOK_MS);
      times.rest();
      setSpeed(options.speed);
    },
    /** The head table may have sent a bout back to its mat at the last moment. */
    isReallyDone: async () => {
      headEnded.abort();
      calm.abort();
      await Promise.all([heading, wrong]);
      for (const { proxy } of networks) proxy.turn("fine");
      return isDayDone(await document(origin));
    },
    close: async () => {
      for (const one of [headEnded, calm, ended]) one.abort();
      await Promise.all([heading, wrong, ...mats.all().map(({ working }) => working)]);
      for (const table of mats.all()) await table.handIn();
      for (const { proxy } of networks) proxy.close();
      times.rest();
    },
  };
}

type Network = { readonly proxy: Awaited<ReturnType<typeof startFaultProxy>>; readonly origin: string };

/** Every mat has a network of its own to one of the servers. */
async function openNetworks({ tables, servers }: Stage): Promise<readonly Network[]> {
  const networks: Network[] = [];
  for (const index of tables.keys()) {
    const port = await findFreePort();
    const target = servers.ports[index % servers.ports.length] ?? 0;
    const proxy = await startFaultProxy(port, target, SLOW_MS);
    networks.push({ proxy, origin: `http://127.0.0.1:${port}` });
  }
  return networks;
}

function startMats(stage: Stage, tempo: ReturnType<typeof createHallTempo>, networks: readonly Network[]) {
  const { options, tables, uuid, document, times, officials, laptops } = stage;
  const all: Table[] = [];
  const sit = (mat: number, origin: string): Table | undefined => {
    const [table, person] = [tables[mat], officials[mat]];
    if (table === undefined || person === undefined) return undefined;
    const started = startTable({
      api: person.over(origin),
      origin,
      document,
      carpetUuid: table.carpetUuid,
      competitionUuid: uuid,
      tempo,
      seed: options.seed,
      times,
    });
    all.push(started);
    laptops.push(started.laptop);
    return started;
  };
  const own = tables.map((_, mat) => sit(mat, networks[mat]?.origin ?? ""));
  return { all: () => all, own, sit };
}

type Going = {
  readonly clock: HallClock;
  readonly networks: readonly Network[];
  readonly mats: ReturnType<typeof startMats>;
  readonly calm: AbortController;
  readonly tempo: ReturnType<typeof createHallTempo>;
};

function faultsOf({ options, servers, counts }: Stage, { clock, networks, mats, calm, tempo }: Going) {
  const spared = new Set<number>();
  const bringSpare = async (mat: number, gone: Promise<void>) => {
    if (spared.has(mat)) return;
    const spare = mats.sit(mat, servers.origins[mat % servers.origins.length] ?? "");
    if (spare === undefined) return;
    spared.add(mat);
    counts.takeovers += 1;
    mats.own[mat]?.stepAside(true);
    await gone;
    spare.leave();
    await spare.working;
    mats.own[mat]?.stepAside(false);
    spared.delete(mat);
  };
  return {
    proxies: networks.map(({ proxy }) => proxy),
    seed: `${options.seed} ${clock.hallMs}`,
    speed: options.speed,
    isPaused: tempo.isPaused,
    ended: calm.signal,
    instances: options.instances,
    killServer: async (which: number) => {
      counts.kills += 1;
      await servers.kill(which);
      await servers.revive(which, clock);
    },
    bringSpare: (mat: number, gone: Promise<void>) => void bringSpare(mat, gone),
  };
}
