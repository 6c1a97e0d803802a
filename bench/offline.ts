import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApp } from "../e2e/support/app.ts";
import { rehearseOutage } from "../e2e/support/outage.ts";

/** The outage of e2e/offline.test.ts at full length: `node bench/offline.ts [minutes]`, ten by default. */
const minutes = Number(process.argv[2] ?? 10);
const app = await startApp();
const profile = await mkdtemp(join(tmpdir(), "kover-profile-"));
try {
  const { first, second, drainedMs, clockErrorMs } = await rehearseOutage(app, {
    profile,
    outageMs: minutes * 60_000,
  });
  const present = [first, second].map(({ expected, recorded }) =>
    JSON.stringify(expected) === JSON.stringify(recorded)
      ? recorded.length
      : `DIFFERENT ${JSON.stringify(recorded)}`,
  );
  console.log(`offline ${minutes} min: ${present.join(" + ")} of 60 on the server, once and in order`);
  console.log(
    `sent ${Math.round(drainedMs)} ms after the network's return; clock off by ${Math.round(clockErrorMs)} ms`,
  );
} finally {
  await app.stop();
  await rm(profile, { recursive: true, force: true });
}
