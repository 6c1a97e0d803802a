import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { onOtherLayout, rankSpelled, searchNeedles, soundOf, spelledWords } from "./spelling.ts";

const rank = (typed: string, text: string) => rankSpelled(searchNeedles(typed), spelledWords(text));
const finds = (typed: string, text: string) => rank(typed, text) !== undefined;

describe("[SR9] Latin letters", () => {
  test.each([
    ["kravtsov", "Кравцов"],
    ["Kravcov", "Кравцов"],
    ["shcherbakov", "Щербаков"],
    ["khabib", "Хабиб"],
    ["habib", "Хабиб"],
    ["alexey", "Алексей"],
    ["vasilyev", "Васильев"],
    ["solovyov", "Соловьёв"],
    ["yulia", "Юлия"],
    ["dmitry", "Дмитрий"],
    ["krav", "Кравцов"],
    ["kravtsof", "Кравцов"],
  ])("%s finds %s", (typed, name) => expect(finds(typed, name)).toBe(true));

  test("a name in Latin letters is found in Russian ones", () => {
    expect(finds("гарсиа", "Garcia Luis")).toBe(true);
    expect(finds("силва", "Silva Ana")).toBe(true);
  });

  test("another name is not found, and what was typed as it is written comes first", () => {
    expect(finds("kravtsov", "Кравченко")).toBe(false);
    expect(finds("kim", "Лим")).toBe(false);
    expect(rank("silva", "Silva")).toBeLessThan(rank("silva", "Силва") ?? 0);
  });

  test.each(["qqqq", "qq", "wwww", "tttt", "aaab", "йййй"])("%s is no beginning of a name", (typed) => {
    for (const name of ["Intermediate", "Ирина", "Василий", "Тимур", "Абдулла", "Irina"])
      expect(finds(typed, name)).toBe(false);
  });

  /** What passport offices, posts and people write for a letter. */
  const WAYS: Readonly<Record<string, readonly string[]>> = {
    а: ["a"],
    б: ["b"],
    в: ["v", "w"],
    г: ["g"],
    д: ["d"],
    е: ["e", "ye", "je"],
    ж: ["zh"],
    з: ["z"],
    и: ["i"],
    й: ["i", "y", "j"],
    к: ["k"],
    л: ["l"],
    м: ["m"],
    н: ["n"],
    о: ["o"],
    п: ["p"],
    р: ["r"],
    с: ["s"],
    т: ["t"],
    у: ["u"],
    ф: ["f"],
    х: ["kh", "h"],
    ц: ["ts", "c", "tz"],
    ч: ["ch"],
    ш: ["sh"],
    щ: ["shch", "sch"],
    ы: ["y", "i"],
    ь: [""],
    э: ["e"],
    ю: ["yu", "iu", "ju"],
    я: ["ya", "ia", "ja"],
  };
  const letter = fc.constantFrom(...Object.keys(WAYS));
  const written = fc
    .array(
      letter.chain((one) => fc.constantFrom(...(WAYS[one] ?? [])).map((way) => [one, way] as const)),
      {
        minLength: 2,
        maxLength: 12,
      },
    )
    .map((pairs) => [pairs.map(([one]) => one).join(""), pairs.map(([, way]) => way).join("")] as const);

  test("every way of writing a name in Latin letters sounds like the name", () => {
    fc.assert(
      fc.property(written, ([name, latin]) => {
        expect(soundOf(latin)).toBe(soundOf(name));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("[SR10] the other layout", () => {
  test.each([
    ["rfhfc`d", "Карасёв"],
    ["KFGNTD", "Лаптев"],
    ["'l", "Эдуард"],
    ["[f,b,", "Хабиб"],
    ["ышдмф", "Silva"],
    ["gthvm", "Пермь"],
  ])("%s finds %s", (typed, name) => expect(finds(typed, name)).toBe(true));

  const russian = fc.string({
    unit: fc.constantFrom(...Array.from("абвгдеёжзийклмнопрстуфхцчшщъыьэюя")),
    minLength: 2,
    maxLength: 15,
  });

  test("typed back it is the same, and any name is found by its keys", () => {
    fc.assert(
      fc.property(russian, (name) => {
        const keys = onOtherLayout(name);
        if (/[a-z]/.test(keys)) expect(onOtherLayout(keys)).toBe(name);
        if (/[a-z]/.test(keys)) expect(finds(keys, name)).toBe(true);
      }),
    );
  });

  test("digits and a text of both scripts stay as they are", () => {
    expect(onOtherLayout("77")).toBe("77");
    expect(onOtherLayout("Кубок Open, 2")).toBe("Кубок Open, 2");
  });
});

test("[SR11] a weight is found with and without its words", () => {
  for (const typed of ["до 77", "77", "77 кг", "77кг", "мужчины 77"])
    expect(finds(typed, "Мужчины, до 77 кг")).toBe(true);
  expect(finds("до 78", "Мужчины, до 77 кг")).toBe(false);
});
