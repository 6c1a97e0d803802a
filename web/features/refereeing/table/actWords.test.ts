import { counterNames } from "#texts/counters.ts";
import { expect, test } from "vitest";
import { rulesFor } from "#domain/ruleset/rulesFor.ts";
import { after, IBJJF, recorded, UWW } from "#domain/bout/testing/after.ts";
import { actWords, clockAt, faultEffects, lastTakeBack, logLine } from "./actWords.ts";

const labelOf = (counter: string) => (counter === "medical" ? "Врач" : counter);
const words = (line: string) =>
  recorded(line).map(
    ({ event }) =>
      logLine({ event, periodIndex: 0 }, labelOf, rulesFor(IBJJF), counterNames(null))?.what ?? "—",
  );

test("every act of the official has its line in plain words, the clock by itself has none", () => {
  expect(words("go R+2 B-1 Ra Bp Rw stop R!medical=240 swap clock=1:00 period=1 m2 r2=R+3")).toEqual([
    "—",
    "+2",
    "−1",
    "преим.",
    "штраф",
    "замечание",
    "—",
    "Врач: отсчёт",
    "стороны поменяны",
    "время 4:00",
    "2-й период",
    "перенос",
    "замена на +3",
  ]);
});

test("[BT17] an act keeps the clock time it was given at when overtime with its own length begins", () => {
  const bout = after("clock=2:00 R+2 clock=5:00 period=1 clock=0:20 Bw", UWW);
  const { rules } = bout.setup;
  const lines = bout.log.map((entry) => [
    clockAt(rules, entry),
    logLine(entry, labelOf, rules, counterNames(null))?.what,
  ]);
  expect(lines).toEqual([
    ["5:00", "время 3:00"],
    ["3:00", "+2"],
    ["3:00", "время 0:00"],
    ["0:00", "Овертайм"],
    ["1:00", "время 0:40"],
    ["0:40", "замечание"],
  ]);
});

test("[LS25] what takes back, replaces or moves an act says which one", () => {
  const surnames = { red: "Кочетов", blue: "Лаптев" };
  const line = recorded("R+2 Bp? u1 r1=R+3 m1 r2=Bp-");
  const targets = Object.fromEntries(line.map(({ id, event }) => [id, event]));
  const told = line.map(({ event }) => actWords(event, surnames, counterNames(null), targets));
  expect(told.slice(2)).toEqual([
    "отмена действия: +2 Кочетов",
    "замена действия: +2 Кочетов → +3 Кочетов",
    "передано сопернику: +2 Кочетов",
    "замена действия: штраф Лаптев → штраф Лаптев, без последствий",
  ]);
  expect(line.slice(2, 4).map(({ event }) => actWords(event, surnames, counterNames(null)))).toEqual([
    "отмена действия",
    "замена действия: +3 Кочетов",
  ]);
});

test.each([
  ["the last score, though the clock was stopped after it", "go R+2 stop", "2"],
  ["what is undone already is passed over", "R+2 B+3 u2", "1"],
  ["a move to the opponent before the score it moved", "R+2 m1", "2"],
  ["nothing, when only the clock has run", "call go stop", undefined],
  ["a period that was begun by mistake", "R+2 go stop period=1", "4"],
  ["nothing once the clock of the new period has run", "R+2 go stop period=1 go stop", undefined],
])("[BT8] [TB2] undo takes back %s", (_, line, id) => {
  expect(lastTakeBack(recorded(line))?.id).toBe(id);
});

test("[BT9] [BT26] a fault says what it brought, one that is not decided or is waived brought nothing", () => {
  const bout = after("Rp Rp Bp?", IBJJF);
  expect(Object.values(faultEffects(bout, { red: "Волков", blue: "Зайцев" }))).toEqual([
    "Зайцев, преимущество",
  ]);
});
