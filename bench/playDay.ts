import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import type { HttpRequest } from "#contract/call.ts";
import { createApi, type Api } from "#contract/client.ts";
import type { Competition, Fighting } from "#contract/entity.ts";
import type { LeaseView, SubmittedEvent } from "#contract/submit.ts";
import type { BoutEvent } from "#domain/bout/event.ts";
import { CORNERS, type Corner } from "#domain/bout/vocabulary.ts";
import { createChance, type Chance } from "#domain/draw/chance.ts";

/**
 * Plays a whole competition against a running server through the public contract: a table per mat takes its lease and
 * fights its bouts to the end, as the bracket fills. Run:
 * node bench/playDay.ts --url http://localhost:3000 --user admin --password … [--event 1] [--seed 1]
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:3000" },
    user: { type: "string", default: "admin" },
    password: { type: "string", default: process.env["KOVER_DEMO_PASSWORD"] ?? "" },
    event: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
  },
});

const session: { jwt?: string } = {};
const api = createApi({ base: `${values.url}/api`, send, token: () => session.jwt });
const acknowledgedMs: number[] = [];
const acknowledged = new Map<string, number>();
const seqs = new Map<string, number>();

session.jwt = (await api.auth.login(values.user, values.password)).jwt;
const opened = await api.events.competition(values.event);
const startedMs = performance.now();
await Promise.all(
  opened.carpets.map((carpet, index) =>
    runMat(api, opened.uuid, carpet.uuid, createChance(`${values.seed}/${index}`)),
  ),
);
report(await api.competitions.byUuid(opened.uuid));

type Table = { readonly device: string; readonly lease: LeaseView };

async function runMat(tables: Api, uuid: string, carpetUuid: string, chance: Chance): Promise<void> {
  const table = await takeTable(tables, `carpet:${carpetUuid}`);
  for (;;) {
    const competition = await tables.competitions.byUuid(uuid);
    const open = competition.fightings.filter(
      ({ carpet, state }) => carpet?.uuid === carpetUuid && state !== "finished",
    );
    const next = open.find(({ fighters }) => fighters.length === 2);
    if (next !== undefined) await fight(tables, table, next, chance);
    // Bouts that wait for another mat's winner; those nobody will ever fight stay open.
    else if (open.length === 0 || isStill(competition)) return;
    else await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function isStill({ fightings }: Competition): boolean {
  return fightings.every(({ state, fighters }) => state === "finished" || fighters.length < 2);
}

async function takeTable(tables: Api, scope: string): Promise<Table> {
  const device = randomUUID();
  for (let expectEpoch = 0; ; expectEpoch += 1) {
    try {
      const { data } = await tables.leases.take({ data: { scope, device, expectEpoch, takeover: true } });
      return { device, lease: data };
    } catch (cause) {
      if (expectEpoch > 1000) throw cause;
    }
  }
}

async function fight(tables: Api, table: Table, bout: Fighting, chance: Chance): Promise<void> {
  let version = bout.version;
  const say = async (event: BoutEvent, boutMs: number) => {
    const sentMs = performance.now();
    const submitted = toSubmitted(table, event, version, boutMs);
    const body = { data: { device: table.device, proto: 1 as const, events: [submitted] } };
    const { data } = await tables.fightings.submitEvents(bout.uuid, body);
    acknowledgedMs.push(performance.now() - sentMs);
    if (data.results[0]?.status !== "applied")
      throw new Error(`${bout.uuid}: ${JSON.stringify(data.results)}`);
    version = data.fighting.version;
    acknowledged.set(bout.uuid, version);
  };

  let leftMs = bout.clock.remaining;
  if (!bout.clock.running) await say({ type: "clock-started" }, leftMs);
  const score: Record<Corner, number> = { red: 0, blue: 0 };
  for (let acts = chance.below(6); acts > 0; acts -= 1) {
    leftMs = Math.round(leftMs * 0.8);
    const corner = CORNERS[chance.below(2)] ?? "red";
    const points = 2 + chance.below(3);
    score[corner] += points;
    await say({ type: "points-scored", corner, points }, leftMs);
  }
  await say({ type: "clock-stopped" }, leftMs);
  const winner =
    score.red === score.blue ? (CORNERS[chance.below(2)] ?? "red") : score.red > score.blue ? "red" : "blue";
  await say(
    { type: "result-declared", method: score.red === score.blue ? "decision" : "points", winner },
    leftMs,
  );
}

function toSubmitted(
  { device, lease }: Table,
  event: BoutEvent,
  baseVersion: number,
  boutMs: number,
): SubmittedEvent {
  const deviceSeq = (seqs.get(device) ?? 0) + 1;
  seqs.set(device, deviceSeq);
  const at = { wall: Date.now(), offset: null, rtt: null };
  return {
    id: randomUUID(),
    event,
    deviceSeq,
    lease: { scope: lease.scope, epoch: lease.epoch },
    baseVersion,
    boutMs: Math.round(boutMs),
    at,
  };
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

async function send({ method, url, headers, body }: HttpRequest) {
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const serverTime = Number(response.headers.get("x-server-time") ?? Date.now());
  return { status: response.status, text: await response.text(), serverTime };
}
