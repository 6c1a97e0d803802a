import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readLimits, writeLimits } from "./typedLimits.ts";

const read = (typed: string) => {
  const decided = readLimits(typed);
  return decided.ok
    ? [...decided.value.limitsKg, ...(decided.value.isOpenAbove ? ["+"] : [])]
    : decided.problem;
};

test("[CT53] limits are read as people type them", () => {
  const all = [57, 63, 70, "+"];
  for (const typed of [
    "57, 63, 70, +70",
    "57,63,70,+70",
    "57 63 70 70+",
    "57; 63; 70; свыше 70 кг",
    "до 57 кг, до 63 кг, до 70 кг, Свыше 70 кг",
    "-57 -63 -70 +70",
    "57/63/70/+70",
    "57–63–70 свыше",
    "57 кг 63 кг 70 кг 70кг+",
    " 57\n63\n70\n+ 70 ",
  ])
    expect([typed, read(typed)]).toEqual([typed, all]);
  expect(read("57,5 62,5, 70.5")).toEqual([57.5, 62.5, 70.5]);
  expect(read("57,5,62,5,70")).toEqual([57.5, 62.5, 70]);
  expect(read("100")).toEqual([100]);
});

test("[CT53] what is no table is refused with the piece that is wrong", () => {
  expect(read("")).toEqual({ code: "no-limits" });
  expect(read(" , ")).toEqual({ code: "no-limits" });
  expect(read("57, лёгкий, 70")).toEqual({ code: "unreadable", text: "лёгкий," });
  expect(read("57.25")).toEqual({ code: "unreadable", text: ".25" });
  expect(read("57 ++ 63")).toEqual({ code: "unreadable", text: "+" });
  expect(read("57, 63, +70")).toEqual({ code: "open-elsewhere", last: 63 });
  expect(read("57, +57, 63")).toEqual({ code: "open-elsewhere", last: 63 });
  expect(read("57, 63, +63, +63")).toEqual({ code: "open-elsewhere", last: 63 });
  expect(read("+70")).toEqual({ code: "open-elsewhere", last: undefined });
  expect(read("70, 63")).toEqual({ code: "limits-out-of-order", kg: 63, after: 70 });
  expect(read("57, 1000")).toEqual({ code: "limit-out-of-range", kg: 1000 });
});

test("[CT53] what is written is read back as it was, and nothing typed is an error of the program", () => {
  const tables = fc.record({
    limitsKg: fc
      .uniqueArray(fc.integer({ min: 100, max: 3000 }), { minLength: 1, maxLength: 30 })
      .map((tenths) => tenths.toSorted((one, other) => one - other).map((weight) => weight / 10)),
    isOpenAbove: fc.boolean(),
  });
  fc.assert(
    fc.property(tables, (table) => {
      expect(readLimits(writeLimits(table))).toEqual({ ok: true, value: table });
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typed) => typeof readLimits(typed).ok === "boolean"),
  );
});
