import { expect, test } from "vitest";
import { arrowProblems } from "./lib/arrows.mjs";

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
  ["server/http/a.ts", "../persistence/a.ts"],
  ["server/http/bout/a.ts", "../../persistence/bout/a.ts"],
  ["server/persistence/a.ts", "../usecases/a.ts"],
  ["server/persistence/a.ts", "#server/usecases/a.ts"],
  ["server/persistence/a.ts", "../http/a.ts"],
  ["server/persistence/a.ts", "../realtime/a.ts"],
  ["server/persistence/migrations/a.ts", "../../usecases/a.ts"],
  ["server/persistence/a.ts", "#web/a.ts"],
  ["server/realtime/a.ts", "../http/a.ts"],
  ["web/a.ts", "#server/a.ts"],
  ["web/a.ts", "../server/a.ts"],
  ["web/platform/session/a.ts", "node:fs"],
  ["web/platform/session/a.ts", "#web/features/awarding/face.ts"],
  ["web/platform/session/a.ts", "#web/kit/a.tsx"],
  ["web/platform/session/a.ts", "../../+types/root.ts"],
  ["web/i18n/ru/a.ts", "#web/platform/clock/a.ts"],
  ["web/theme/a.ts", "../kit/a.tsx"],
  ["web/kit/a.tsx", "#web/sport/a.tsx"],
  ["web/kit/a.tsx", "../sport/a.tsx"],
  ["web/kit/dialogs/a.tsx", "../../features/awarding/face.ts"],
  ["web/kit/a.tsx", "#domain/bout/bout.ts"],
  ["web/kit/a.tsx", "#contract/competition/entity.ts"],
  ["web/kit/a.tsx", "#server/a.ts"],
  ["web/sport/bout/a.tsx", "#web/features/awarding/face.ts"],
  ["web/sport/bout/a.tsx", "../../features/awarding/a.tsx"],
  ["web/sport/bout/a.tsx", "../../routes/a.tsx"],
  ["web/sport/bout/a.tsx", "#web/platform/realtime/a.ts"],
  ["web/sport/bout/a.tsx", "#web/platform/session/a.ts"],
  ["web/layouts/a.tsx", "#web/routes/a.tsx"],
  ["web/layouts/a.tsx", "#web/guards/a.tsx"],
  ["web/layouts/a.tsx", "#web/features/search/SearchBox.tsx"],
  ["web/guards/a.tsx", "#web/layouts/a.tsx"],
  ["web/features/awarding/a.tsx", "#web/features/stats/a.tsx"],
  ["web/features/awarding/a.tsx", "../stats/a.tsx"],
  ["web/features/awarding/table/a.tsx", "../../stats/a.tsx"],
  ["web/features/awarding/table/a.tsx", "#web/features/stats/table/face.ts"],
  ["web/features/awarding/a.tsx", "#web/layouts/a.tsx"],
  ["web/features/awarding/a.tsx", "#web/routes/a.tsx"],
  ["web/features/awarding/a.tsx", "../../routes/a.tsx"],
  ["web/features/awarding/a.tsx", "#server/a.ts"],
  ["web/features/awarding/a.test.tsx", "#server/a.ts"],
  ["web/routes/a.tsx", "#web/layouts/a.tsx"],
  ["web/routes/a.tsx", "#web/guards/a.tsx"],
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
  ["server/http/a.ts", "../persistence/database/storageFault.ts"],
  ["server/http/a.test.ts", "../persistence/a.ts"],
  ["contract/a.ts", "@noble/hashes/sha2.js"],
  ["server/usecases/a.ts", "../persistence/a.ts"],
  ["server/realtime/a.ts", "../persistence/a.ts"],
  ["server/ssr/a.ts", "react-router"],
  ["web/platform/session/a.ts", "#web/i18n/a.ts"],
  ["web/kit/a.tsx", "#web/i18n/a.ts"],
  ["web/kit/a.tsx", "#web/theme/a.css"],
  ["web/kit/a.tsx", "#web/platform/share/a.ts"],
  ["web/kit/a.tsx", "#contract/error.ts"],
  ["web/sport/bout/a.tsx", "#web/kit/a.tsx"],
  ["web/sport/bout/a.tsx", "#web/platform/clock/a.ts"],
  ["web/features/awarding/a.tsx", "#web/sport/bout/a.tsx"],
  ["web/features/awarding/a.tsx", "#web/features/stats/face.ts"],
  ["web/features/awarding/a.server.ts", "#web/features/stats/face.server.ts"],
  ["web/features/awarding/a.tsx", "./table/a.tsx"],
  ["web/features/awarding/table/a.tsx", "../a.tsx"],
  ["web/features/awarding/table/a.tsx", "#web/features/awarding/a.tsx"],
  ["web/layouts/a.tsx", "#web/features/search/face.ts"],
  ["web/layouts/a.tsx", "./+types/a.ts"],
  ["web/routes/a.tsx", "#web/features/awarding/a.tsx"],
  ["web/routes/a.tsx", "#contract/a.ts"],
  ["web/root.tsx", "#web/layouts/a.tsx"],
  ["web/kit/a.test.tsx", "node:fs"],
];

test.each(FORBIDDEN)("%s must not import %s", (file, source) => {
  expect(problems(file, source)).toEqual([`${file} must not import ${source}`]);
});

test.each(ALLOWED)("%s may import %s", (file, source) => {
  expect(problems(file, source)).toEqual([]);
});

test("every way to import is an arrow", () => {
  const found = (/** @type {string} */ text) => arrowProblems([{ path: "web/kit/a.ts", text }]).length;
  expect(found('import type { A } from "#web/sport/a.ts";')).toBe(1);
  expect(found('import {\n  A,\n} from "#web/sport/a.ts";')).toBe(1);
  expect(found('import "#web/sport/a.module.css";')).toBe(1);
  expect(found('export { A } from "#web/sport/a.ts";')).toBe(1);
  expect(found('const late = lazy(() => import("#web/sport/a.ts"));')).toBe(1);
});

test("no two folders and no two files of web import each other, not even types and by their faces", () => {
  const file = (/** @type {string} */ path, /** @type {string} */ source) => ({
    path,
    text: `import type { A } from "${source}";\n`,
  });
  const faces = [
    file("web/features/awarding/face.ts", "#web/features/displays/face.ts"),
    file("web/features/displays/face.ts", "#web/features/awarding/face.ts"),
  ];
  expect(arrowProblems(faces)).toEqual([
    "these folders import each other: web/features/awarding, web/features/displays",
    "these files import each other: web/features/awarding/face.ts, web/features/displays/face.ts",
  ]);
  const neighbours = [file("web/kit/one.ts", "./other.ts"), file("web/kit/other.ts", "./one.ts")];
  expect(arrowProblems(neighbours)).toEqual([
    "these files import each other: web/kit/one.ts, web/kit/other.ts",
  ]);
});

/** @type {(path: string, source: string) => string[]} */
const problems = (path, source) => arrowProblems([{ path, text: `import { thing } from "${source}";\n` }]);
