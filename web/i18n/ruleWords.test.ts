import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findWeightTables } from "#domain/category/weightTables.ts";
import { countersOf } from "#domain/ruleset/counters.ts";
import { findPreset } from "#domain/ruleset/presets.ts";
import { PRESETS } from "#domain/ruleset/rules.ts";
import { TECHNIQUES } from "#domain/ruleset/techniques.ts";
import { agesNote, federationWord, USUAL_FEDERATION } from "./en/organiser/federations.ts";
import * as english from "./en/sport/ruleWords.ts";
import { techniqueWord } from "./en/sport/techniqueWords.ts";
import { agesNote as russianNote } from "#texts/organiser/federations.ts";
import * as russian from "#texts/sport/ruleWords.ts";

/** What a word is asked with in these tests: where no word is known the label comes back. */
const UNKNOWN = "unknown";

const actions = PRESETS.flatMap((preset) =>
  findPreset(preset).actions.map(({ id, label }) => ({ preset, id, label })),
);
const counters = PRESETS.flatMap((preset) =>
  countersOf({ counters: findPreset(preset).counters ?? [] }).map(({ id, label }) => ({ preset, id, label })),
);

test("[LO12] every hold, action, countdown and rule set of the data has an English word", () => {
  const words = [
    ...TECHNIQUES.map(({ id }) => techniqueWord(id, UNKNOWN)),
    ...actions.map(({ preset, id }) => english.actionWord(preset, { id, label: UNKNOWN })),
    ...counters.map(({ preset, id }) => english.counterWord(preset, { id, label: UNKNOWN })),
    ...PRESETS.map((preset) => english.presetWord(preset, UNKNOWN)),
  ];
  expect(words.length).toBeGreaterThan(80);
  expect(words.filter((word) => word === UNKNOWN || /[а-яё]/i.test(word))).toEqual([]);
});

test("[LO12] what one Russian label says, one English word says: a word for another thing would be found here", () => {
  const said = Map.groupBy(
    [...actions, ...counters.map((one) => ({ ...one, isCounter: true }))],
    ({ label }) => label,
  );
  const words = [...said].map(([label, all]) => [
    label,
    new Set(
      all.map((one) =>
        "isCounter" in one ? english.counterWord(one.preset, one) : english.actionWord(one.preset, one),
      ),
    ).size,
  ]);
  expect(words.filter(([, count]) => count !== 1)).toEqual([]);
});

test("[LO12] a preset that means something else by the same id has a word of its own", () => {
  const labels = Map.groupBy(actions, ({ id }) => id);
  for (const [id, all] of labels) {
    const russianWords = new Set(all.map((one) => russian.actionWord(one.preset, one)));
    const englishWords = new Set(all.map((one) => english.actionWord(one.preset, { id, label: UNKNOWN })));
    expect([id, englishWords.size]).toEqual([id, russianWords.size]);
  }
});

/** The names a file of words knows, as it writes them: `["takedown", "Takedown"]`. */
const namesIn = (path: string): readonly string[] =>
  [...readFileSync(join(import.meta.dirname, "en", path), "utf8").matchAll(/\[\s*"([^"]+)",\s*"/g)].map(
    ([, name = ""]) => name,
  );

test("[LO12] no English word of the rules is stale", () => {
  const known = new Set<string>([
    ...PRESETS,
    ...[...actions, ...counters].flatMap(({ preset, id }) => [id, `${preset}/${id}`]),
  ]);
  const names = namesIn("sport/ruleWords.ts");
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect(namesIn("../../../domain/naming/techniques.ts")).toEqual(TECHNIQUES.map(({ id }) => id));
  const federations = new Set(findWeightTables().map(({ federation }) => federation));
  const notes = new Set(findWeightTables().map(({ ages }) => russianNote(ages)));
  const told = namesIn("organiser/federations.ts");
  expect(told.filter((name) => !federations.has(name) && !notes.has(name))).toEqual([]);
});

test("[LO12] every federation of a table of weights is named in English, and so is what its ages say", () => {
  const tables = findWeightTables();
  const words = tables.flatMap(({ federation, ages }) => [federationWord(federation), agesNote(ages)]);
  expect(words.filter((word) => /[а-яё]/i.test(word))).toEqual([]);
  expect(tables.map(({ federation }) => federation)).toContain(USUAL_FEDERATION);
});

test("an action of somebody’s own rules keeps its label", () => {
  expect(english.actionWord("custom", { id: "flying", label: "Полёт" })).toBe("Полёт");
  expect(english.actionWord(undefined, { id: "takedown", label: "Тейкдаун" })).toBe("Takedown");
});
