import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readClockTime, shownTime, timeOf } from "./clockTime.ts";
import { minuteOf } from "./programme.ts";
import { decideProgramme, emptyDay } from "./decideProgramme.ts";
import { decideClose, dayToClose, decideReopen, leftOpen, missesClosed, withClosings } from "./closing.ts";
import { programmeLines, withProgramme } from "./programmeLines.ts";
import { breaksOn, limitsOf } from "./limits.ts";
import { dateProgramme, dayAt, laterCategories, type Programme } from "./programme.ts";

const SATURDAY = "2026-11-14";
const SUNDAY = "2026-11-15";
const HOUR = 3_600_000;
const midnightOf = (date: string) => Date.parse(`${date}T00:00:00+03:00`);
const at = (date: string, time: string) => midnightOf(date) + minuteOf(time) * 60_000;

const LUNCH = { id: "b1", title: "Обед", from: "13:00", to: "13:40" };
const programme: Programme = {
  days: [
    {
      date: SATURDAY,
      start: "09:30",
      close: "20:00",
      sessions: [
        { id: "s1", title: "Дети", start: "09:30" },
        { id: "s2", title: "Взрослые", start: "14:00" },
      ],
      breaks: [LUNCH, { id: "b2", title: "Техническая пауза", from: "16:00", to: "16:10", carpet: "1" }],
      weighIns: [{ id: "w1", title: "Дети", from: "08:00", to: "09:10", session: "s1" }],
    },
    emptyDay(SUNDAY, "10:00"),
  ],
  placements: [
    { category: "kids", day: SATURDAY, session: "s1" },
    { category: "men", day: SATURDAY, session: "s2", carpet: "1", notBefore: "15:00" },
    { category: "open", day: SUNDAY },
  ],
};
const known = { carpets: new Set(["1", "2"]), categories: new Set(["kids", "men", "open"]) };
const dated = dateProgramme(programme, midnightOf);
const named = ["kids", "men", "open"];

test("[DY48] a time is read as people type it", () => {
  for (const typed of ["9.30", "9:30", "0930", "930", "09:30", " 9 30 ", "9,30", "9-30", "9ч30"])
    expect(readClockTime(typed), typed).toBe("09:30");
  expect(["9", "09", "14", "0", "2359"].map(readClockTime)).toEqual([
    "09:00",
    "09:00",
    "14:00",
    "00:00",
    "23:59",
  ]);
  for (const typed of ["", "24", "9.60", "9:3", "12345", "утром", "-9", "9.30.00"])
    expect(readClockTime(typed), typed).toBeUndefined();
});

test("[DY48] what was read is read the same again, however it is written", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), fc.constantFrom("", ".", ":", " "), (minute, sign) => {
      const [hours = "", minutes = ""] = timeOf(minute).split(":");
      const short = sign === "" ? hours : String(Number(hours));
      expect(readClockTime(`${short}${sign}${minutes}`)).toBe(timeOf(minute));
      expect(minuteOf(timeOf(minute))).toBe(minute);
    }),
  );
});

test("[DY55] a time past midnight is told with the days between", () => {
  expect([0, 1439, 1440, 1520, 2880].map(shownTime)).toEqual([
    "00:00",
    "23:59",
    "00:00 +1",
    "01:20 +1",
    "00:00 +2",
  ]);
});

test("[DY49] a programme is kept in the order of time", () => {
  const [saturday, sunday] = programme.days;
  if (!saturday || !sunday) throw new Error("two days");
  const mixed = {
    ...programme,
    days: [sunday, { ...saturday, sessions: saturday.sessions.toReversed() }],
  };
  expect(decideProgramme(mixed, known)).toEqual({ ok: true, value: programme });
});

test("[DY49] what cannot be kept is refused by its reason", () => {
  const codeOf = (changed: Partial<Programme>) => {
    const decided = decideProgramme({ ...programme, ...changed }, known);
    return decided.ok ? "ok" : decided.problem.code;
  };
  const day = emptyDay(SATURDAY, "09:30");
  const place = { category: "kids", day: SATURDAY };
  expect(codeOf({ days: [day, day], placements: [] })).toBe("day-twice");
  expect(codeOf({ days: [{ ...day, close: "09:00" }], placements: [] })).toBe("times-reversed");
  expect(codeOf({ days: [{ ...day, breaks: [{ ...LUNCH, to: "13:00" }] }] })).toBe("times-reversed");
  expect(codeOf({ days: [{ ...day, breaks: [{ ...LUNCH, carpet: "9" }] }] })).toBe("unknown-carpet");
  expect(codeOf({ placements: [{ ...place, carpet: "9" }] })).toBe("unknown-carpet");
  expect(codeOf({ placements: [{ ...place, category: "-" }] })).toBe("unknown-category");
  expect(codeOf({ placements: [place, place] })).toBe("placed-twice");
  expect(codeOf({ placements: [{ ...place, day: "2026-11-16" }] })).toBe("unknown-day");
  expect(codeOf({ placements: [{ ...place, day: SUNDAY, session: "s1" }] })).toBe("unknown-session");
});

test("[DY50] a category begins at the latest of its day, session and own time", () => {
  const limits = limitsOf(dated);
  expect(limits.get("kids")?.notBeforeMs).toBe(at(SATURDAY, "09:30"));
  expect(limits.get("men")).toMatchObject({ notBeforeMs: at(SATURDAY, "15:00"), carpet: "1" });
  expect(limits.get("open")?.notBeforeMs).toBe(at(SUNDAY, "10:00"));
  expect(limits.get("women")).toBeUndefined();
  expect(breaksOn(dated, "1").map(({ fromMs }) => fromMs)).toEqual([
    at(SATURDAY, "13:00"),
    at(SATURDAY, "16:00"),
  ]);
  expect(breaksOn(dated, "2")).toHaveLength(1);
});

test("[DY51] only a day that has not begun is later; before the event its first day is the one shown", () => {
  const later = (ms: number) => named.filter((category) => laterCategories(dated, ms).has(category));
  expect(later(at(SATURDAY, "12:00"))).toEqual(["open"]);
  expect(later(midnightOf(SATURDAY) - 30 * 24 * HOUR)).toEqual(["open"]);
  expect(later(midnightOf(SUNDAY))).toEqual([]);
  expect(dayAt(dated, midnightOf(SUNDAY) - 1)?.date).toBe(SATURDAY);
  expect(dayAt(dated, midnightOf(SUNDAY) + 90 * HOUR)?.date).toBe(SUNDAY);
  expect(laterCategories({ days: [], placements: [] }, 0).has("open")).toBe(false);
});

test("[DY70] a day that has begun is closed when nobody is on a mat, and opened again as it was", () => {
  const nowMs = at(SATURDAY, "18:40");
  const codeOf = (date: string, boutsOnMats = 0, of = dated) => {
    const decided = decideClose(of, date, { nowMs, boutsOnMats });
    return decided.ok ? "ok" : decided.problem.code;
  };
  expect(codeOf("2026-11-01")).toBe("unknown-day");
  expect(codeOf(SUNDAY)).toBe("day-not-begun");
  expect(codeOf(SATURDAY, 1)).toBe("bouts-on-mats");
  const closed = decideClose(dated, SATURDAY, { nowMs, boutsOnMats: 0 });
  if (!closed.ok) throw new Error(closed.problem.code);
  expect(closed.value.days.map(({ closedAtMs }) => closedAtMs)).toEqual([nowMs, undefined]);
  expect(codeOf(SATURDAY, 0, closed.value)).toBe("day-closed");
  expect(decideReopen(closed.value, SATURDAY)).toEqual({ ok: true, value: dated });
  expect(decideReopen(dated, SATURDAY)).toMatchObject({ problem: { code: "day-open" } });
  expect(withClosings(closed.value, dated)).toEqual(closed.value);
  expect(withClosings(dated, closed.value)).toEqual(dated);
  const onlySunday = { ...dated, days: dated.days.slice(1) };
  expect([missesClosed(closed.value, dated), missesClosed(closed.value, onlySunday)]).toEqual([false, true]);
  expect(missesClosed(dated, onlySunday)).toBe(false);
});

test("[DY70] an evening longer than its date is closed as its own day until the first bout of the next is due", () => {
  const dateAt = (of: typeof dated, nowMs: number) => dayToClose(of, nowMs)?.date;
  const night = at(SUNDAY, "00:40");
  const closing = decideClose(dated, SATURDAY, { nowMs: night, boutsOnMats: 0 });
  if (!closing.ok) throw new Error(closing.problem.code);
  expect([dateAt(dated, at(SATURDAY, "23:00")), dateAt(dated, night)]).toEqual([SATURDAY, SATURDAY]);
  // It is offered to be opened again where it was closed.
  expect([dateAt(closing.value, night), dateAt(closing.value, at(SUNDAY, "10:00"))]).toEqual([
    SATURDAY,
    SUNDAY,
  ]);
  const inTime = decideClose(dated, SATURDAY, { nowMs: at(SATURDAY, "20:00"), boutsOnMats: 0 });
  expect(inTime.ok && dateAt(inTime.value, night)).toBe(SUNDAY);
});

test("[DY70] nobody stands in a queue of a closed day; what it left open begins with the next one", () => {
  const nowMs = at(SATURDAY, "18:40");
  const closing = decideClose(dated, SATURDAY, { nowMs, boutsOnMats: 0 });
  if (!closing.ok) throw new Error(closing.problem.code);
  const closed = closing.value;
  const resting = (of: typeof dated, ms: number) =>
    [...named, "unplaced"].filter((category) => laterCategories(of, ms).has(category));
  expect(resting(dated, nowMs)).toEqual(["open"]);
  expect(resting(closed, nowMs)).toEqual(["kids", "men", "open", "unplaced"]);
  expect(resting(closed, midnightOf(SUNDAY))).toEqual([]);
  const limits = limitsOf(closed);
  const begin = at(SUNDAY, "10:00");
  expect(limits.get("men")).toMatchObject({ notBeforeMs: begin, carpet: "1" });
  expect(limits.get("unplaced")).toMatchObject({ notBeforeMs: begin, carpet: undefined });
  // Also what was left over by a day before it that nobody closed.
  const MONDAY = "2026-11-16";
  const three = {
    ...dated,
    days: [...dated.days, { ...emptyDay(MONDAY, "09:00"), midnightMs: midnightOf(MONDAY) }],
  };
  const later = decideClose(three, SUNDAY, { nowMs: at(SUNDAY, "18:00"), boutsOnMats: 0 });
  expect(later.ok && limitsOf(later.value).get("men")?.day.date).toBe(MONDAY);
  // Without a day behind it everything stays where it was.
  const alone = { ...closed, days: closed.days.slice(0, 1) };
  expect(limitsOf(alone).get("men")?.notBeforeMs).toBe(at(SATURDAY, "15:00"));
  expect(limitsOf(alone).get("unplaced")).toBeUndefined();
});

test("[DY70] before a day is closed it is told what it leaves open, and where that goes", () => {
  const category = (uuid: string, boutsLeft: number, isFinished = false, isAwarded = false) => ({
    uuid,
    boutsLeft,
    isFinished,
    isAwarded,
    isUndrawn: uuid === "late",
  });
  const left = leftOpen(dated, SATURDAY, [
    category("kids", 0, true),
    category("men", 3),
    category("open", 7),
    category("unplaced", 2),
    category("late", 0),
    category("done", 0, true, true),
  ]);
  expect(left).toMatchObject({ bouts: 5, categories: 2, undrawn: 1, toAward: 1, next: { date: SUNDAY } });
  expect(leftOpen(dated, SUNDAY, [])).toMatchObject({
    bouts: 0,
    categories: 0,
    undrawn: 0,
    toAward: 0,
    next: undefined,
  });
});

const LINE_WORDS = {
  bouts: (session: string | undefined) => `${session ?? "Начало"} схваток`,
  pause: (title: string) => title,
  weighIn: (title: string) => `Взвешивание: ${title}`,
};

test("[DY57] [DY72] a break alone says nothing of when bouts begin, and what is written by hand stays beside the programme", () => {
  const lunch = { days: [{ ...emptyDay(SATURDAY), breaks: [LUNCH] }], placements: [] };
  const titles = (of: Programme) => programmeLines(of, LINE_WORDS, () => undefined).map(({ title }) => title);
  expect(titles(lunch)).toEqual(["Обед"]);
  expect(titles({ days: [emptyDay(SATURDAY, "00:00")], placements: [] })).toEqual(["Начало схваток"]);
  const written = [
    { day: SUNDAY, time: "10:00", title: "Парад открытия" },
    { day: SUNDAY, time: "10:00", title: "Начало схваток" },
  ];
  const lines = withProgramme(
    written,
    programmeLines(programme, LINE_WORDS, () => undefined),
  );
  expect(lines.filter(({ day }) => day === SUNDAY).map(({ title }) => title)).toEqual([
    "Парад открытия",
    "Начало схваток",
  ]);
});
