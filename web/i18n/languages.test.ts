import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folderOf = (language: string) => join(import.meta.dirname, language);

const modulesOf = (language: string): readonly string[] =>
  readdirSync(folderOf(language), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .toSorted();

const importOf = (language: string, path: string): Promise<unknown> =>
  import(/* @vite-ignore */ `./${language}/${path}`);

/** Which files of the English folder may have Russian letters, and why. */
const READS_RUSSIAN: ReadonlyMap<string, string> = new Map([
  ["entries/listWords.ts", "lists of athletes are brought in both languages"],
  ["organiser/federations.ts", "tables of weights are known by the Russian names of the domain"],
  ["organiser/referees.ts", "lists of referees are brought in both languages"],
  ["organiser/weightTables.ts", "limits are typed in both languages"],
]);

/** What a module gives out, down to the leaves: «sheets.fields.code: string», «sheets.reason: function of 3». */
function shapeOf(value: unknown, name: string): readonly string[] {
  if (typeof value === "function") return [`${name}: function of ${value.length}`];
  if (value instanceof RegExp) return [`${name}: pattern`];
  if (value instanceof Map) return shapeOf(Object.fromEntries(value), name);
  if (typeof value !== "object" || value === null) return [`${name}: ${typeof value}`];
  // How many of something there are is a matter of the language.
  if (Array.isArray(value)) return [`${name}: list`];
  const keys = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return keys.flatMap(([key, inner]) => shapeOf(inner, name === "" ? key : `${name}.${key}`));
}

test("[LO12] both languages have the same modules", () => {
  expect(modulesOf("ru").length).toBeGreaterThan(90);
  expect(modulesOf("en")).toEqual(modulesOf("ru"));
});

test.each(modulesOf("ru"))("[LO12] %s has the same words in both languages", async (path) => {
  const [russian, english] = await Promise.all([importOf("ru", path), importOf("en", path)]);
  expect(shapeOf(russian, "")).not.toEqual([]);
  expect(shapeOf(english, "")).toEqual(shapeOf(russian, ""));
});

test("[LO12] English texts have no Russian letter but where they read Russian", () => {
  const russian = modulesOf("en").filter((path) =>
    /[а-яё]/i.test(readFileSync(join(folderOf("en"), path), "utf8")),
  );
  expect(russian).toEqual([...READS_RUSSIAN.keys()]);
});
