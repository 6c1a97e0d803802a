import { parseArgs } from "node:util";
import type { Competition } from "#contract/competition/entity.ts";
import { createDemoClient, type DemoClient } from "#server/demo/live/client.ts";
import { startLiveDay } from "#server/demo/live/liveDay.ts";

/**
 * Plays a whole competition against a running server as the demo does, as fast as the server takes it: a table per mat
 * fights its bouts to the end, as the bracket fills. The server is to run with RATE_LIMIT=off. Run:
 * node bench/playDay.ts --url http://localhost:3000 --user admin --password … [--event 1]
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:3000" },
    user: { type: "string", default: "admin" },
    password: { type: "string", default: process.env["KOVER_DEMO_PASSWORD"] ?? "" },
    event: { type: "string", default: "1" },
  },
});

const AT_ONCE = 1_000_000;
const LOOK_MS = 250;
const acknowledgedMs: number[] = [];
const acknowledged = new Map<string, number>();

const account = { origin: values.url, identifier: values.user, password: values.password };
const { api } = createDemoClient(account);
const opened = await api.competitions.ofEvent(values.event);
const startedMs = performance.now();
const day = startLiveDay({
  origin: values.url,
  password: values.password,
  competitionUuid: opened.uuid,
  tables: opened.carpets.map(({ uuid }) => ({ carpetUuid: uuid, identifier: values.user })),
  speed: AT_ONCE,
  onTrouble: (cause) => console.error(cause),
  watch,
});
let last = opened;
while (!isStill(last)) {
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  last = await api.competitions.byUuid(opened.uuid);
}
await day.stop();
report(last);

/** Bouts that wait for a winner nobody will ever be stay open. */
function isStill({ fightings }: Competition): boolean {
  return fightings.every(({ state, fighters }) => state === "finished" || fighters.length < 2);
}

function watch(client: DemoClient): DemoClient {
  const { fightings } = client.api;
  const submitEvents: typeof fightings.submitEvents = async (uuid, body) => {
    const sentMs = performance.now();
    const answer = await fightings.submitEvents(uuid, body);
    acknowledgedMs.push(performance.now() - sentMs);
    acknowledged.set(uuid, answer.data.fighting.version);
    return answer;
  };
  return { ...client, api: { ...client.api, fightings: { ...fightings, submitEvents } } };
}

function report(competition: Competition): void {
  const lost = competition.fightings.filter(({ uuid, version }) => version < (acknowledged.get(uuid) ?? 0));
  const sorted = acknowledgedMs.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const finished = competition.fightings.filter(({ state }) => state === "finished").length;
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(
    `${finished} of ${competition.fightings.length} bouts finished, ${sorted.length} acts acknowledged in ${seconds} s`,
  );
  console.log(
    `acknowledgement: median ${at(0.5)} ms, p95 ${at(0.95)} ms; bouts that lost an act: ${lost.length}`,
  );
  if (lost.length > 0) process.exitCode = 1;
}
