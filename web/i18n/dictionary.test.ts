import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");
const COMMENTS = /\/\*[^]*?\*\/|(?<![:"'`])\/\/.*$/gm;
/** A Russian word of a string, or between two tags. */
const WORDS = /(["'`])[^"'`\n]*[а-яё]{3}[^"'`\n]*\1|>[^<>{}]*[а-яё]{3}[^<>{}]*</gi;
const ASIDE = /\.test\.|\/testing\/|^web\/i18n\/|^web\/features\/gallery\//;

const sources = (box: string) =>
  readdirSync(join(ROOT, box), { recursive: true, encoding: "utf8" })
    .map((path) => `${box}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.tsx?$/.test(path) && !ASIDE.test(path));

test("[GN11] texts of pages are kept in web/i18n, and the contract has none", () => {
  const paths = [...sources("web"), ...sources("contract")];
  expect(paths.length).toBeGreaterThan(500);
  const found = paths.flatMap((path) =>
    (readFileSync(join(ROOT, path), "utf8").replaceAll(COMMENTS, "").match(WORDS) ?? []).map(
      (words) => `${path}: ${words}`,
    ),
  );
  expect(found).toEqual([]);
});
