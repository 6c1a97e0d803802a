import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Where a transaction may be opened: use cases, what runs around all of them, and what opens databases before there is one. */
const OPENS =
  /^(?:usecases\/|auth\/sharedAllowances|demo\/seedDemo|persistence\/migrat|testing\/)|\.test\.ts$/;

test("[ST13] a use case opens the transaction, and only what runs around all of them has its own", () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ts") && !OPENS.test(path));
  expect(files.length).toBeGreaterThan(200);
  const opening = files.filter((path) =>
    /\.(?:transaction|startTransaction|controlledTransaction)\(/.test(
      readFileSync(join(import.meta.dirname, path), "utf8"),
    ),
  );
  expect(opening).toEqual([]);
});
