import { expect, test } from "vitest";
import { breaksFrom, breakTimes, withBreak, withoutBreak } from "./breaks.ts";
import { emptyDay } from "./decideProgramme.ts";
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
const withoutBreakAt = (of: Parameters<typeof withoutBreak>[0], time: string) => {
  const ended = withoutBreak(of, "b9", at(SUNDAY, time));
  return ended.ok ? ended.value : undefined;
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
  // Sunday's own day has not begun; Saturday was closed; its morning has come, or is meant.
  expect(breakIn(putAt(SUNDAY, "00:15", "00:20", "00:40"))).toBe(`${SATURDAY} 24:20–24:40`);
  const closed = {
    ...programme,
    days: dated.days.map((day, index) => ({ ...day, ...(index === 0 && { closedAtMs: 1 }) })),
  };
  expect(breakIn(putAt(SUNDAY, "00:15", "00:20", "00:40", closed))).toBe(`${SUNDAY} 00:20–00:40`);
  expect(breakIn(putAt(SUNDAY, "00:15", "09:20", "09:40"))).toBe(`${SUNDAY} 09:20–09:40`);
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

test("[DY53] a break whose dialog stood open over midnight goes back to the evening it was written in", () => {
  expect(breakIn(putAt(SUNDAY, "00:01", "23:58", "00:18"))).toBe(`${SATURDAY} 23:58–24:18`);
  expect(breakIn(putAt(SUNDAY, "00:15", "23:50", "23:59"))).toBe(`${SATURDAY} 23:50–23:59`);
});

test("[DY53] a break of the night is listed until it is over, and can be taken out before it begins", () => {
  const late = putAt(SATURDAY, "23:45", "00:20", "00:40");
  if (late === undefined) throw new Error("refused");
  const told = (of: typeof late, date: string, time: string) =>
    breaksFrom(of, at(date, time)).map(({ one, isOn }) => `${one.id}${isOn ? " on" : ""}`);
  expect(told(late, SATURDAY, "14:00")).toEqual(["b2", "b9"]);
  expect(told(late, SUNDAY, "00:05")).toEqual(["b9"]);
  expect(told(late, SUNDAY, "00:20")).toEqual(["b9 on"]);
  expect(told(late, SUNDAY, "00:40")).toEqual([]);
  expect(breakIn(withoutBreakAt(late, "00:05"))).toBeUndefined();
  // Sunday's lunch is none of Saturday's; one of its first hours is.
  const days = (from: string, to: string) =>
    dated.days.map((day) =>
      day.date === SUNDAY ? { ...day, breaks: [{ ...LUNCH, id: "b9", from, to }] } : day,
    );
  expect(told({ ...dated, days: days("00:20", "00:40") }, SATURDAY, "23:50")).toEqual(["b9"]);
  expect(told({ ...dated, days: days("13:00", "13:40") }, SATURDAY, "23:50")).toEqual([]);
});

test("[DY73] of breaks of two days the one that ends last is told, whatever their times are called", () => {
  const night = { ...LUNCH, id: "night", from: "23:50", to: "24:10" };
  const early = { ...LUNCH, id: "early", from: "00:05", to: "00:30" };
  const days = dated.days.map((day) => ({ ...day, breaks: [day.date === SATURDAY ? night : early] }));
  const told = (time: string) => breakAt({ ...dated, days }, "1", at(SUNDAY, time))?.id;
  expect(["00:04", "00:06", "00:20"].map(told)).toEqual(["night", "early", "early"]);
});

test("[DY53] typed into its day a break stays in the night it has stood in, and a new one is of the night too", () => {
  const typed = (from: string, to: string, before?: string, start: string | undefined = "09:30") => {
    const times = breakTimes(
      from,
      to,
      start === "" ? {} : { start },
      before === undefined ? undefined : { to: before },
    );
    return `${times.from}–${times.to}`;
  };
  expect(typed("00:05", "00:15", "24:10")).toBe("24:05–24:15");
  expect(typed("00:30", "00:45", "24:40")).toBe("24:30–24:45");
  expect(typed("23:40", "00:15", "24:10")).toBe("23:40–24:15");
  expect(typed("13:00", "13:40", "24:10")).toBe("13:00–13:40");
  expect(typed("00:05", "00:15", "13:40")).toBe("00:05–00:15");
  expect(typed("00:05", "00:15")).toBe("24:05–24:15");
  expect(typed("09:00", "09:20")).toBe("09:00–09:20");
  // Nobody has said when the day begins, or it begins at night.
  expect(typed("00:05", "00:15", undefined, "")).toBe("00:05–00:15");
  expect(typed("02:00", "02:30", undefined, "00:10")).toBe("02:00–02:30");
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
