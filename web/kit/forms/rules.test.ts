import { expect, test } from "vitest";
import { english, INCOMPLETE } from "./english.ts";
import type { Declaration, Raw } from "./fields.ts";
import { incompleteText, problemText } from "./messages.ts";
import { confirm, dateAfter, email, length, max, min, own, required, url, type Rule } from "./rules.ts";
import { validateField, validateForm } from "./validate.ts";

const NOW = new Date("2026-12-01T12:00:00Z");

/** The code of the first rule that fails. */
async function verdict(rules: readonly Rule[], value: unknown, values: Record<string, unknown> = {}) {
  const [rule] = rules;
  const problem = await rule?.check(value, { name: "name", values, now: () => NOW });
  return problem?.code ?? "ok";
}

const cases: readonly (readonly [
  why: string,
  rule: Rule,
  good: readonly unknown[],
  bad: readonly unknown[],
])[] = [
  [
    "[FM2] required counts blanks as nothing",
    required,
    ["Аня", 0, true, ["x"]],
    ["", "   ", false, undefined, []],
  ],
  [
    "[FM3] an address has a dot and two letters at its end",
    email,
    ["a@b.ru", "мария@почта.рф"],
    ["a@b", "a@b.r", "a b@c.ru"],
  ],
  ["[FM15] min compares a number", min(5), [5, 6], [4.9]],
  ["[FM15] min counts a list", min(2), [["a", "b"]], [["a"]]],
  ["[FM15] max has 10 when nothing is said", max(), [10, [1]], [11]],
  ["[FM15] length with one bound is a minimum", length(3), ["абв"], ["аб"]],
  [
    "[FM15] length takes its bounds in either order",
    length(5, 2),
    ["абв", ["a", "b"], { a: 1, b: 2 }],
    ["а", "абвгде"],
  ],
  [
    "[FM16] date_after without a date means now",
    dateAfter(),
    ["2026-12-02"],
    ["2026-12-01", "2020-01-01", "вчера"],
  ],
  ["[FM16] date_after is strictly later", dateAfter("2026-12-05"), ["2026-12-06"], ["2026-12-05"]],
  ["[FM16] url means http or https", url(), ["https://a.ru"], ["ftp://a.ru", "a.ru"]],
  ["[FM16] url may be told other protocols", url("ftp:"), ["ftp://a.ru"], ["https://a.ru"]],
];
for (const [why, rule, good, bad] of cases)
  test(why, async () => {
    for (const value of good) expect([value, await verdict([rule], value)]).toEqual([value, "ok"]);
    for (const value of bad) expect([value, await verdict([rule], value)]).toEqual([value, rule.name]);
  });

test("[FM14] x_confirm is compared with x, x with x_confirm, and either with the field that is named", async () => {
  const at = (name: string, rule: Rule, values: Record<string, unknown>) =>
    rule.check(values[name], { name, values, now: () => NOW });
  expect(await at("a_confirm", confirm(), { a: "1", a_confirm: "1" })).toBeUndefined();
  expect(await at("a", confirm(), { a: "1", a_confirm: "2" })).toEqual({ code: "confirm" });
  expect(await at("b", confirm("a"), { a: 1, b: "1" })).toBeUndefined();
  expect(await at("b", confirm("a", { isStrict: true }), { a: 1, b: "1" })).toEqual({ code: "confirm" });
});

const validate = (fields: Declaration, raw: Record<string, Raw>) =>
  validateForm({ fields, raw: new Map(Object.entries(raw)), now: () => NOW });

test("[FM9] rules run left to right and stop at the first that fails; an empty value meets only required", async () => {
  const seen: string[] = [];
  const spy = (name: string): Rule => own((value) => void seen.push(`${name}:${String(value)}`));
  const fields = {
    a: { kind: "text", label: "А", rules: [spy("first"), length(5), spy("after")] },
    b: { kind: "text", label: "Б", rules: [email, spy("empty")] },
    c: { kind: "text", label: "В", rules: [required] },
  } satisfies Declaration;
  expect(await validate(fields, { a: "абв", b: " ", c: "" })).toEqual([
    { field: "a", message: "«А»: не короче 5 знаков" },
    { field: "c", message: "Заполните поле «В»" },
  ]);
  expect(seen).toEqual(["first:абв"]);
});

test("[FM15] a field that may be empty is told its upper bound alone", async () => {
  const fields = { a: { kind: "text", label: "А", rules: [length(0, 3)] } } satisfies Declaration;
  expect(await validate(fields, { a: "абвг" })).toEqual([{ field: "a", message: "«А»: не больше 3 знаков" }]);
});

test("a number may be written with a comma, and what is none is told so", () => {
  const fields = { weight: { kind: "number", label: "Вес", rules: [max(77)] } } satisfies Declaration;
  const at = (text: string) => validateField({ fields, raw: new Map([["weight", text]]) }, "weight");
  expect(at("76,4")).toBeUndefined();
  expect(at("78,4")).toBe("«Вес»: не больше 77");
  expect(at("семь")).toBe("«Вес»: введите число, например 78,4");
});

test("[FM4] [FM5] [FM6] [FM8] where Russian has no sentence, English is said", () => {
  expect(problemText("поле", { code: "required" }, {})).toBe("Поле is required.");
  expect(problemText("field", { code: "required" }, {})).toBe("Field is required.");
  expect(problemText("password", { code: "confirm" }, {})).toBe("Password does not match.");
  expect(problemText("e-mail", { code: "email" }, {})).toBe("Please enter a valid email address.");
  expect(problemText("weight", { code: "min", bound: 3, isCount: false }, {})).toBe(
    "Weight must be at least 3.",
  );
  expect(problemText("name", { code: "length", min: 2, max: 5 }, {})).toBe(
    "Name must be between 2 and 5 characters.",
  );
  expect(problemText("day", { code: "date_after", date: undefined }, {})).toBe("Day must be in the future.");
  expect(incompleteText(2, {})).toBe("Sorry, not all fields are filled out correctly.");
  expect(incompleteText(2, "none")).toBe(INCOMPLETE);
  expect(incompleteText(2)).toBe("Проверьте два поля");
  expect(Object.keys(english)).toHaveLength(10);
});
