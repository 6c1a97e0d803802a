import { expect, test } from "vitest";
import { categoryTitle } from "./categoryTitle.ts";

test.each([
  ["Мужчины, опытные, до 77 кг", "nogi", "до 77 кг", "Мужчины, опытные, без\u00a0ги"],
  ["Юноши, до 44 кг, без ги", "nogi", "до 44 кг", "Юноши, без\u00a0ги"],
  ["Мужчины, опытные, свыше 92 кг", null, "свыше 92 кг", "Мужчины, опытные"],
  ["Ветераны 35+, до 84 кг, ги", "gi", "до 84 кг", "Ветераны 35+, ги"],
  ["Мужчины, опытные, абсолютная", "nogi", "абсолютная", "Мужчины, опытные, без\u00a0ги"],
  ["Показательная схватка", null, "Показательная схватка", ""],
])("%s: the weight comes first", (title, style, main, detail) => {
  expect(categoryTitle({ title, style })).toEqual({ main, detail });
});
