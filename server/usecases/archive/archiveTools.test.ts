import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createArchiveDay, openPlace } from "../../testing/archiveDay.ts";

const folder = mkdtempSync(join(tmpdir(), "kover-tools-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(program: "export" | "import", dataDir: string, ...args: string[]) {
  const path = join(import.meta.dirname, "..", "..", `${program}.ts`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", path, ...args],
    { env: { PATH: process.env["PATH"] ?? "", KOVER_DATA: dataDir }, encoding: "utf8" },
  );
  return { status, said: stdout, complained: stderr };
}

test("[EX11] an event goes from one installation to another by two commands", async () => {
  const source = await openPlace();
  const { event } = await createArchiveDay(source);
  if (source.config.database.kind !== "sqlite") throw new Error("this test is about files");
  const dataDir = join(folder, "source");
  const { file } = source.config.database;
  // The program looks for its database under its own name.
  await source.db.destroy();
  cpSync(dirname(file), dataDir, { recursive: true });
  cpSync(file, join(dataDir, "kover.db"));
  const zip = join(folder, "event.zip");
  const made = run("export", dataDir, String(event.id), zip);
  expect([made.status, made.complained]).toEqual([0, ""]);
  expect(made.said).toMatch(/Кубок, 1 categories, 4 people, 3 bouts/);
  expect(statSync(zip).mode & 0o777).toBe(0o600);
  expect(run("export", dataDir, "999", join(folder, "none.zip"))).toMatchObject({
    status: 1,
    complained: "There is no event 999.\n",
  });
  expect(existsSync(join(folder, "none.zip"))).toBe(false);

  const place = join(folder, "place");
  const taken = run("import", place, zip);
  expect([taken.status, taken.complained]).toEqual([0, ""]);
  expect(taken.said).toMatch(/4 new people, 0 known ones, 3 bouts[^]*0 problems found/);
  const again = run("import", place, zip);
  expect([again.status, again.complained]).toEqual([
    1,
    `The file ${zip} holds an event that is here already: nothing was changed.\n`,
  ]);
  const wrong = join(folder, "wrong.zip");
  writeFileSync(wrong, "no zip");
  expect(run("import", place, wrong)).toMatchObject({ status: 1, said: "" });
});
