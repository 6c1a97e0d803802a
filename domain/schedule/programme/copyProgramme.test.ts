import { expect, test } from "vitest";
import { copyProgramme } from "./copyProgramme.ts";
import { dateProgramme, type Programme } from "./programme.ts";

const PROGRAMME: Programme = {
  days: [
    {
      date: "2026-05-30",
      start: "10:00",
      sessions: [{ id: "s1", title: "Дети", start: "10:00" }],
      breaks: [
        { id: "b1", title: "Обед", from: "13:00", to: "14:00" },
        { id: "b2", title: "Уборка", from: "15:00", to: "15:10", carpet: "mat A" },
        { id: "b3", title: "Ремонт", from: "16:00", to: "16:10", carpet: "mat B" },
      ],
      weighIns: [{ id: "w1", title: "Взвешивание", from: "18:00", to: "19:00", date: "2026-05-29" }],
    },
    { date: "2026-05-31", sessions: [], breaks: [], weighIns: [] },
  ],
  placements: [
    { category: "up to 66", day: "2026-05-30", session: "s1", carpet: "mat A" },
    { category: "up to 77", day: "2026-05-31", carpet: "mat B" },
    { category: "left behind", day: "2026-05-31" },
  ],
};
const LATER: Readonly<Record<string, string>> = {
  "2026-05-29": "2027-05-30",
  "2026-05-30": "2027-05-31",
  "2026-05-31": "2027-06-01",
};
const COPIED = {
  later: (date: string) => LATER[date] ?? "",
  categories: new Map([
    ["up to 66", "new 66"],
    ["up to 77", "new 77"],
  ]),
  carpets: new Map([["mat A", "new A"]]),
};

test("[EV11] the days of a copy come later, the evening before them too", () => {
  const { days } = copyProgramme(PROGRAMME, COPIED);
  expect(days.map(({ date }) => date)).toEqual(["2027-05-31", "2027-06-01"]);
  expect(days[0]?.weighIns[0]?.date).toBe("2027-05-30");
  expect(days[0]).toMatchObject({ start: "10:00", sessions: [{ id: "s1" }] });
});

test("[EV11] places and breaks go to the new categories and mats; of what was left behind there are none", () => {
  const { days, placements } = copyProgramme(PROGRAMME, COPIED);
  expect(placements).toEqual([
    { category: "new 66", day: "2027-05-31", session: "s1", carpet: "new A" },
    { category: "new 77", day: "2027-06-01" },
  ]);
  expect(days[0]?.breaks.map(({ id, carpet }) => [id, carpet])).toEqual([
    ["b1", undefined],
    ["b2", "new A"],
  ]);
});

test("[EV11] no day of a copy is closed", () => {
  const dated = dateProgramme(PROGRAMME, () => 0);
  const closed = { ...dated, days: dated.days.map((day) => ({ ...day, closedAtMs: 1 })) };
  expect(JSON.stringify(copyProgramme(closed, COPIED))).not.toContain("closedAtMs");
});
