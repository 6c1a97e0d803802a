import { expect, test } from "vitest";
import { silentTable } from "#web/features/headTable/desk/useSilentTable.ts";
import { tableWords } from "#web/features/headTable/mat/MatCards.tsx";
import { displayLine, tableLine } from "./ReadinessCard.tsx";

const NOW = 1_000_000_000;
const CHROME = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const table = {
  user: "Ольга Рябова",
  seenAt: NOW - 3000,
  device: "d",
  userAgent: CHROME,
  offsetMs: 120,
  unsent: 0,
  undecided: 0,
};
const said = (words: string) => words.replaceAll("\u00a0", " ");

test("[DK1] a table that beats is on, told with who holds it and on what", () => {
  expect(tableLine(table, NOW)).toEqual({
    state: "online",
    badge: "на связи",
    facts: ["Ольга Рябова, Chrome, Windows", "часы точные", "всё отправлено"],
    isDoubtful: false,
  });
});

test("[DK1] a table that is away is told with the time, and what it had not sent by then", () => {
  const line = tableLine({ ...table, seenAt: NOW - 130_000, unsent: 3 }, NOW);
  expect([line.state, said(line.badge)]).toEqual(["away", "нет связи 2 мин"]);
  expect(line.facts.map(said).at(-1)).toBe("до обрыва не отправлено: 3 действия");
});

test("[LS33] all is sent only when nothing of the mat waits for a decision either", () => {
  const last = (more: Partial<typeof table>) => {
    const { facts, isDoubtful } = tableLine({ ...table, ...more }, NOW);
    return [facts.slice(2).map(said).join(", "), isDoubtful];
  };
  expect(last({ undecided: 2 })).toEqual(["ждёт решения: 2 действия", true]);
  expect(last({ undecided: 1, unsent: 3 })).toEqual([
    "не отправлено: 3 действия, ждёт решения: 1 действие",
    true,
  ]);
  expect(last({ undecided: 1, seenAt: NOW - 130_000 })).toEqual(["ждёт решения: 1 действие", true]);
});

test("[DK2] a clock that is a second off is told with its direction", () => {
  const facts = (offsetMs: number | null) => tableLine({ ...table, offsetMs }, NOW).facts.map(said)[1];
  expect([facts(4200), facts(-90_000), facts(null)]).toEqual([
    "часы отстают на 4 с",
    "часы спешат на 1 мин",
    "часы не сверены",
  ]);
});

test("[DK1] nobody at a table, and a screen that was never switched on, are no failures", () => {
  expect(tableLine(null, NOW).state).toBe("absent");
  expect(displayLine({ isOnline: false, seenAt: null, offsetMs: null }, NOW).badge).toBe("не включали");
  expect(said(displayLine({ isOnline: false, seenAt: NOW - 7_300_000, offsetMs: 0 }, NOW).badge)).toBe(
    "нет связи 2 ч",
  );
});

test("[DK16] a table that is held and not heard may have acts nobody has seen; one that beats, or nobody's, has none", () => {
  const mats = (seenAt: number) => [{ carpet: "a", officials: [], table: { ...table, seenAt } }];
  const on = (uuid: string) => ({ carpet: { uuid } });
  expect(silentTable(mats(NOW - 5000), on("a"), NOW)).toBeUndefined();
  expect(silentTable(mats(NOW - 60_000), on("a"), NOW)).toMatchObject({ seenAt: NOW - 60_000 });
  expect(silentTable(mats(NOW - 60_000), on("b"), NOW)).toBeUndefined();
  expect(silentTable(mats(NOW - 60_000), { carpet: null }, NOW)).toBeUndefined();
  expect(silentTable([{ carpet: "a", officials: [], table: null }], on("a"), NOW)).toBeUndefined();
});

test("[DK17] a mat tells who holds its table, that it is silent, and nothing of silence while the page itself hears nobody", () => {
  const mat = { carpet: "a", officials: [], table };
  const words = (silentMs: number, hasFailed = false) =>
    said(tableWords(mat, { lookedAtMs: table.seenAt + silentMs, hasFailed }));
  expect(words(5000)).toBe("Ольга Рябова");
  expect(words(130_000)).toBe("Ольга Рябова, молчит 2 минуты");
  expect(words(130_000, true)).toBe("Ольга Рябова");
  expect(tableWords({ ...mat, table: null }, { lookedAtMs: NOW, hasFailed: false })).toBe("никто не занял");
});
