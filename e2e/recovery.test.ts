import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import type { Api } from "#contract/api/client.ts";
import { writeJournal, type JournalEntry } from "#contract/bout/journal.ts";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import type { SubmittedEvent } from "#contract/bout/submit.ts";
import { parseBout } from "#domain/bout/notation.ts";
import { startApp, type RunningApp } from "./support/app.ts";
import { launchBrowser } from "./support/browser.ts";
import { apiOf } from "./support/lateActs.ts";
import { isHydrated, readCompetition, signInByForm, visit, watchForErrors } from "./support/pages.ts";

const ROOT = join(import.meta.dirname, "..");
const BOUTS = 20;
const MOST_PRESSES = 10;

test("[LS30] [ST16] [ST17] the disk of the server is lost: a backup and the journals bring every bout back in ten presses", async () => {
  const [app, browser, backups] = await Promise.all([
    startApp(),
    launchBrowser(),
    mkdtemp(join(tmpdir(), "kover-backups-")),
  ]);
  const competition = await readCompetition(app);
  const tables = await Promise.all(
    ["mat1", "mat2"].map((name, mat) => openTable(app, name, competition, mat)),
  );
  await runTool("backup", { KOVER_DATA: app.dataDir, KOVER_BACKUP_DIR: backups });
  const before = results(competition);
  await playBouts(app, tables);
  const played = results(await readCompetition(app));
  expect(changes(before, played)).toBeGreaterThanOrEqual(BOUTS);

  await app.kill();
  await rm(app.dataDir, { recursive: true });
  const [file = ""] = (await readdir(backups)).filter((name) => name.endsWith(".backup"));
  await runTool("restore", { KOVER_DATA: app.dataDir }, join(backups, file));
  await app.restart();
  expect(results(await readCompetition(app))).toEqual(before);

  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const errors = watchForErrors(page);
  // One press is that of the sign-in form.
  let presses = 1;
  const press = (button: Locator) => {
    presses += 1;
    return button.click();
  };
  await signInByForm(page, app, "admin");
  await visit(page, `${app.origin}/competition/${competition.uuid}/refereeing`);
  await press(page.getByRole("link", { name: "Решения и журналы" }).first());
  await page.waitForURL(/parked/);
  await isHydrated(page);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    press(page.getByRole("button", { name: "Выбрать файлы" })),
  ]);
  // The later table first: the order of the files must not matter.
  const files = tables.toReversed().map(({ journal }, index) => ({
    name: `kover-${index}.ndjson`,
    mimeType: "application/x-ndjson",
    buffer: Buffer.from(journal()),
  }));
  await chooser.setFiles(files);
  await page.getByText(/^В 2 журналах/).waitFor();
  await press(page.getByRole("button", { name: /^Добавить/ }));
  await page.getByText("Журналы приняты.").waitFor();

  expect(results(await readCompetition(app))).toEqual(played);
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  expect(errors).toEqual([]);
  await browser.close();
  await app.stop();
  await rm(backups, { recursive: true, force: true });
});

type Table = {
  readonly carpetUuid: string;
  readonly play: (bout: Fighting) => Promise<void>;
  readonly journal: () => string;
};

/** Somebody at the table of a mat, and what their laptop remembers. */
async function openTable(
  app: RunningApp,
  name: string,
  { carpets }: Competition,
  mat: number,
): Promise<Table> {
  const api = await apiOf(app, name);
  const device = randomUUID();
  const carpetUuid = carpets[mat]?.uuid ?? "";
  const scope = `carpet:${carpetUuid}`;
  const { data } = await api.leases.take({ data: { scope, device, expectEpoch: 0, takeover: true } });
  const entries: JournalEntry[] = [];
  return {
    carpetUuid,
    play: async ({ uuid }) => {
      entries.push(...(await submit(api, uuid, device, { scope, epoch: data.epoch })));
    },
    journal: () =>
      writeJournal({ header: { journal: "kover", version: 1, device, exportedAt: Date.now() }, entries }),
  };
}

async function submit(
  api: Api,
  fighting: string,
  device: string,
  lease: NonNullable<SubmittedEvent["lease"]>,
): Promise<JournalEntry[]> {
  const line = parseBout("go R+2 B+3 R+4 stop R#sub");
  if (!line.ok) throw new Error(line.problem.token);
  const events = line.value.map(({ event, boutMs }, index) => ({
    id: randomUUID(),
    event,
    deviceSeq: index + 1,
    lease,
    baseVersion: index,
    boutMs: boutMs ?? null,
    at: { wall: Date.now(), offset: 0, rtt: 12 },
  }));
  const { data } = await api.fightings.submitEvents(fighting, { data: { device, proto: 1, events } });
  return events.map((submitted, index) => ({
    fighting,
    submitted,
    decision: data.results[index]?.status ?? null,
  }));
}

/** The bouts of the two mats whose people are known, and then those that follow from them. */
async function playBouts(app: RunningApp, tables: readonly Table[]): Promise<void> {
  for (let played = 0; played < BOUTS;) {
    const { fightings } = await readCompetition(app);
    const ready = fightings.filter(
      ({ state, slots }) => state === "waiting" && slots.every(({ fighter }) => fighter !== null),
    );
    let count = 0;
    for (const bout of ready) {
      const table = tables.find(({ carpetUuid }) => carpetUuid === bout.carpet?.uuid);
      if (table === undefined || played >= BOUTS) continue;
      await table.play(bout);
      count += 1;
      played += 1;
    }
    if (count === 0) throw new Error(`only ${played} bouts can be fought`);
  }
}

const results = ({ fightings }: Competition) =>
  fightings
    .map(({ uuid, state, version, points, winner, result, slots }) => ({
      uuid,
      state,
      version,
      points,
      winner: winner?.uuid,
      result,
      slots,
    }))
    .toSorted((one, other) => (one.uuid < other.uuid ? -1 : 1));

function changes(before: ReturnType<typeof results>, after: ReturnType<typeof results>): number {
  return after.filter(({ version }, index) => version !== before[index]?.version).length;
}

async function runTool(
  tool: "backup" | "restore",
  env: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<void> {
  const child = spawn(process.execPath, [`server/${tool}.ts`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await once(child, "close");
  expect(child.exitCode).toBe(0);
}
