import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LOCALES } from "#contract/locale.ts";
import { wordsOf } from "./words.ts";

/** What a dictionary has, down to the leaves: «mails.day.bout: function of 1». */
function shapeOf(value: unknown, name: string): readonly string[] {
  if (typeof value === "function") return [`${name}: function of ${value.length}`];
  if (typeof value !== "object" || value === null) return [`${name}: ${typeof value}`];
  // How many of something there are is a matter of the language.
  if (Array.isArray(value)) return [`${name}: list`];
  const keys = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return keys.flatMap(([key, inner]) => shapeOf(inner, name === "" ? key : `${name}.${key}`));
}

test("[LO14] every language has the same words of the server", () => {
  const [first, ...others] = LOCALES.map((locale) => shapeOf(wordsOf(locale), ""));
  expect(first?.length).toBeGreaterThan(80);
  for (const other of others) expect(other).toEqual(first);
});

test.each(LOCALES)("[TB8] a protocol in %s counts whole seconds of time gone by", (locale) => {
  expect([191_600, 299_999].map(wordsOf(locale).form.clock)).toEqual(["3:11", "4:59"]);
});

test("[LO14] no Russian letter is in the English words, and none in the server but where it reads or keeps Russian", () => {
  const withoutComments = (path: string) =>
    readFileSync(join(SERVER, path), "utf8").replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, "");
  const files = readdirSync(SERVER, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !ASIDE.test(path));
  expect(files.length).toBeGreaterThan(500);
  expect(files).toContain("words/en/own.ts");
  expect(files.filter((path) => /[а-яё]/i.test(withoutComments(path))).toSorted()).toEqual(READ_OR_KEPT);
});

const SERVER = join(import.meta.dirname, "..");
const ASIDE = /^(?:words\/ru|demo|testing)\//;

/** Where Russian letters are data: what people write is read, what the program writes into the database is Russian. */
const READ_OR_KEPT = [
  // The sender of mails, until the installation names its own.
  "environment/config.ts",
  "http/openapi/openapi.ts",
  "papers/fileName.ts",
  "papers/matPaper.ts",
  "papers/ranks.ts",
  "persistence/account/ownData.ts",
  "persistence/database/foldText.ts",
  "present/hiddenName.ts",
];
