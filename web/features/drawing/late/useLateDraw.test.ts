import { expect, test } from "vitest";
import type { Raw } from "#web/kit/forms/fields.ts";
import { pagedFetch } from "#web/kit/forms/optionSearch.ts";
import { isWhole } from "#web/kit/forms/validate.ts";
import { lateFields, namesOfNew } from "./lateFields.ts";
import { refusalWords } from "./useLateDraw.ts";

test("[DR69] who cannot come into a draw is told why, and what to do about it", () => {
  const refused = (details: object) =>
    refusalWords({ status: 409, name: "ConflictError", message: "Conflict", details });
  expect(refused({ code: "not-drawable", problems: ["too-heavy"] })).toBe(
    "Вес выше предела категории. Введите вес с весов или выберите категорию тяжелее.",
  );
  expect(refused({ code: "redraw-needed" })).toBe("Свободного места нет: проведите жеребьёвку заново");
});

test("[EN50] names that were typed apart stay apart; one line is divided at its first blank", () => {
  const cruz = { lastName: "Де Ла Круз", firstName: "Хуан" };
  expect(namesOfNew({ needle: "Де Ла Круз Хуан", firstName: "Хуан" }, "Де Ла Круз")).toEqual(cruz);
  // Chosen once more, after the names were divided.
  expect(namesOfNew({ needle: "Де Ла Круз", firstName: "Хуан" }, "Де Ла Круз")).toEqual(cruz);
  const other = { lastName: "Иванов", firstName: "Пётр" };
  expect(namesOfNew({ needle: " Иванов  Пётр", firstName: "Хуан" }, "Де Ла Круз")).toEqual(other);
  expect(namesOfNew({ needle: "Иванов", firstName: "Пётр" }, "")).toEqual(other);
});

test("[PE12] what is typed to find somebody known keeps nobody out, of somebody new it is a name", () => {
  const fetchClubs = pagedFetch(() => Promise.resolve([]), 20);
  const fields = lateFields({
    team: undefined,
    setTeam: () => {},
    asked: undefined,
    setAsked: () => {},
    fetchClubs,
  });
  const typed = (isNew: boolean, needle: string, firstName: string) =>
    isWhole({ fields, raw: new Map<string, Raw>(Object.entries({ isNew, needle, firstName })) });
  expect([typed(false, "Волк-7", "7"), typed(false, "Волк", "")]).toEqual([true, true]);
  expect([typed(true, "Волк-7", ""), typed(true, "Волк", "7"), typed(true, "Волк", "Иван")]).toEqual([
    false,
    false,
    true,
  ]);
});
