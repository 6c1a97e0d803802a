import { expect, test } from "vitest";
import { boundTitle, categoryTitle } from "./categoryTitle.ts";

test.each([
  ["Мужчины, опытные, до 77 кг", "nogi", "до\u00a077\u00a0кг", "Мужчины, опытные, без\u00a0ги"],
  ["Юноши, до 44 кг, без ги", "nogi", "до\u00a044\u00a0кг", "Юноши, без\u00a0ги"],
  ["Мужчины, опытные, свыше 92 кг", null, "свыше\u00a092\u00a0кг", "Мужчины, опытные"],
  ["Ветераны 35+, до 84 кг, ги", "gi", "до\u00a084\u00a0кг", "Ветераны 35+, ги"],
  ["Мужчины, опытные, абсолютная", "nogi", "абсолютная", "Мужчины, опытные, без\u00a0ги"],
  ["Юноши 12–13 лет, до 44 кг", null, "до\u00a044\u00a0кг", "Юноши 12–\u206013\u00a0лет"],
  ["Юноши 12 лет", "gi", "Юноши 12\u00a0лет", "ги"],
  ["Men, advanced, up to 77 kg", null, "up\u00a0to\u00a077\u00a0kg", "Men, advanced"],
  ["Boys 10–11 years, over 34.5 kg", null, "over\u00a034.5\u00a0kg", "Boys 10–\u206011\u00a0years"],
  ["Women, absolute", null, "absolute", "Women"],
  ["Показательная схватка", null, "Показательная схватка", ""],
])("%s: the weight comes first", (title, style, main, detail) => {
  expect(categoryTitle({ title, style })).toEqual({ main, detail });
});

test("a whole title keeps together what belongs together", () => {
  expect(boundTitle("Взрослые 18–34 года")).toBe("Взрослые 18–\u206034\u00a0года");
  expect(boundTitle("Юноши 12 лет, без ги, до 44 кг")).toBe(
    "Юноши 12\u00a0лет, без\u00a0ги, до\u00a044\u00a0кг",
  );
  expect(boundTitle("До 12 лет")).toBe("До\u00a012\u00a0лет");
  expect(boundTitle("Айкидо 12 лет")).toBe("Айкидо 12\u00a0лет");
});
