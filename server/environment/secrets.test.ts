import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeEach, expect, test } from "vitest";
import { prepareDataDir, readSecrets, saveSecrets } from "./secrets.ts";

const root = mkdtempSync(join(tmpdir(), "kover-secrets-"));
let dataDir = "";
let count = 0;
beforeEach(() => {
  dataDir = join(root, String((count += 1)), "deep");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;
const file = () => join(dataDir, "secrets.json");

test("[OP10] keys are made at the first start, for the owner alone, and stay", () => {
  prepareDataDir(dataDir);
  const first = readSecrets(dataDir);
  expect(Buffer.from(first.jwtKey, "base64")).toHaveLength(32);
  expect([modeOf(dataDir), modeOf(file())]).toEqual([0o700, 0o600]);
  expect(readSecrets(dataDir)).toEqual(first);
});

test("[OP10] no two installations have the same key", () => {
  prepareDataDir(dataDir);
  const other = join(dataDir, "other");
  prepareDataDir(other);
  expect(readSecrets(other).jwtKey).not.toBe(readSecrets(dataDir).jwtKey);
});

test("[OP9] what is saved keeps the key, and the file stays closed to others", () => {
  prepareDataDir(dataDir);
  const secrets = readSecrets(dataDir);
  saveSecrets(dataDir, { ...secrets, demoPassword: "Tatami-2026" });
  expect(readSecrets(dataDir)).toEqual({ ...secrets, demoPassword: "Tatami-2026" });
  expect(modeOf(file())).toBe(0o600);
});

test("[OP6] keys that cannot be used are one sentence, and are left as they are", () => {
  prepareDataDir(dataDir);
  for (const text of ["", "{", '{"jwtKey":"short"}', "null"]) {
    writeFileSync(file(), text);
    expect(() => readSecrets(dataDir)).toThrow(`${file()} does not hold usable keys`);
    expect(readFileSync(file(), "utf8")).toBe(text);
  }
});

test("[OP6] a data directory that cannot be written to is one sentence", () => {
  expect(() => prepareDataDir("/dev/null/x")).toThrow(
    "KOVER_DATA: the data directory /dev/null/x cannot be written to.",
  );
});

const FIRST_START = `
  import { readSecrets } from ${JSON.stringify(new URL("secrets.ts", import.meta.url).href)};
  process.stdout.write(readSecrets(process.argv[1]).jwtKey);`;

test("[OP29] instances that start for the first time together have the same keys", async () => {
  prepareDataDir(dataDir);
  const options = [
    "--disable-warning=ExperimentalWarning",
    "--input-type=module",
    "-e",
    FIRST_START,
    dataDir,
  ];
  const starts = Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, options));
  const keys = (await Promise.all(starts)).map(({ stdout }) => stdout);
  expect(new Set(keys)).toEqual(new Set([readSecrets(dataDir).jwtKey]));
  expect(readdirSync(dataDir)).toEqual(["secrets.json"]);
});
