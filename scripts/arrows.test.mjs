import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT, toolScript } from "./lib/paths.mjs";

/** Who may not import what: file, import. Every arrow once by subpath, and once by relative path where one leads there. */
const FORBIDDEN = [
  ["domain/bout/a.ts", "zod"],
  ["domain/bout/a.ts", "node:fs"],
  ["domain/bout/a.ts", "#contract/a.ts"],
  ["domain/bout/a.ts", "#server/a.ts"],
  ["domain/bout/a.ts", "#web/a.ts"],
  ["domain/bout/a.ts", "../../contract/a.ts"],
  ["domain/a.ts", "../server/a.ts"],
  ["contract/a.ts", "fastify"],
  ["contract/a.ts", "node:crypto"],
  ["contract/a.ts", "#server/a.ts"],
  ["contract/a.ts", "#web/a.ts"],
  ["contract/a.ts", "../domain/a.ts"],
  ["server/a.ts", "#web/a.ts"],
  ["server/a.ts", "../web/a.ts"],
  ["server/http/a.ts", "react"],
  ["server/http/a.ts", "../../scripts/lib/run.mjs"],
  ["server/ssr/a.ts", "#web/root.tsx"],
  ["server/usecases/a.ts", "#server/http/a.ts"],
  ["server/usecases/a.ts", "../http/a.ts"],
  ["server/usecases/a.ts", "../realtime/a.ts"],
  ["server/usecases/bout/a.ts", "../../realtime/a.ts"],
  ["server/usecases/a.ts", "#web/a.ts"],
  ["server/usecases/a.test.ts", "#server/http/a.ts"],
  ["server/persistence/a.ts", "../usecases/a.ts"],
  ["server/persistence/a.ts", "#server/usecases/a.ts"],
  ["server/persistence/a.ts", "../http/a.ts"],
  ["server/persistence/a.ts", "../realtime/a.ts"],
  ["server/persistence/migrations/a.ts", "../../usecases/a.ts"],
  ["server/persistence/a.ts", "#web/a.ts"],
  ["server/realtime/a.ts", "../http/a.ts"],
  ["web/a.ts", "#server/a.ts"],
  ["web/a.ts", "../server/a.ts"],
  ["web/session/a.ts", "node:fs"],
  ["web/session/a.ts", "#web/features/awarding/a.ts"],
  ["web/i18n/a.ts", "#web/ui/a.tsx"],
  ["web/theme/a.ts", "../ui/a.tsx"],
  ["web/ui/a.tsx", "#web/sport/a.tsx"],
  ["web/ui/a.tsx", "../sport/a.tsx"],
  ["web/ui/toast/a.tsx", "../../features/awarding/a.tsx"],
  ["web/ui/a.tsx", "#web/features/awarding/a.tsx"],
  ["web/ui/a.tsx", "#web/routes/a.tsx"],
  ["web/ui/a.tsx", "#server/a.ts"],
  ["web/sport/a.tsx", "#web/features/awarding/a.tsx"],
  ["web/sport/a.tsx", "../features/awarding/a.tsx"],
  ["web/sport/a.tsx", "../routes/a.tsx"],
  ["web/sport/a.tsx", "#web/realtime/a.ts"],
  ["web/layouts/a.tsx", "#web/routes/a.tsx"],
  ["web/features/awarding/a.tsx", "#web/features/stats/a.tsx"],
  ["web/features/awarding/a.tsx", "../stats/a.tsx"],
  ["web/features/awarding/table/a.tsx", "../../stats/a.tsx"],
  ["web/features/awarding/table/row/a.tsx", "../../../stats/a.tsx"],
  ["web/features/awarding/table/row/cell/a.tsx", "../../../../stats/a.tsx"],
  ["web/features/awarding/a.tsx", "#web/routes/a.tsx"],
  ["web/features/awarding/a.tsx", "../../routes/a.tsx"],
  ["web/features/awarding/a.tsx", "#server/a.ts"],
  ["web/features/awarding/a.test.tsx", "#server/a.ts"],
];

const ALLOWED = [
  ["domain/bout/a.ts", "#domain/result.ts"],
  ["domain/bout/a.ts", "../result.ts"],
  ["domain/bout/a.test.ts", "vitest"],
  ["contract/a.ts", "zod"],
  ["contract/a.ts", "#domain/result.ts"],
  ["contract/a.ts", "./b.ts"],
  ["server/a.ts", "fastify"],
  ["server/http/a.ts", "../usecases/a.ts"],
  ["server/usecases/a.ts", "../persistence/a.ts"],
  ["server/realtime/a.ts", "../persistence/a.ts"],
  ["server/ssr/a.ts", "react-router"],
  ["web/ui/a.tsx", "#web/i18n/a.ts"],
  ["web/ui/a.tsx", "#web/theme/a.ts"],
  ["web/sport/a.tsx", "#web/ui/a.tsx"],
  ["web/features/awarding/a.tsx", "#web/sport/a.tsx"],
  ["web/features/awarding/a.tsx", "./table/a.tsx"],
  ["web/features/awarding/table/a.tsx", "../a.tsx"],
  ["web/features/awarding/table/row/a.tsx", "../../a.tsx"],
  ["web/routes/a.tsx", "#web/features/awarding/a.tsx"],
  ["web/routes/a.tsx", "#contract/a.ts"],
  ["web/ui/a.test.tsx", "node:fs"],
];

/** @type {string} */
let folder;
/** @type {Set<string>} */
let caught;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kover-arrows-"));
  cpSync(join(ROOT, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
  for (const [file = "", source = ""] of [...FORBIDDEN, ...ALLOWED]) plant(file, source);
  caught = lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(FORBIDDEN)("%s must not import %s", (file, source) => {
  expect(caught).toContain(plantedPath(file, source));
});

test.each(ALLOWED)("%s may import %s", (file, source) => {
  expect(caught).not.toContain(plantedPath(file, source));
});

/**
 * @param {string} file
 * @param {string} source
 */
function plant(file, source) {
  const path = join(folder, plantedPath(file, source));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { thing } from "${source}";\n\nexport const other = thing;\n`);
}

/**
 * One file per import, so that a caught file means a caught import.
 * @param {string} file
 * @param {string} source
 */
function plantedPath(file, source) {
  return file.replace(/\/a\./, `/${source.replaceAll(/[^a-z]+/g, "_")}.`);
}

function lint() {
  const { stdout } = spawnSync(process.execPath, [toolScript("oxlint"), "--format=unix"], {
    cwd: folder,
    encoding: "utf8",
  });
  const lines = stdout.split("\n").filter((line) => line.includes("no-restricted-imports"));
  return new Set(lines.map((line) => line.split(":")[0] ?? ""));
}
