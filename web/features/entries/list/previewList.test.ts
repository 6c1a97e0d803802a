import { expect, test } from "vitest";
import { pairKey } from "./decidePeople.ts";
import { countHidden, requestOf } from "./previewList.ts";
import { answerAll, BASIS, category, EVENT_DATE, linesOf, preview } from "./testing/lists.ts";

const HEADS = "ФИО;Родился;Пол;Вес;Клуб;Категория;Пояс";
const list = (...lines: readonly string[]) =>
  [HEADS.replace("Родился", "Дата рождения"), ...lines].join("\n");
const statesOf = (text: string, decisions = {}) => preview(text, decisions).lines.map(({ state }) => state);

test("[EN19] [PS5] the certain are proposed as known, the doubtful asked about, repeated entries are not written", () => {
  const text = list(
    "Королев Илья;02.01.2000;м;76;Медведь;",
    "Королёв Илья;2000;м;70;Медведь;",
    "Рощин Ян;04.04.2003;м;70;Балтика;",
    "Рощин Ян;04.04.2003;м;абс.;Балтика;",
    "Рощин Ян;04.04.2003;м;70;Балтика;",
    "Рощен Ян;04.04.2003;м;76;Балтика;",
  );
  expect(statesOf(text)).toEqual(["known", "repeated", "ok", "second", "repeated", "similar"]);
  expect(preview(text).lines.map(({ repeats }) => repeats)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    4,
    undefined,
  ]);
});

test("[EN19] a proposal is changed by who decides, and a question is asked once a person", () => {
  const text = list(
    "Рощин Ян;04.04.2003;м;70;Балтика;",
    "Рощин Ян;04.04.2003;м;абс.;Балтика;",
    "Рощен Ян;04.04.2003;м;76;Балтика;",
  );
  const apart = new Map([[pairKey(3, { line: 2 }), "different" as const]]);
  expect(statesOf(text, { people: apart })).toEqual(["ok", "ok", "similar"]);
  const joined = new Map([[pairKey(4, { line: 2 }), "same" as const]]);
  const { request } = requestOf(preview(text, { people: joined }));
  expect(request.lines.map(({ is }) => is)).toEqual([null, { line: 0 }, { line: 0 }]);
});

test("[EN20] equal clubs are one, a near one is asked about once for all its lines", () => {
  const text = list(
    "Волков Пётр;2000;м;70;медведь;",
    "Ежов Ян;2000;м;70;СК «Медведь»;",
    "Лосев Ян;2000;м;70;СК «Медведь»;",
    "Котов Ян;2000;м;70;Тайга;",
  );
  expect(statesOf(text)).toEqual(["ok", "club", "club", "ok"]);
  const asked = [...preview(text).clubs.values()].filter(({ is }) => is === undefined);
  expect(asked).toMatchObject([{ name: "СК «Медведь»", lines: 2, like: { name: "Медведь", city: "Пермь" } }]);
  const clubs = new Map([["ск «медведь»", { team: 1 }]]);
  const { request } = requestOf(preview(text, { clubs }));
  expect(request.lines.map(({ club }) => club)).toEqual([
    { team: 1 },
    { team: 1 },
    { team: 1 },
    { fresh: 0 },
  ]);
  expect(request.clubs).toEqual([{ name: "Тайга", city: null }]);
});

test("[EN21] a category the competition has not is made when asked, by weight, age, and level or belt", () => {
  const text = list(
    "Волков Пётр;2011;м;48;;Юноши 14-15 лет, до 50 кг;белый",
    "Ежов Ян;2011;м;44;;Юноши 14-15 лет, до 45 кг;белый",
    "Лосев Ян;2011;м;48;;Юноши 14-15 лет, до 50 кг;жёлтый",
  );
  expect(statesOf(text)).toEqual(["error", "error", "error"]);
  const whole = preview(text);
  expect([...whole.categories.values()].map(({ draft, lines }) => [draft.title, lines])).toEqual([
    ["Юноши 14-15 лет, до 50 кг", [2, 4]],
    ["Юноши 14-15 лет, до 45 кг", [3]],
  ]);
  const byBelt = preview(text, { splitBy: "belt" });
  const made = new Set(byBelt.categories.keys());
  expect(made.size).toBe(3);
  const { request } = requestOf(preview(text, { splitBy: "belt", categories: made }));
  expect(request.lines.map((line) => line.category)).toEqual([{ fresh: 0 }, { fresh: 1 }, { fresh: 2 }]);
  expect(request.categories[0]).toEqual({
    title: "Юноши 14-15 лет, до 50 кг, белый",
    sex: "m",
    ageMin: 14,
    ageMax: 15,
    level: "white",
    style: "nogi",
    weightMin: 45,
    weightMax: 50,
  });
  const together = requestOf(preview(text, { categories: new Set(whole.categories.keys()) }));
  expect(together.request.categories.map(({ weightMin, weightMax }) => [weightMin, weightMax])).toEqual([
    [45, 50],
    [null, 45],
  ]);
});

test("[EN21] a new class begins where the one below it ends, and is of the ages of its neighbours", () => {
  const text = list("Волков Пётр;2000;м;;;до 92 кг;");
  const [made] = [...preview(text).categories.values()];
  expect(made?.draft).toMatchObject({ title: "Мужчины, до 92 кг", ageMin: 18, weightMin: 77, weightMax: 92 });
});

test("[EN10] good lines are written while bad ones stay", () => {
  const text = list("Волков Пётр;2000;м;70;;", "Лысенко Матвей;19.08.1897;м;65,8;;", "Ежов Ян;2000;м;70;;");
  const { counts } = preview(text);
  expect(counts).toEqual({ all: 3, good: 2, similar: 0, wrong: 1, repeated: 0 });
  expect(requestOf(preview(text)).written).toEqual([2, 4]);
});

test("[EN14] a column says whose consent is signed; minors without one are counted, also by the year", () => {
  const text = [
    "Фамилия\tДата рождения\tПол\tВес\tСогласие",
    "Зайцев\t03.03.2012\tм\t70\tда",
    "Ежов\t03.03.2012\tм\t70\t",
    "Лисин\t2008\tм\t70\t",
    "Волков\t03.03.1999\tм\t70\t",
  ].join("\n");
  const open = { ...BASIS, categories: [category(1, "до 71 кг", { ageMin: null, weightMax: 71 })] };
  const shown = preview(text, {}, open);
  expect(shown.lines.map(({ read }) => read.hasConsent)).toEqual([true, false, false, false]);
  expect(countHidden(shown, EVENT_DATE)).toBe(2);
});

test("[EN19] answering every question leaves none", () => {
  const text = list(
    "Рощин Ян;04.04.2003;м;70;Балтика;",
    "Рощен Ян;04.04.2003;м;76;Балтика;",
    "Roshchin Yan;05.04.2003;м;абс.;Балтика;",
  );
  const { people } = answerAll(linesOf(text), BASIS, "same");
  expect(statesOf(text, { people })).toEqual(["ok", "second", "second"]);
});
