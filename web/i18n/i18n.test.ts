import { copyEvent } from "#texts/organiser/copyEvent.ts";
import { expect, test } from "vitest";
import { ERROR_STATUS } from "#contract/error.ts";
import { formatAges, formatCount, formatNumber, formatShare, formatWeight } from "#texts/numbers.ts";
import { formatClock, formatElapsed } from "#web/i18n/times.ts";
import { apiErrorText } from "#texts/apiErrorText.ts";
import { formatDate, formatDayMonth, formatMonthShort } from "#texts/dates.ts";
import { plainDateOf } from "#web/i18n/plainDate.ts";
import { plainDateIn } from "#contract/competition/wallClock.ts";
import { compareNames, fullName, matchesSearch, personName, shortName } from "./names.ts";
import { plural, type CountedWord } from "#texts/plural.ts";
import { awarding } from "#texts/awarding.ts";
import { deskWords } from "#texts/headTable/desk.ts";
import { errorWords } from "#texts/errors.ts";
import { mats } from "#texts/headTable/mats.ts";

const counted: readonly (readonly [CountedWord, string, string, string])[] = [
  ["bout", "схватка", "схватки", "схваток"],
  ["carpet", "ковёр", "ковра", "ковров"],
  ["year", "год", "года", "лет"],
  ["person", "человек", "человека", "человек"],
];

for (const [word, one, few, many] of counted)
  test(`[GN12] 1 ${one}, 2 ${few}, 5 ${many}`, () => {
    expect([1, 21, 101].map((count) => plural(count, word))).toEqual([one, one, one]);
    expect([2, 3, 4, 22].map((count) => plural(count, word))).toEqual([few, few, few, few]);
    expect([0, 5, 11, 12, 14, 20, 111].map((count) => plural(count, word))).toEqual(Array(7).fill(many));
  });

test("[GN12] a fraction takes the form of two", () => {
  expect(`${formatNumber(2.5)} ${plural(2.5, "point")}`).toBe("2,5 балла");
});

test("[GN12] a share stands in the genitive", () => {
  expect(formatShare(10, 21, "bout")).toBe("10 из 21\u00a0схватки");
  expect(formatShare(52, 112, "bout")).toBe("52 из 112\u00a0схваток");
  expect(formatCount(4, "carpet")).toBe("4\u00a0ковра");
});

test("[GN12] the years of an age go with its last number", () => {
  const words = (ages: string[]) => ages.map((one) => one.replaceAll("\u00a0", " "));
  expect(words([2, 5, 11, 21, 34].map((until) => formatAges(1, until)))).toEqual([
    "1–2 года",
    "1–5 лет",
    "1–11 лет",
    "1–21 год",
    "1–34 года",
  ]);
  expect(words([1, 2, 11, 21, 34].map((until) => formatAges(null, until)))).toEqual([
    "до 1 года",
    "до 2 лет",
    "до 11 лет",
    "до 21 года",
    "до 34 лет",
  ]);
  expect(words([formatAges(21, null), formatAges(34, 34), formatAges(null, null)])).toEqual([
    "21 год и старше",
    "34 года",
    "",
  ]);
});

test("[GN14] weights have a comma, negative scores a real minus", () => {
  expect(formatWeight(76.4)).toBe("76,4\u00a0кг");
  expect(formatNumber(-1)).toBe("−1");
});

test("a clock shows minutes and seconds and never goes below nought", () => {
  expect(formatClock(185_000)).toBe("3:05");
  expect(formatClock(1)).toBe("0:01");
  expect(formatClock(-200)).toBe("0:00");
});

test.each([0, 1, 88_400, 87_999.6, 359_999.5, 360_000])(
  "[TB8] after %d ms the time gone and the time left make the six minutes of the bout",
  (elapsedMs) => {
    const seconds = (told: string) => told.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
    expect(seconds(formatElapsed(elapsedMs)) + seconds(formatClock(360_000 - elapsedMs))).toBe(360);
  },
);

test("[TB8] of the time gone by only whole seconds count", () => {
  expect(formatElapsed(88_400)).toBe("1:28");
  expect(formatElapsed(88_999.9)).toBe("1:28");
  expect(formatElapsed(-200)).toBe("0:00");
});

test("an event's date is the same in every time zone", () => {
  expect(formatDate("2026-12-05")).toBe("5 декабря 2026");
  expect(formatDayMonth("2026-12-05")).toBe("5 декабря");
  expect(formatMonthShort("2026-12-05")).toBe("дек");
  expect(formatMonthShort("2026-05-09")).toBe("май");
  expect(formatDate(null)).toBe("");
  expect(plainDateOf(new Date(2026, 11, 5, 23, 59))).toBe("2026-12-05");
  const lateInLondon = Date.parse("2026-12-04T23:00:00Z");
  expect(plainDateIn(10 * 3_600_000, lateInLondon)).toBe("2026-12-05");
});

test("[GN13] a screen says a name as people do, a list of officials by surname; Ё follows Е, and search does not care for either", () => {
  const named = (lastName: string, firstName: string | null = null) => ({ lastName, firstName });
  expect(personName(named("Иванов", "Илья"))).toBe("Илья Иванов");
  expect(fullName(named("Иванов", "Илья"))).toBe("Иванов Илья");
  expect(shortName(named("Иванов", "Илья"))).toBe("Иванов\u00a0И.");
  expect(shortName(named("Алиев оглы", "Илья"))).toBe("Алиев\u00a0оглы\u00a0И.");
  expect(fullName(named("Иванов"))).toBe("Иванов");
  const sorted = [named("Жуков"), named("Ёлкин"), named("Ежов")].toSorted(compareNames);
  expect(sorted.map(({ lastName }) => lastName)).toEqual(["Ежов", "Ёлкин", "Жуков"]);
  expect(matchesSearch("Соловьёв Пётр", "СОЛОВЬЕВ")).toBe(true);
  expect(matchesSearch("Соловьёв Пётр", "Иванов")).toBe(false);
});

test("[OP48] a failed act tells the code of its request where the server failed", () => {
  const fault = { name: "InternalServerError", message: "Internal Server Error", requestId: "K7QF2MX9AB" };
  expect(apiErrorText(fault)).toBe(
    "На сервере что-то сломалось. Повторите через минуту. Код обращения: K7QF2MX9AB",
  );
  expect(apiErrorText({ name: "UnknownError", message: "HTTP 502", requestId: "K7QF2MX9AB" })).toBe(
    "Сервер не отвечает. Повторите через минуту. Код обращения: K7QF2MX9AB",
  );
});

test("[ER18] an English text is shown in Russian, by its kind where it has no words of its own", () => {
  expect(apiErrorText({ name: "ForbiddenError", message: "Forbidden" })).toBe("Доступ закрыт");
  expect(apiErrorText({ name: "UnknownError", message: "Failed to fetch" })).toBe("Нет связи с сервером");
  const details = { code: "no-such-display" };
  expect(apiErrorText({ name: "NotFoundError", message: "No display shows this code", details })).toBe(
    "Такого кода нет ни на одном экране. Проверьте цифры",
  );
  const closed = { code: "registration-closed" };
  expect(apiErrorText({ name: "ForbiddenError", message: "Registration is closed", details: closed })).toBe(
    "Приём заявок закрыт",
  );
  expect(apiErrorText({ name: "ValidationError", message: "Категория закрыта" })).toBe("Категория закрыта");
  expect(apiErrorText({ name: "UnknownError", message: "never seen" })).toBe("Что-то пошло не так");
  expect(apiErrorText({ name: "UnknownError", message: "HTTP 502" })).toBe(
    "Сервер не отвечает. Повторите через минуту.",
  );
});

test("[ER18] every kind of error of the API has Russian words for a text nobody has met", () => {
  const texts = Object.keys(ERROR_STATUS).map((name) => apiErrorText({ name, message: "never seen" }));
  expect(texts.filter((text) => !/[а-яё]/.test(text) || text === errorWords.unknown)).toEqual([]);
});

test("a sentence that ends with an initial has one full stop", () => {
  expect(deskWords.refused("Иванов И.")).toContain("Иванов И. Показан");
  expect(deskWords.refused("победитель схватки 20")).toContain("схватки 20. Показан");
  expect(mats.taken("Иванов И. — Петров П.", 2, "ковёр А")).toBe(
    "Взята: Иванов И. — Петров П. Место 2, ковёр А.",
  );
  expect(mats.dropped("схватка 20", 1, "ковёр А")).toBe("Положена: схватка 20. Место 1, ковёр А.");
  expect(awarding.tie.decidedBy("Жребий.", "Панов")).toBe("Жребий. Решил: Панов");
  expect(awarding.tie.decidedBy("Жребий!", "Панов")).toBe("Жребий! Решил: Панов");
});

test("[EV17] a name with quotation marks of its own gets no others", () => {
  expect(copyEvent.title("Кубок Волги")).toBe("Копия «Кубок Волги»");
  expect(copyEvent.title("«Осенний ковёр»: финал")).toBe("Копия «Осенний ковёр»: финал");
});
