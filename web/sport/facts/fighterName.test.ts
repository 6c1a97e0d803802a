import { personName } from "#web/i18n/names.ts";
import { expect, test } from "vitest";
import { cardName } from "./fighterName.ts";

const long = { firstName: "Александр", lastName: "Константинопольский" };
const usual = { firstName: "Илья", lastName: "Лаптев" };

test("a name that fits is shown whole", () => {
  expect(cardName(usual)).toBe("Илья Лаптев");
  expect(cardName(usual, "1 / 0")).toBe("Илья Лаптев");
});

test("a name of more than 22 letters keeps the surname and one letter", () => {
  expect(cardName(long)).toBe("А.\u00a0Константинопольский");
});

test("beside extra data a long name is the surname alone, never cut", () => {
  expect(cardName(long, "2 / 1")).toBe("Константинопольский");
});

test("a fighter may have one name only", () => {
  expect(personName({ firstName: null, lastName: "Пеле" })).toBe("Пеле");
  expect(cardName({ firstName: "", lastName: "Константинопольский-Задунайский" })).toBe(
    "Константинопольский-Задунайский",
  );
});
