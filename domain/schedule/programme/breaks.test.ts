import { expect, test } from "vitest";
import { emptyDay, withBreak, withoutBreak } from "./decideProgramme.ts";
import { breaksOn } from "./limits.ts";
import { breakAt, dateProgramme, minuteOf, MOST_BREAKS, MOST_DAYS, type Programme } from "./programme.ts";
import { programmeLines } from "./programmeLines.ts";

const SATURDAY = "2026-11-14";
const SUNDAY = "2026-11-15";
const midnightOf = (date: string) => Date.parse(`${date}T00:00:00+03:00`);
const at = (date: string, time: string) => midnightOf(date) + minuteOf(time) * 60_000;

const LUNCH = { id: "b1", title: "Обед", from: "13:00", to: "13:40" };
const programme: Programme = {
  days: [
    {
      ...emptyDay(SATURDAY, "09:30"),
      breaks: [LUNCH, { id: "b2", title: "Техническая пауза", from: "16:00", to: "16:10", carpet: "1" }],
    },
    emptyDay(SUNDAY, "10:00"),
  ],
  placements: [],
};
const dated = dateProgramme(programme, midnightOf);

test("[DY73] a mat has its own breaks and those of all mats; of several the one that ends last is told", () => {
  const longer = { id: "b3", title: "Показ", from: "13:20", to: "14:10", carpet: "1" };
  const days = dated.days.map((day) => ({ ...day, breaks: [longer, ...day.breaks] }));
  const on = (mat: string, ...times: readonly string[]) =>
    times.map((time) => breakAt({ ...dated, days }, mat, at(SATURDAY, time))?.title);
  expect(on("2", "12:59", "13:00", "13:39", "13:40")).toEqual([undefined, "Обед", "Обед", undefined]);
  expect(on("1", "13:10", "13:30", "14:10")).toEqual(["Обед", "Показ", undefined]);
  expect([...on("1", "16:05"), ...on("2", "16:05")]).toEqual(["Техническая пауза", undefined]);
});

const hallNow = (date: string, time: string) => ({ ms: at(date, time), date, minute: minuteOf(time) });
const putAt = (date: string, time: string, from: string, to: string, of: Programme = dated) => {
  const put = withBreak(dateProgramme(of, midnightOf), hallNow(date, time), { ...LUNCH, id: "b9", from, to });
  return put.ok ? dateProgramme(put.value, midnightOf) : undefined;
};
const breakIn = (of: Programme | undefined, id = "b9") =>
  of?.days.flatMap(({ date, breaks }) =>
    breaks.filter((one) => one.id === id).map(({ from, to }) => `${date} ${from}–${to}`),
  )[0];

test("[DY53] a break is put in at once, ended early, or taken out before it begins", () => {
  const days = putAt(SATURDAY, "11:00", "11:20", "11:30")?.days ?? [];
  expect(days[0]?.breaks.map(({ id }) => id)).toEqual(["b9", "b1", "b2"]);
  const none = { days: [], placements: [] };
  expect(breakIn(putAt(SATURDAY, "11:00", "11:20", "11:30", none))).toBe(`${SATURDAY} 11:20–11:30`);
  expect(putAt(SATURDAY, "11:00", "11:20", "11:20")).toBeUndefined();
  const endAt = (date: string, time: string) => {
    const ended = withoutBreak({ ...dated, days }, "b9", at(date, time));
    return ended.ok ? ended.value.days[0]?.breaks.find(({ id }) => id === "b9")?.to : undefined;
  };
  expect(endAt(SATURDAY, "11:24")).toBe("11:24");
  expect(endAt(SATURDAY, "11:00")).toBeUndefined();
  expect(endAt(SUNDAY, "09:00")).toBe("11:30");
  expect(withoutBreak(dated, "b9", at(SATURDAY, "11:00")).ok).toBe(false);
});

test("[DY53] a break goes on past midnight, and one of the night stands in the day that is still fought", () => {
  const onlySaturday = { ...programme, days: programme.days.slice(0, 1), placements: [] };
  const over = putAt(SATURDAY, "23:45", "23:50", "00:10");
  if (over === undefined) throw new Error("refused");
  expect(breakIn(over)).toBe(`${SATURDAY} 23:50–24:10`);
  // Also while a day of the programme has begun at its midnight.
  const on = ["23:49", "23:50"].map((time) => breakAt(over, "1", at(SATURDAY, time))?.id);
  const inNight = ["00:09", "00:10"].map((time) => breakAt(over, "1", at(SUNDAY, time))?.id);
  expect([...on, ...inNight]).toEqual([undefined, "b9", "b9", undefined]);
  expect(breaksOn(over, "1")).toContainEqual({ fromMs: at(SATURDAY, "23:50"), toMs: at(SUNDAY, "00:10") });
  const ended = withoutBreak(over, "b9", at(SUNDAY, "00:05"));
  expect(breakIn(ended.ok ? ended.value : undefined)).toBe(`${SATURDAY} 23:50–24:05`);

  expect(breakIn(putAt(SATURDAY, "23:45", "00:20", "00:40"))).toBe(`${SATURDAY} 24:20–24:40`);
  const late = putAt(SUNDAY, "00:15", "00:20", "00:40", onlySaturday);
  expect(breakIn(late)).toBe(`${SATURDAY} 24:20–24:40`);
  expect(late?.days).toHaveLength(1);
  expect(breakIn(putAt(SUNDAY, "00:15", "23:55", "00:40", onlySaturday))).toBe(`${SATURDAY} 23:55–24:40`);
  // Sunday has a day of its own, or its morning has come.
  expect(breakIn(putAt(SUNDAY, "00:15", "00:20", "00:40"))).toBe(`${SUNDAY} 00:20–00:40`);
  expect(breakIn(putAt(SUNDAY, "09:00", "09:20", "09:40", onlySaturday))).toBe(`${SUNDAY} 09:20–09:40`);
  expect(breakIn(putAt(SATURDAY, "12:30", "00:00", "23:59"))).toBe(`${SATURDAY} 00:00–23:59`);
  expect(breakIn(putAt(SATURDAY, "12:30", "09:00", "09:20"))).toBe(`${SATURDAY} 09:00–09:20`);
  // Most of a day is a slip of the pen.
  expect(putAt(SATURDAY, "12:50", "13:00", "12:40")).toBeUndefined();
  expect(putAt(SATURDAY, "19:00", "20:00", "02:30")).toBeUndefined();
  const lines = programmeLines(
    late ?? programme,
    { bouts: () => "", weighIn: () => "", pause: (title, to) => `${title} до ${to}` },
    () => undefined,
  );
  expect(lines).toContainEqual({ day: SUNDAY, time: "00:20", title: "Обед до 00:40" });
});

test("[DY53] a break for which a day or the programme has no room is refused", () => {
  const added = { ...LUNCH, id: "b9" };
  const codeOf = (days: Programme["days"], date: string) => {
    const of = dateProgramme({ days, placements: [] }, midnightOf);
    const put = withBreak(of, hallNow(date, "12:00"), added);
    return put.ok ? "ok" : put.problem.code;
  };
  const fullOf = (length: number) => ({
    ...emptyDay(SATURDAY, "09:30"),
    breaks: Array.from({ length }, (_one, index) => ({ ...LUNCH, id: `l${index}` })),
  });
  expect(codeOf([fullOf(MOST_BREAKS - 1)], SATURDAY)).toBe("ok");
  expect(codeOf([fullOf(MOST_BREAKS)], SATURDAY)).toBe("too-many-breaks");
  const days = Array.from({ length: MOST_DAYS }, (_one, index) => emptyDay(`2026-12-${index + 10}`, "09:30"));
  expect(codeOf(days.slice(1), SATURDAY)).toBe("ok");
  expect(codeOf(days, SATURDAY)).toBe("too-many-days");
  expect(codeOf(days, "2026-12-10")).toBe("ok");
});
