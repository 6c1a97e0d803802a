import { expect, test } from "vitest";
import { classesOf, findWeightTables } from "./weightTables.ts";

test("[CT21] all 31 tables are read, each with its source and how far it is verified", () => {
  const tables = findWeightTables();
  expect(tables).toHaveLength(31);
  for (const table of tables) {
    expect(table.styles.length).toBeGreaterThan(0);
    expect(table.sexes.length).toBeGreaterThan(0);
    expect(table.source).not.toBe("");
    expect(table.limitsKg).toEqual(table.limitsKg.toSorted((one, other) => one - other));
    expect([0, classesOf(table).length]).toContain(table.names.length);
  }
  expect(tables.filter(({ status }) => status === "verified")).toHaveLength(23);
  expect(tables.filter(({ status }) => status === "partly")).toHaveLength(2);
});

test("[CT7] IBJJF men in the gi: 82.3 is the limit of middle, and nothing limits the last class", () => {
  const [table] = findWeightTables({ federation: "IBJJF", sex: "m", style: "gi", age: 41 });
  expect(table?.status).toBe("verified");
  const classes = table ? classesOf(table) : [];
  expect(classes).toContainEqual({ weightMin: 76, weightMax: 82.3, name: "Средний" });
  expect(classes.at(-1)).toEqual({ weightMin: 100.5, name: "Ультратяжёлый" });
});

test("UWW ends at 130 kg: nobody above has a class", () => {
  const [table] = findWeightTables({ federation: "UWW grappling", sex: "m", age: 25 });
  expect(table && classesOf(table).at(-1)).toEqual({ weightMin: 100, weightMax: 130 });
});

test("children's tables of Russian events are for boys and girls alike", () => {
  const federation = "Россия, открытые турниры UWW";
  const [boys] = findWeightTables({ federation, sex: "m", age: 12 });
  expect(findWeightTables({ federation, sex: "f", age: 12, style: "gi" })).toEqual([boys]);
  expect(boys?.limitsKg).toEqual([30, 34, 38, 42, 46, 50, 54]);
});
