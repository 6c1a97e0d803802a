import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findSheetBout, parseSheetCode, sheetCode, type SheetBout } from "./sheetCode.ts";

const UUID = "6f1c2a34-5b7d-4e8f-9a01-23456789abcd";

test("[PR1] the code of a bout follows from its uuid and never changes", () => {
  expect(sheetCode(UUID)).toBe("W3XJ");
  expect(sheetCode(UUID.toUpperCase())).toBe(sheetCode(UUID));
});

test("[PR1] a code is four signs without 0, O, 1 and I", () => {
  fc.assert(fc.property(fc.uuid(), (uuid) => /^[2-9A-HJ-NP-Z]{4}$/.test(sheetCode(uuid))));
});

test("[PR2] uuids that differ in one digit have codes as far apart as any", () => {
  const codes = Array.from({ length: 1000 }, (_, index) => {
    const tail = index.toString(16).padStart(12, "0");
    return sheetCode(`00000000-0000-4000-8000-${tail}`);
  });
  // By chance two of a thousand share one of a million codes about half a time.
  expect(new Set(codes).size).toBeGreaterThan(995);
});

const codeOf = (typed: string) => parseSheetCode(typed)?.readings[0];

test.each([
  ["7K4Q", "7K4Q"],
  ["7k4q", "7K4Q"],
  [" 7 k 4 q ", "7K4Q"],
  ["A-11 7K4Q", "7K4Q"],
  ["А-11 · 7К4Q", "7K4Q"],
  ["11 7K4Q", "7K4Q"],
  ["с8хр", "C8XP"],
  ["АВСЕ", "ABCE"],
  ["НКМР", "HKMP"],
  ["ТХУ2", "TXY2"],
  // A scanner while the layout is Russian: Л and Й look like nothing Latin.
  ["7Л4Й", "7K4Q"],
])("[PR3] «%s» is read as %s", (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

test.each(["", "7K4", "7K4O", "10KO", "A- 7K4Q", "7K4Ж"])("[PR3] «%s» is no code", (typed) => {
  expect(parseSheetCode(typed)).toBeUndefined();
});

test("[PR3] the label is read with its mat or without", () => {
  expect(parseSheetCode("а-11 7k4q")?.label).toEqual({ mat: "A", number: 11 });
  expect(parseSheetCode("117K4Q")?.label).toEqual({ mat: undefined, number: 11 });
  expect(parseSheetCode("1-11 7K4Q")?.label).toEqual({ mat: "1", number: 11 });
  expect(parseSheetCode("7K4Q")?.label).toBeUndefined();
});

const CYRILLIC = new Map(Array.from("ABCEHKMPTXY", (latin, index) => [latin, "АВСЕНКМРТХУ"[index] ?? latin]));
const bout = (uuid: string, number: number, mat = "А"): SheetBout => ({ uuid, label: { mat, number } });
const find = (bouts: readonly SheetBout[], typed: string) => {
  const parsed = parseSheetCode(typed);
  return parsed === undefined ? undefined : findSheetBout(bouts, parsed);
};

/** A handful of bouts, now and then with a second one under the very same signs. */
const anyBouts = fc
  .uniqueArray(fc.uuid(), { minLength: 1, maxLength: 40 })
  .chain((uuids) => fc.tuple(fc.constant(uuids), fc.nat(uuids.length - 1), fc.boolean()))
  .map(([uuids, chosen, isDoubled]) => {
    const twin = uuids[chosen] ?? "";
    const bouts = uuids.map((uuid, index) => bout(uuid, index + 1));
    // Read without regard to case, two spellings of one uuid are two bouts with one code.
    return { twin, isDoubled, bouts: isDoubled ? [...bouts, bout(twin.toUpperCase(), 99, "Б")] : bouts };
  });

test("[PR4] every bout is found by what stands on its sheet, however it is typed", () => {
  fc.assert(
    fc.property(anyBouts, fc.boolean(), fc.boolean(), ({ bouts }, isSmall, isCyrillic) => {
      for (const wanted of bouts) {
        const code = sheetCode(wanted.uuid);
        const signs = isCyrillic ? code.replaceAll(/./g, (sign) => CYRILLIC.get(sign) ?? sign) : code;
        const printed = `${wanted.label?.mat}-${wanted.label?.number} ${signs}`;
        const found = find(bouts, isSmall ? printed.toLowerCase() : printed);
        expect(found).toEqual({ found: "bout", bout: wanted });
      }
    }),
  );
});

test("[PR4] two bouts with the same signs are never mistaken: the label is asked for", () => {
  fc.assert(
    fc.property(anyBouts, ({ bouts, twin, isDoubled }) => {
      const found = find(bouts, sheetCode(twin));
      expect(found?.found).toBe(isDoubled ? "several" : "bout");
      if (isDoubled) expect(find(bouts, `Б-99 ${sheetCode(twin)}`)).toMatchObject({ found: "bout" });
    }),
  );
});

test("[PR4] a label from before a bout changed its mat does no harm where the signs are enough", () => {
  const bouts = [bout(UUID, 3, "Б")];
  expect(find(bouts, `А-11 ${sheetCode(UUID)}`)).toMatchObject({ found: "bout" });
  expect(find(bouts, "2222")).toEqual({ found: "none" });
  const twins = [bout(UUID, 11, "А"), bout(UUID.toUpperCase(), 11, "Б")];
  expect(find(twins, `11 ${sheetCode(UUID)}`)?.found).toBe("several");
  expect(find(twins, `Б11 ${sheetCode(UUID)}`)).toEqual({ found: "bout", bout: twins[1] });
});
