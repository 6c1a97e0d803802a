import { expect, test } from "vitest";
import { emptyDay } from "#domain/schedule/programme/decideProgramme.ts";
import { dateProgramme } from "#domain/schedule/programme/programme.ts";
import { programmeLines, withProgramme } from "#domain/schedule/programme/programmeLines.ts";
import { programmeLineWords } from "#texts/organiser/programme.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { boutsOnMat, categoriesLater } from "./todayBouts.ts";

const SATURDAY = "2026-11-14";
const SUNDAY = "2026-11-15";
const midnightOf = (date: string) => Date.parse(`${date}T00:00:00+03:00`);
const programme = dateProgramme(
  {
    days: [
      {
        ...emptyDay(SATURDAY, "09:30"),
        sessions: [{ id: "s", title: "Дети", start: "09:30" }],
        breaks: [
          { id: "b", title: "Обед", from: "13:00", to: "13:40" },
          { id: "c", title: "Уборка", from: "15:00", to: "15:10", carpet: "m" },
        ],
        weighIns: [{ id: "w", title: "дети", from: "18:00", to: "20:00", date: "2026-11-13" }],
      },
      emptyDay(SUNDAY, "10:00"),
    ],
    placements: [
      { category: "kids", day: SATURDAY },
      { category: "men", day: SUNDAY },
    ],
  },
  midnightOf,
);
const played = playedCompetition({ format: "round_robin", n: 4, finished: 0 }).competition.fightings;
const fightings = (["men", "kids", "men", "women"] as const).flatMap((category, index) => {
  const bout = played[index];
  const state = index === 2 ? ("called" as const) : ("waiting" as const);
  return bout === undefined ? [] : [{ ...bout, uuid: `${index + 1}`, state, category: { uuid: category } }];
});
const carpet = { fightings: fightings.map(({ uuid }) => ({ id: 0, uuid })) };
const uuidsAt = (serverTime: number) =>
  boutsOnMat({ fightings, programme, serverTime }, carpet).map(({ uuid }) => uuid);

test("[DY51] a bout of tomorrow stands in no queue of today unless its athletes were called", () => {
  expect(uuidsAt(midnightOf(SATURDAY))).toEqual(["2", "3", "4"]);
  expect(uuidsAt(midnightOf(SUNDAY))).toEqual(["1", "2", "3", "4"]);
  expect(boutsOnMat({ fightings, programme: null, serverTime: 0 }, carpet)).toEqual(fightings);
  const [one, other] = [1, 2].map((ms) =>
    categoriesLater({ programme, serverTime: midnightOf(SATURDAY) + ms }),
  );
  expect(one).toBe(other);
});

test("[DY70] on a closed day only who was called stands at a mat; the next day has what was left", () => {
  const days = programme.days.map((day) =>
    day.date === SATURDAY ? { ...day, closedAtMs: midnightOf(SATURDAY) + 1 } : day,
  );
  const closed = { fightings, programme: { ...programme, days } };
  const at = (serverTime: number) => boutsOnMat({ ...closed, serverTime }, carpet).map(({ uuid }) => uuid);
  expect(at(midnightOf(SATURDAY) + 2)).toEqual(["3"]);
  expect(at(midnightOf(SUNDAY))).toEqual(["1", "2", "3", "4"]);
});

test("[DY57] a programme is told in lines, in the place of what was written by hand for the same moment", () => {
  const lines = programmeLines(programme, programmeLineWords, () => "Ковёр А");
  const written = [
    { day: SATURDAY, time: "09:30", title: "Начало" },
    { day: SATURDAY, time: "09:00", title: "Парад" },
  ];
  expect(withProgramme(written, lines).map(({ day, time, title }) => `${day} ${time} ${title}`)).toEqual([
    "2026-11-13 18:00 Взвешивание: дети, до 20:00",
    "2026-11-14 09:00 Парад",
    "2026-11-14 09:30 Дети: начало схваток",
    "2026-11-14 13:00 Обед, до 13:40",
    "2026-11-14 15:00 Уборка, Ковёр А, до 15:10",
    "2026-11-15 10:00 Начало схваток",
  ]);
});
