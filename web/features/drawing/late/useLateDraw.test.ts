import { expect, test } from "vitest";
import { refusalWords } from "./useLateDraw.ts";

test("[DR69] who cannot come into a draw is told why, and what to do about it", () => {
  const refused = (details: object) =>
    refusalWords({ status: 409, name: "ConflictError", message: "Conflict", details });
  expect(refused({ code: "not-drawable", problems: ["too-heavy"] })).toBe(
    "Вес выше предела категории. Введите вес с весов или выберите категорию тяжелее.",
  );
  expect(refused({ code: "redraw-needed" })).toBe("Свободного места нет: проведите жеребьёвку заново");
});
