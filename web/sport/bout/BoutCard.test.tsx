import { expect, test } from "vitest";
import type { Fighting } from "#contract/competition/entity.ts";
import { BoutCard } from "./BoutCard.tsx";
import { categoryPicture } from "#web/sport/facts/categoryPicture.ts";
import { playedCompetition, withBout, type Played } from "#web/sport/testing/playedCompetition.ts";
import { htmlOf, textOf } from "#web/sport/testing/textOf.tsx";

const eight = playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 2 });
const time = { loadedAtMs: 100_000, now: () => 100_000 };

function card({ competition, category }: Played, number: number, isListed = false) {
  const picture = categoryPicture(competition, category);
  const bout = picture.bouts.find((one) => one.number === number);
  if (bout === undefined) throw new Error(`no bout ${number}`);
  return <BoutCard picture={picture} bout={bout} time={time} isListed={isListed} />;
}

const running = (change: Partial<Fighting> = {}) =>
  withBout(eight, 3, {
    state: "running",
    clock: { running: true, remaining: 180_000, anchor: 87_000, period: 0, duration: 360_000 },
    ...change,
  });

test("[SN1] a finished bout in a bracket has no strip: two names, two scores, who won", () => {
  expect(textOf(card(eight, 1))).toBe("Илья Кочетов победа, 4 балла Илья Берг 2 балла");
});

test("[SN1] the same bout in a list says its number, its round and how it ended", () => {
  expect(textOf(card(eight, 1, true))).toMatch(/^Схватка 1, 1\/4 финала по баллам/);
});

test("a bout under way shows its mat, its corners and the clock of the moment the page was read", () => {
  const text = textOf(card(running(), 3));
  expect(text).toContain("Ковёр А 2:47");
  expect(text).toMatch(/К Илья .* С Илья/);
});

test("[SN16] advantages and penalties stand beside a running score only when the rules count them", () => {
  const [red] = eight.competition.fightings[2]?.slots ?? [];
  const points = { [red?.fighter ?? ""]: { scores: 2, advantages: 1, penalties: 2, warnings: 0 } };
  const counted = running({ points });
  expect(textOf(card(counted, 3))).toContain("1 / 2 преимущества 1, штрафы 2 2 балла");
  const off = {
    ...counted,
    competition: { ...counted.competition, rules: { advantages: false, penalties: false } },
  };
  expect(textOf(card(off, 3))).not.toContain("преимущества");
});

test("a bout that waits for others says for whom", () => {
  expect(textOf(card(eight, 7))).toContain("Победитель схватки 5 Победитель схватки 6");
  expect(textOf(card(eight, 6))).toContain("Победитель схватки 3 Победитель схватки 4");
});

test("the first ready bout of a mat is told to get ready", () => {
  expect(textOf(card(eight, 3))).toContain("Ковёр А готовятся");
  expect(textOf(card(eight, 4))).not.toContain("готовятся");
});

test("a negative score is shown with its sign", () => {
  const [red] = eight.competition.fightings[2]?.slots ?? [];
  const points = { [red?.fighter ?? ""]: { scores: -1, advantages: 0, penalties: 0, warnings: 0 } };
  expect(textOf(card(running({ points }), 3))).toContain("−1 балл");
});

test("a card has no style attributes", () => {
  expect(htmlOf(card(running(), 3))).not.toMatch(/\sstyle=/);
});

test("[BT27] while a doctor is on the mat the card counts their time down", () => {
  const countdowns = [{ counter: "medical", fighter: null, startedAt: 90_000, duration: 240_000 }];
  expect(textOf(card(running({ state: "paused", countdowns }), 3))).toContain("врач 3:50");
});

test("[BT16] after a swap the colours are exchanged, the score stays with the athlete", () => {
  expect(textOf(card(running(), 3))).toMatch(/К Илья .* С Илья/);
  expect(textOf(card(running({ swapped: true }), 3))).toMatch(/С Илья .* К Илья/);
});
