import { expect, test } from "vitest";
import { openSlotWords } from "./boutText.ts";

const numbers = new Map([["SF1", 29]]);
const words = (source: unknown) => openSlotWords(source, (id) => numbers.get(id));

test("an open corner says whom it waits for, by the number of the bout", () => {
  expect(words({ winnerOf: "SF1" })).toBe("Победитель схватки\u00a029");
  expect(words({ loserOf: "SF1" })).toBe("Проигравший в схватке\u00a029");
  expect(words({ beatenBy: { winnerOf: "SF1", round: 1 } })).toBe("Уступил победителю №\u00a029");
  expect(words({ groupRank: { group: "B", place: 2 } })).toBe("2-е место, группа\u00a0Б");
});

test("[EN46] a place of the bracket without anybody was left free, and nobody is awaited there", () => {
  expect(words({ seed: 3 })).toBe("Место свободно");
});

test("a source nobody knows is no reason to fail", () => {
  expect(words(null)).toBe("Соперник определяется");
  expect(words({ luckyLoser: true })).toBe("Соперник определяется");
});
