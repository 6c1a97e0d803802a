import { expect, test } from "vitest";
import { boutLengthWords, roundWords, sourceWords } from "./sport.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  [60, "по 1 минуте"],
  [240, "по 4 минуты"],
  [300, "по 5 минут"],
  [270, "по 4:30"],
])("a bout of %i seconds", (seconds, words) => {
  expect(plain(boutLengthWords(seconds))).toBe(words);
});

test("rounds are called as on a poster", () => {
  expect(roundWords({ kind: "round", of: 16, index: 1 })).toBe("1/8 финала");
  expect(roundWords({ kind: "final" })).toBe("Финал");
});

test("an open corner names the bout by its printed number, by its id where it has none", () => {
  const numberOf = (id: string) => (id === "SF1" ? "13" : undefined);
  expect(plain(sourceWords({ winnerOf: "SF1" }, numberOf))).toBe("Победитель схватки 13");
  expect(plain(sourceWords({ loserOf: "SF2" }, numberOf))).toBe("Проигравший в схватке SF2");
});
