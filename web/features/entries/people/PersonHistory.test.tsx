import { expect, test } from "vitest";
import { textOf } from "#web/sport/testing/textOf.tsx";
import { PersonHistory } from "./PersonHistory.tsx";

test("[PS26] the history tells dates and sex in the words of the card", () => {
  const line = { kind: "changed", at: 0, author: null } as const;
  const told = textOf(
    <PersonHistory
      lines={[
        { ...line, field: "birth", before: "2000-07-07", after: "2015-07-07" },
        { ...line, field: "sex", before: null, after: "f" },
        { ...line, field: "coach", before: null, after: "Дёмин С." },
      ]}
    />,
  );
  expect(told).toContain("Дата рождения: «7 июля 2000» стало «7 июля 2015»");
  expect(told).toContain("Пол: «женский»");
  expect(told).toContain("Тренер: «Дёмин С.»");
});
