import { expect, test } from "vitest";
import { textOf } from "#web/sport/testing/textOf.tsx";
import { HallZone } from "#web/sport/time/hallZone.ts";
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

test("[GN17] the history tells when something was done by the clock of the hall", () => {
  const line = {
    kind: "changed",
    author: "Орлова",
    field: "coach",
    before: null,
    after: "Дёмин С.",
  } as const;
  const at = Date.UTC(2026, 10, 14, 23, 28);
  const told = textOf(
    <HallZone value={3 * 3_600_000}>
      <PersonHistory lines={[{ ...line, at }]} />
    </HallZone>,
  );
  expect(told).toContain("Орлова, 15 ноября в 02:28");
});
