import { expect, test } from "vitest";
import { BoutPair } from "./BoutPair.tsx";
import { PAIR_SIZES } from "./pairLooks.ts";
import { peopleOf } from "#web/sport/facts/boutSides.ts";
import { playedCompetition, withBout } from "#web/sport/testing/playedCompetition.ts";
import { htmlOf, textOf } from "#web/sport/testing/textOf.tsx";

const eight = playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 0 });

/** Bout 1 while it is fought: the upper slot has 5, the lower one 3. */
function pairOf(size: (typeof PAIR_SIZES)[number], swapped: boolean, winner?: 0 | 1) {
  const [bout] = eight.competition.fightings;
  const [first = "", second = ""] = bout?.slots.map(({ fighter }) => fighter ?? "") ?? [];
  const line = (scores: number) => ({ scores, advantages: 0, penalties: 1, warnings: 0 });
  const { competition } = withBout(eight, 1, {
    swapped,
    state: winner === undefined ? "running" : "finished",
    winner: winner === undefined ? null : { uuid: winner === 0 ? first : second },
    points: { [first]: line(5), [second]: line(3) },
  });
  const [played] = competition.fightings;
  if (played === undefined) throw new Error("no bout");
  return <BoutPair bout={played} view={peopleOf(competition)} size={size} />;
}

/** Every side with its colour, as it stands from top to bottom. */
function sidesOf(html: string) {
  return html
    .split(/(?=<\w+ [^>]*data-corner=")/)
    .filter((part) => part.includes("data-corner"))
    .map((part) => ({
      corner: /data-corner="(\w+)"/.exec(part)?.[1],
      standing: /data-standing="(\w+)"/.exec(part)?.[1],
      words: part.replaceAll(/<[^>]*>/g, " ").replaceAll("\u00a0", " "),
    }));
}

const BY_COLOUR = new Set(["cell", "wallMat", "wallQueue"]);
const rows = PAIR_SIZES.filter((size) => size !== "wallQueue");

test.each(rows)("[BD5] %s: swapped athletes have changed the colour and kept name and score", (size) => {
  const before = sidesOf(htmlOf(pairOf(size, false)));
  const after = sidesOf(htmlOf(pairOf(size, true)));
  expect(before.map(({ corner }) => corner)).toEqual(["red", "blue"]);
  expect(after.map(({ corner }) => corner)).toEqual(BY_COLOUR.has(size) ? ["red", "blue"] : ["blue", "red"]);
  const colourOf = (sides: typeof before, name: string) =>
    sides.find(({ words }) => words.includes(name))?.corner;
  expect([colourOf(before, "Кочетов"), colourOf(before, "Берг")]).toEqual(["red", "blue"]);
  expect([colourOf(after, "Кочетов"), colourOf(after, "Берг")]).toEqual(["blue", "red"]);
  for (const { words } of after) {
    const scores = words.match(/\d+/g) ?? [];
    if (scores.length > 0) expect(scores).toContain(words.includes("Кочетов") ? "5" : "3");
  }
});

test("[BD5] wallQueue: the red side stands first, whoever has it", () => {
  expect(textOf(pairOf("wallQueue", false))).toBe("Кочетов Берг");
  expect(textOf(pairOf("wallQueue", true))).toBe("Берг Кочетов");
});

test.each(rows)("[BD5] %s: the letter and the words of a corner say the colour that is drawn", (size) => {
  for (const { corner, words } of sidesOf(htmlOf(pairOf(size, true)))) {
    const other = corner === "red" ? /(^|\s)С\s|синий/ : /(^|\s)К\s|красный/;
    expect(words).not.toMatch(other);
  }
});

test.each(rows)("%s: who won is told by the athlete, not by the colour", (size) => {
  const sides = sidesOf(htmlOf(pairOf(size, true, 0)));
  const won = sides.filter(({ standing }) => standing === "won");
  expect(won.map(({ words }) => words.includes("Кочетов"))).toEqual([true]);
});

test.each(PAIR_SIZES)("[FT5] %s: two brothers are told apart by their first names", (size) => {
  const [bout] = eight.competition.fightings;
  const [first, second] = bout?.slots.map(({ fighter }) => fighter) ?? [];
  const names = new Map([
    [first, "Ислам"],
    [second, "Ибрагим"],
  ]);
  const categories = eight.competition.categories.map((category) => ({
    ...category,
    fighters: category.fighters.map((fighter) => {
      const firstName = names.get(fighter.uuid);
      return firstName === undefined ? fighter : { ...fighter, firstName, lastName: "Константинопольский" };
    }),
  }));
  if (bout === undefined) throw new Error("no bout");
  const people = peopleOf({ ...eight.competition, categories });
  const text = textOf(<BoutPair bout={{ ...bout, state: "running" }} view={people} size={size} />);
  for (const name of names.values()) expect(text).toContain(name);
});

test("[NS2] on public pages a score that is hidden until wanted is marked as such", () => {
  const marked = PAIR_SIZES.filter((size) => htmlOf(pairOf(size, false)).includes("data-spoiler"));
  expect(marked).toEqual(["mat", "board", "hero", "own"]);
});

test("[SN37] a name too long for its box is cut as it stands, and its title says the whole", () => {
  const lastName = "Константинопольский-Преображенский";
  const [bout] = eight.competition.fightings;
  const people = peopleOf(eight.competition);
  const [uuid = ""] = bout?.slots.map(({ fighter }) => fighter ?? "") ?? [];
  const fighter = people.fighters.get(uuid);
  if (bout === undefined || fighter === undefined) throw new Error("no bout");
  const view = { ...people, fighters: new Map([...people.fighters, [uuid, { ...fighter, lastName }]]) };
  const html = htmlOf(<BoutPair bout={bout} view={view} size="card" corner="red" />);
  expect(html).toMatch(new RegExp(`data-long="true" title="${fighter.firstName} ${lastName}"`));
  expect(htmlOf(<BoutPair bout={bout} view={people} size="card" />)).not.toContain("data-long");
});
