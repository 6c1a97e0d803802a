import { randomUUID } from "node:crypto";
import type { Competition } from "#contract/competition/entity.ts";
import { bracketProblems } from "./brackets.ts";
import { createCrowd, type Crowd } from "./crowd.ts";
import { keepHallTime, realNow } from "./hallClock.ts";
import { createHallDocument, type HallDocument } from "./hall.ts";
import { type HeadActs, noActs } from "./headTable.ts";
import { DAYS, type MadeEvent, makeEvent } from "./makeEvent.ts";
import type { DayOptions } from "./options.ts";
import { insist, type Person, setUp, signIn } from "./people.ts";
import { playDay } from "./playDay.ts";
import type { Outcome } from "./report.ts";
import { prepareServers, type Servers } from "./servers.ts";
import { createTimes } from "./times.ts";
import { createToldWindows } from "./told.ts";
import type { Laptop } from "#server/play/mat.ts";
import { judge, type LogLine } from "./verdict.ts";
import { type WeighedIn, weighEverybody } from "./weighIn.ts";

/** Everything that lasts longer than a day of the event. */
export type Stage = MadeEvent & {
  readonly options: DayOptions;
  readonly servers: Servers;
  readonly chief: Person;
  readonly officials: readonly Person[];
  readonly document: HallDocument;
  /** The last moment of the day that is fought. */
  readonly evening: { ms: number };
  readonly crowd: Crowd;
  readonly laptops: Laptop[];
  readonly times: ReturnType<typeof createTimes>;
  readonly told: ReturnType<typeof createToldWindows>;
  readonly head: HeadActs;
  readonly counts: { kills: number; takeovers: number };
  readonly memory: { readonly when: string; readonly mb: number }[];
  readonly looks: Outcome["looks"][number][];
  readonly say: (line: string) => void;
};

const EVENING_BEFORE = "2027-03-12T09:00:00Z";
const READERS = 4;

export async function simulate(options: DayOptions): Promise<Outcome> {
  const startedMs = performance.now();
  const servers = await prepareServers(options);
  const crowd = createCrowd(options, servers.origins);
  try {
    const { stage, weighedIn, entered } = await prepare(options, servers, crowd);
    for (const day of DAYS) await playDay(stage, day);
    return { ...(await conclude(stage, startedMs)), weighedIn, entered };
  } finally {
    crowd.end();
    await servers.remove();
  }
}

/** The days before: at the usual speed, and nothing fails. */
async function prepare(options: DayOptions, servers: Servers, crowd: Crowd) {
  const say = createProgress();
  const clock = { realMs: realNow(), hallMs: Date.parse(EVENING_BEFORE), speed: 1 };
  keepHallTime(clock);
  say("starting the server");
  const [origin = ""] = servers.origins;
  const code = /first admin[^:]*: (\S+)/.exec(await servers.start(clock))?.[1] ?? "";
  const memory = [{ when: "after the start", mb: servers.memoryMb() }];
  const chief = await setUp(origin, code);
  say("making the event");
  const made = await makeEvent(chief.api, options);
  say("weighing in");
  const weighedIn: WeighedIn = await weighEverybody(chief.api, made.uuid, options.seed);
  say("drawing and planning");
  const draw = { id: randomUUID(), mayBeUnweighed: false };
  await insist(() => chief.api.draws.all(made.uuid, { data: draw }));
  await chief.api.notices.publish(made.uuid);
  await chief.api.competitions.move(made.documentId, { status: "in_progress" });
  const officials: Person[] = [];
  for (const { identifier } of made.tables) officials.push(await signIn(origin, identifier));
  const entered = (await chief.api.roll.find(made.uuid)).data.entries.length;
  const evening = { ms: Number.POSITIVE_INFINITY };
  const stage: Stage = {
    ...made,
    options,
    servers,
    chief,
    officials,
    crowd,
    document: createHallDocument(made.uuid, () => evening.ms),
    evening,
    laptops: [],
    times: createTimes(),
    told: createToldWindows(),
    head: noActs(),
    counts: { kills: 0, takeovers: 0 },
    memory,
    looks: [],
    say,
  };
  return { stage, weighedIn, entered };
}

/** After the last day: the event is closed, and everything is compared with everything. */
async function conclude(stage: Stage, startedMs: number): Promise<Omit<Outcome, "weighedIn" | "entered">> {
  const { chief, uuid, documentId, servers, options, laptops, say } = stage;
  const [origin = ""] = servers.origins;
  say("closing the event");
  const notClosed = await chief.api.competitions
    .move(documentId, { status: "closed", statusReason: "Соревнования проведены" })
    .then(() => undefined)
    .catch((cause: unknown) => String(cause));
  await stage.crowd.look("after the event was closed", stage.looks);
  say("comparing what was told with what is there");
  const competition: Competition = await insist(() => stage.document(origin));
  const journals = await Promise.all(laptops.map(({ outbox }) => outbox.findJournal()));
  const written = new Set(journals.flat().map(({ fightingUuid }) => fightingUuid));
  const logs = await readLogs(chief, [...written]);
  const { data: aside } = await insist(() => chief.api.parked.ofCompetition(uuid));
  const setAside = aside.map(({ submitted, resolution }) => ({
    id: submitted.id,
    isDecided: resolution !== null,
  }));
  stage.memory.push({ when: "at the end", mb: servers.memoryMb() });
  await servers.stop();
  return {
    options,
    bouts: competition.fightings.length,
    finished: competition.fightings.filter(({ state }) => state === "finished").length,
    verdict: judge({ journals, logs, setAside }),
    head: stage.head,
    ...stage.counts,
    times: stage.times.report(),
    looks: stage.looks,
    truth: stage.told.truth(competition),
    memory: stage.memory,
    cpuSeconds: servers.cpuMs() / 1000,
    realSeconds: (performance.now() - startedMs) / 1000,
    brackets: bracketProblems(competition),
    verified: await servers.verify(),
    notClosed,
  };
}

async function readLogs({ api }: Person, bouts: readonly string[]): Promise<Map<string, LogLine[]>> {
  const logs = new Map<string, LogLine[]>();
  const queue = bouts.values();
  const read = async () => {
    for (const bout of queue) logs.set(bout, (await insist(() => api.fightings.events(bout))).data);
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return logs;
}

const SAY_EVERY_MS = 15_000;

/** One line that is written over where somebody looks on, and now and then a line where nobody does. */
function createProgress() {
  let [saidMs, what] = [0, ""];
  return (line: string): void => {
    if (process.stdout.isTTY) return void process.stdout.write(`\r\u001B[2K${line}`);
    const [subject = ""] = line.split(",");
    if (performance.now() - saidMs < SAY_EVERY_MS && saidMs > 0 && subject === what) return;
    [saidMs, what] = [performance.now(), subject];
    console.log(line);
  };
}
