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

test("[LO14] no Russian letter is in the English words, and no sentence in the code that sends them", () => {
  const withoutComments = (path: string) =>
    readFileSync(path, "utf8").replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, "");
  const filesOf = (folder: string) =>
    readdirSync(join(import.meta.dirname, folder), { encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !TEMPLATES.has(name))
      .map((name) => join(import.meta.dirname, folder, name));
  const files = SAID_IN.flatMap(filesOf);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((path) => /[а-яё]/i.test(withoutComments(path)))).toEqual([]);
});

/** Its words in braces are those templates are kept with. */
const TEMPLATES: ReadonlySet<string> = new Set(["diplomas.ts"]);

const SAID_IN = ["en", "../mail", "../push", "../share", "../papers/forms"];
