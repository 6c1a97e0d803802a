import { spawn } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { createInterface } from "node:readline";
import { z } from "zod";
import { isRefusedWith } from "#contract/api/refusal.ts";
import { PAPER_KINDS, type PaperKind } from "#contract/paper/paper.ts";
import { createDemoClient } from "#server/demo/live/client.ts";
import { lengthenDay } from "./lib/longDay.ts";

/**
 * Every paper of an event of 688 athletes and 645 bouts, made and fetched one after another over HTTP: `node bench/papers.ts`.
 * Beside each, the longest answer of `/api/health` meanwhile: what a table may have to wait.
 */
const CATEGORIES = 43;
const POLL_MS = 10;

const startedSchema = z.object({ address: z.url(), uuid: z.string(), password: z.string() });
const server = spawn(process.execPath, ["bench/http/competitionServer.ts", "pages", "empty"], {
  stdio: ["ignore", "pipe", "inherit"],
  env: { ...process.env, NODE_ENV: "production" },
});
try {
  const [line] = z.tuple([z.string()]).parse(await once(createInterface(server.stdout), "line"));
  const { address, uuid, password } = startedSchema.parse(JSON.parse(line));
  const client = createDemoClient({ origin: address, identifier: "admin", password });
  const { jwt: token } = await client.api.auth.login({ identifier: "admin", password });
  await client.enter();
  const competition = await client.api.competitions.byUuid(uuid);
  const bouts = await lengthenDay(address, client, { token, competition, categories: CATEGORIES });
  const load = loadavg().map((one) => one.toFixed(1));
  console.log(`${CATEGORIES * 16} athletes, ${bouts} bouts, load ${load.join(" ")}`);
  await report(address, "idle", () => new Promise((resolve) => setTimeout(resolve, 2000)));
  await report(address, "the list of papers", async () => {
    await client.api.papers.of(uuid, {});
  });
  for (const kind of PAPER_KINDS) await report(address, kind, () => printed(address, uuid, kind, token));

  async function printed(origin: string, competitionUuid: string, kind: PaperKind, bearer: string) {
    try {
      const { data } = await client.api.papers.make(competitionUuid, { data: { kind } });
      const file = `${origin}/api/competitions/uuid/${competitionUuid}/papers/${data.id}/file`;
      const answer = await fetch(file, { headers: { authorization: `Bearer ${bearer}` } });
      return `${Math.round((await answer.arrayBuffer()).byteLength / 1024)} KB`;
    } catch (cause) {
      if (isRefusedWith(cause, "nothing-to-print")) return "nothing to print";
      throw cause;
    }
  }
} finally {
  server.kill();
}

async function report(origin: string, name: string, work: () => Promise<unknown>): Promise<void> {
  const waits: number[] = [];
  const state = { isOver: false };
  const asking = (async () => {
    while (!state.isOver) {
      const askedMs = performance.now();
      await (await fetch(`${origin}/api/health`)).text();
      waits.push(performance.now() - askedMs);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  })();
  const fromMs = performance.now();
  const told = await work();
  const tookMs = performance.now() - fromMs;
  state.isOver = true;
  await asking;
  console.log(
    `${name}: ${tookMs.toFixed(0)} ms${typeof told === "string" ? `, ${told}` : ""}, longest answer ${Math.max(...waits).toFixed(0)} ms`,
  );
}
