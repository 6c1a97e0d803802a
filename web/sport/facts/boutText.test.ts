import { expect, test } from "vitest";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { openSlotWords, waitingText } from "./boutText.ts";
import { viewOf } from "./competitionView.ts";

const numbers = new Map([["SF1", "29"]]);
const words = (source: unknown) => openSlotWords(source, (id) => numbers.get(id));

test("an open corner says whom it waits for, by the number of the bout", () => {
  expect(words({ winnerOf: "SF1" })).toBe("Победитель схватки\u00a029");
  expect(words({ loserOf: "SF1" })).toBe("Проигравший в схватке\u00a029");
  expect(words({ beatenBy: { winnerOf: "SF1", round: 1 } })).toBe("Уступил победителю №\u00a029");
  expect(words({ groupRank: { group: "B", place: 2 } })).toBe("2-е место, группа\u00a0Б");
});

test("[DY45] a bout of another mat is told with it: every mat has its own numbers", () => {
  const { competition } = playedCompetition({ format: "single_elimination_two_bronzes", n: 4, finished: 0 });
  const [first] = competition.carpets;
  const other = { id: 2, documentId: "2", uuid: "mat-b", name: "Ковёр Б", fightings: [] };
  const fightings = competition.fightings.map((bout) => ({
    ...bout,
    number: bout.stage === "final" ? 7 : 5,
    carpet: bout.bracketId === "SF2" ? { ...other } : (first ?? null),
  }));
  const view = viewOf({ ...competition, fightings, carpets: [...competition.carpets, other] });
  const final = fightings.find(({ stage }) => stage === "final");
  const told = [0, 1].map((index) => final && waitingText(view, final, index));
  expect(told).toEqual(["Победитель схватки\u00a05", "Победитель схватки\u00a0Б-5"]);
});

test("[EN46] a place of the bracket without anybody was left free, and nobody is awaited there", () => {
  expect(words({ seed: 3 })).toBe("Место свободно");
});

test("a source nobody knows is no reason to fail", () => {
  expect(words(null)).toBe("Соперник определяется");
  expect(words({ luckyLoser: true })).toBe("Соперник определяется");
});
