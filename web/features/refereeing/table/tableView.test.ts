import { expect, test } from "vitest";
import { ADCC, AJP, after, IBJJF } from "#domain/bout/testing/after.ts";
import { playedCompetition, withBout } from "#web/sport/testing/playedCompetition.ts";
import { carriedWords, matNeighbours, pairWords, periodWords } from "./tableView.ts";

const eight = playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 2 });
const bout = (number: number, { competition } = eight) => {
  const found = competition.fightings.find((fighting) => fighting.number === number);
  if (found === undefined) throw new Error(`no bout ${number}`);
  return found;
};

/** Everybody has rested. */
const LATER = Date.UTC(2040, 0);

test("[TB3] the next bout is the first of the mat whose two athletes are known", () => {
  expect(matNeighbours(eight.competition, bout(3), LATER).next?.number).toBe(4);
  expect(matNeighbours(eight.competition, bout(4), LATER).next?.number).toBe(3);
});

test("[DY47] [TB3] a bout whose athletes have just fought lets the next one pass", () => {
  const at = "2026-03-01T10:00:00Z";
  const fightings = eight.competition.fightings.map((one) =>
    one.number === 1
      ? { ...one, startedAt: at, finishedAt: at, fighters: bout(4).fighters }
      : { ...one, startedAt: null },
  );
  const competition = { ...eight.competition, fightings };
  const first = matNeighbours(competition, bout(3), LATER).next;
  expect(first?.number).toBe(4);
  expect(matNeighbours(competition, bout(3), Date.parse(at) + 60_000).next?.number).not.toBe(4);
  expect(matNeighbours(competition, bout(3), Date.parse(at) + 3_600_000).next?.number).toBe(4);
});

test("[DR80] [DY47] a final that waits for the bronze of another mat is told with the bout it waits for", () => {
  const played = playedCompetition({ format: "single_elimination_bronze_bout", n: 4, finished: 2 });
  const carpets = ["mat", "other"].map((uuid, index) => ({
    id: index,
    documentId: uuid,
    uuid,
    name: ["Ковёр А", "Ковёр Б"][index] ?? "",
    fightings: played.competition.fightings.filter(({ stage }) => (stage === "bronze") === (index === 1)),
  }));
  const bronze = played.competition.fightings.find(({ stage }) => stage === "bronze");
  const tell = (carpet: { uuid: string } | null, state: "waiting" | "finished" = "waiting") => {
    const { competition } = withBout(played, bronze?.number ?? 0, { carpet, state });
    const neighbours = matNeighbours({ ...competition, carpets }, bout(1, played), LATER);
    return { next: neighbours.next?.stage, waits: neighbours.waits?.replaceAll("\u00a0", " ") };
  };
  expect(tell({ uuid: "other" })).toEqual({
    next: undefined,
    waits: `Финал, № 4, ждёт остальных схваток своей категории: за 3-е место, № ${bronze?.number}, Ковёр Б.`,
  });
  expect(tell({ uuid: "other" }, "finished")).toEqual({ next: "final", waits: undefined });
  // The forecast knows of no bout without a mat either.
  expect(tell(null)).toEqual({ next: "final", waits: undefined });
});

test("a mat with nothing ready has no next bout", () => {
  const { competition } = withBout(eight, 4, { state: "finished" });
  const last = withBout({ ...eight, competition }, 5, { state: "finished" });
  expect(matNeighbours(last.competition, bout(3, last), LATER).next).toBeUndefined();
});

test("the bout finished last stays at hand", () => {
  const { competition } = withBout(eight, 1, { finishedAt: "2026-03-01T10:05:00Z" });
  const both = withBout({ ...eight, competition }, 2, { finishedAt: "2026-03-01T10:01:00Z" });
  expect(matNeighbours(both.competition, bout(3, both), LATER).previous?.number).toBe(1);
});

test.each([
  ["running", 3],
  ["paused", 3],
  ["time-over", 3],
  ["called", undefined],
  ["waiting", undefined],
  ["finished", undefined],
] as const)("[DY75] another bout of the mat that is %s", (state, number) => {
  const one = withBout(eight, 3, { state });
  expect(matNeighbours(one.competition, bout(4, one), LATER).begun?.number).toBe(number);
  expect(matNeighbours(one.competition, bout(3, one), LATER).begun).toBeUndefined();
});

test("a bout without a mat stands alone", () => {
  const { competition } = withBout(eight, 3, { carpet: null });
  expect(matNeighbours(competition, { ...bout(3), carpet: null }, LATER)).toEqual({});
});

test("a pair is told by surname and initial", () => {
  expect(pairWords(eight.competition, bout(1))).toMatch(/^\S+\u00a0И\. — \S+\u00a0И\.$/);
});

test("[RU9] [RU15] a period is named where there is more than one", () => {
  const adcc = after("", ADCC);
  expect([0, 1, 2].map((index) => periodWords(adcc, index))).toEqual([
    "1-й период из 2, без баллов",
    "2-й период из 2",
    "Овертайм",
  ]);
  expect(periodWords(after("", AJP), 1)).toBe("До первого балла");
  expect(periodWords(after("", IBJJF), 0)).toBe("");
});

test("[RU16] before points begin the table says which warnings will become minuses", () => {
  const surnames = { red: "Кочетов", blue: "Лаптев" };
  expect(carriedWords(after("go Rw stop", ADCC), 1, surnames)).toBe("Замечания станут минусами: Кочетов −1.");
  expect(carriedWords(after("go stop", ADCC), 1, surnames)).toBe("");
});
