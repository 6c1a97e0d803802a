import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = join(import.meta.dirname, "persistence");
/** Opens databases and brings them up to date, before there is a use case. */
const ASIDE = /\.test\.ts$|^migrat/;

test("[ST13] nothing in persistence opens a transaction: it runs in that of the use case", () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".ts") && !ASIDE.test(path),
  );
  expect(files.length).toBeGreaterThan(20);
  const opening = files.filter((path) =>
    /\.(?:transaction|startTransaction|controlledTransaction)\(/.test(
      readFileSync(join(FOLDER, path), "utf8"),
    ),
  );
  expect(opening).toEqual([]);
});
