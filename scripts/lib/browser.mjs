import { execFile } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { OWN_CHROMIUM, findChromium, ownChromium } from "./chromium.mjs";
import { CACHE } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { sayUpToDate, withProgress } from "./progress.mjs";
import { run } from "./run.mjs";

const LOG = join(CACHE, "browser.log");
const START_LIMIT_MS = 60_000;
const PACKAGES = ["--yes", "--no-install-recommends", "chromium", "chromium-headless-shell"];

/**
 * Sees to it that a Chromium is there and really starts.
 * @param {string} label
 */
export async function provideBrowser(label) {
  const found = findChromium();
  if (found && (await opensPage(found))) return sayUpToDate(label);
  if (process.env.KOVER_CHROMIUM)
    throw new Problem(
      `KOVER_CHROMIUM names ${process.env.KOVER_CHROMIUM}, which is not a Chromium that starts here.`,
    );
  if (!existsSync("/usr/bin/apt-get"))
    throw new Problem(
      "The tests need Chrome, Chromium or Edge: install one of them, or name it in KOVER_CHROMIUM.",
    );
  await withProgress(label, provideFromDebian);
}

async function provideFromDebian() {
  if (process.getuid?.() === 0) await installForAll();
  const installed = findChromium();
  if (installed && (await opensPage(installed))) return;
  await unpackForOne();
  const own = ownChromium();
  if (!own || !(await opensPage(own)))
    throw new Problem("Chromium could not be provided for the tests: the reason is in .cache/browser.log.");
}

async function installForAll() {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { log: LOG, env });
  await run("apt-get", ["install", ...PACKAGES], { log: LOG, env });
}

/** Without root: apt with its state in our cache brings the packages this machine lacks, dpkg unpacks them there. */
async function unpackForOne() {
  rmSync(OWN_CHROMIUM, { recursive: true, force: true });
  for (const folder of ["state/lists/partial", "cache/archives/partial", "root"])
    mkdirSync(join(OWN_CHROMIUM, folder), { recursive: true });
  const options = aptOptions();
  await runOrStop("apt-get", [...options, "update"]);
  await runOrStop("apt-get", [...options, "install", "--download-only", ...PACKAGES]);
  const archives = join(OWN_CHROMIUM, "cache/archives");
  for (const name of readdirSync(archives).filter((file) => file.endsWith(".deb")))
    await runOrStop("dpkg", ["-x", join(archives, name), join(OWN_CHROMIUM, "root")]);
  rmSync(archives, { recursive: true });
  writeFileSync(join(OWN_CHROMIUM, "fonts.conf"), fontsConfig());
}

function aptOptions() {
  return [
    `Dir::State=${OWN_CHROMIUM}/state`,
    `Dir::Cache=${OWN_CHROMIUM}/cache`,
    "Dir::State::status=/var/lib/dpkg/status",
    "Debug::NoLocking=true",
    "APT::Sandbox::User=",
  ].flatMap((option) => ["-o", option]);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
async function runOrStop(command, args) {
  const code = await run(command, args, { log: LOG, env: process.env });
  if (code !== 0)
    throw new Problem(
      "Chromium could not be fetched from Debian's packages: check the network, or name a Chromium in KOVER_CHROMIUM; the log is .cache/browser.log.",
    );
}

/**
 * `--version` alone is answered by the wrapper script; only a rendered page proves the libraries.
 * @param {import("./chromium.mjs").Chromium} chromium
 */
async function opensPage({ executable, env }) {
  mkdirSync(CACHE, { recursive: true });
  const profile = mkdtempSync(join(tmpdir(), "kover-chromium-"));
  const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
  const page = ["--dump-dom", "data:text/html,<title>kover</title><p>ready"];
  try {
    const options = { timeout: START_LIMIT_MS, env: { ...process.env, ...env } };
    const { stdout } = await promisify(execFile)(
      executable,
      [...flags, `--user-data-dir=${profile}`, ...page],
      options,
    );
    return stdout.includes("ready");
  } catch (error) {
    appendFileSync(LOG, `${String(error)}\n`);
    return false;
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function fontsConfig() {
  const fonts = join(OWN_CHROMIUM, "root/usr/share/fonts");
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(OWN_CHROMIUM, "fontcache")}</cachedir>
</fontconfig>
`;
}
