import { randomBytes } from "node:crypto";
import { hashUngated } from "../auth/password.ts";
import { planForDraw } from "#domain/schedule/plan/plan.ts";
import type { Deps, DepsWithoutFeed } from "../environment/deps.ts";
import { countAccounts } from "../persistence/account/accounts.ts";
import { findCompetitionByUuid, updateCompetition } from "../persistence/event/competitionRows.ts";
import { countEvents } from "../persistence/event/eventRows.ts";
import { hallDay } from "../environment/hallDay.ts";
import { createHallZone } from "../environment/hallZone.ts";
import { readSecrets, saveSecrets } from "../environment/secrets.ts";
import { readDemoData, secondDemoData, type DemoData } from "./demoData.ts";
import { drawDemoCategory, type DemoBout } from "./demoBouts.ts";
import { pastDemoData } from "./demoPast.ts";
import { morningStartMs, playMorning, playWhole } from "./demoMorning.ts";
import { moveProgramme } from "./demoProgramme.ts";
import { insertDemo } from "./insertDemo.ts";

/** How much of each mat's list has been fought when the doors open: no two mats alike. */
const PROGRESS = [0.42, 0.55, 0.38, 0.3];
const progressOf = (mat: number) => PROGRESS[mat] ?? 0.3;

/** Fills an empty database with a tournament in full swing. Does nothing to a database that holds anything. */
export async function seedDemo(deps: DepsWithoutFeed, say: (line: string) => void): Promise<void> {
  if ((await countEvents(deps.db)) > 0 || (await countAccounts(deps.db)) > 0) return;
  const nowMs = deps.now();
  const data = moveBoth(
    readDemoData(hallDay(deps.config, nowMs)),
    nowMs,
    createHallZone(deps.config.timeZone),
  );
  const password = demoPassword(deps);
  const passwordHash = await hashUngated(password);
  const mats = await deps.db.transaction().execute((trx) => insertDemo({ trx, data, nowMs }, passwordHash));
  const quiet: Deps = {
    ...deps,
    wakeFeed: () => {},
    tellOfficials: () => {},
    // Nobody is held up yet.
    plan: (input) => Promise.resolve(planForDraw(input)),
  };
  await playPast(quiet, data, mats.earlier);
  for (const today of [mats.main, mats.second])
    for (const [index, bouts] of today.entries()) await playMorning(quiet, bouts, progressOf(index));
  say(`Demo accounts: ${data.users.map(({ email }) => email).join(", ")}`);
  say(`Demo password: ${password}`);
}

/** Each programme of the day by the first bout of its own hall. */
function moveBoth(given: DemoData, nowMs: number, aheadOfUtc: (atMs: number) => number): DemoData {
  const main = moveProgramme(given, firstBoutMs(given, nowMs), aheadOfUtc);
  const second = secondDemoData(main);
  const { events } = moveProgramme(second, firstBoutMs(second, nowMs), aheadOfUtc);
  return { ...main, events };
}

/** The first bout of the mat that began first. */
function firstBoutMs(data: DemoData, nowMs: number): number {
  const starts = data.carpets.map(({ uuid }, index) => {
    const categories = data.categories.filter(({ mat }) => mat === uuid);
    const bouts = categories.flatMap((category) => drawDemoCategory(data, category).bouts);
    return morningStartMs(bouts.length, progressOf(index), nowMs);
  });
  return Math.min(...starts);
}

/** The tournament before: every bout of it decided on its day, and the doors closed behind it. */
async function playPast(deps: Deps, data: DemoData, mats: readonly (readonly DemoBout[])[]): Promise<void> {
  const { uuid, event } = pastDemoData(data).competition;
  const day = data.events.find(({ id }) => id === event)?.dateOfEvent ?? "";
  const startMs = Date.parse(`${day}T07:00:00Z`);
  for (const bouts of mats) await playWhole(deps, bouts, startMs);
  const competition = await findCompetitionByUuid(deps.db, uuid);
  if (competition !== undefined) await updateCompetition(deps.db, competition.id, { status: "closed" });
}

/** Kept in the data directory, so that who lost the first console can still look it up. */
function demoPassword({ config }: DepsWithoutFeed): string {
  const secrets = readSecrets(config.keysDir);
  const password = config.demoPassword ?? secrets.demoPassword ?? randomBytes(9).toString("base64url");
  saveSecrets(config.keysDir, { ...secrets, demoPassword: password });
  return password;
}
