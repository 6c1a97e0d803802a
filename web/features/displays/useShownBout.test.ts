import { expect, test } from "vitest";
import type { BoutState, Fighting } from "#contract/competition/entity.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { boutOnBoard, RESULT_MS, type MatMoment } from "./useShownBout.ts";

const { competition } = playedCompetition({ format: "round_robin", n: 4, finished: 0 });

/** The bouts of a mat in these states, first to last. */
const mat = (...states: readonly BoutState[]): Fighting[] =>
  states.flatMap((state, index) => {
    const bout = competition.fightings[index];
    return bout === undefined ? [] : [{ ...bout, state }];
  });

const shown = (bouts: readonly Fighting[], moment: Partial<MatMoment> = {}) =>
  boutOnBoard(bouts, { nowMs: 0, last: undefined, openUuid: undefined, ...moment });

test("[BD7] the bout on the mat is on its board, wherever it stands in the queue", () => {
  const bouts = mat("finished", "waiting", "paused");
  expect(shown(bouts)).toBe(bouts[2]);
});

test("[BD7] a result stays for fifteen seconds, then the next pair appears by itself", () => {
  const bouts = mat("finished", "waiting");
  const last = { uuid: bouts[0]?.uuid ?? "", atMs: 1000 };
  expect(shown(bouts, { last, nowMs: 1000 + RESULT_MS - 1 })).toBe(bouts[0]);
  expect(shown(bouts, { last, nowMs: 1000 + RESULT_MS })).toBe(bouts[1]);
});

test("[BD7] a pair that is not known yet is not announced; after the last bout its result stays", () => {
  const [first, second] = mat("finished", "waiting");
  if (first === undefined || second === undefined) throw new Error("no bouts");
  const open: Fighting = { ...second, slots: [{ fighter: null, source: null }, second.slots[1]] };
  expect(shown([first, open], { last: { uuid: first.uuid, atMs: 0 }, nowMs: 60_000 })).toBe(first);
});

test("[BD7] an empty mat has no bout to show", () => {
  expect(shown([])).toBeUndefined();
});

test("[BD8] the bout the table of this machine has open is announced before the queue's next", () => {
  const bouts = mat("waiting", "waiting");
  expect(shown(bouts, { openUuid: bouts[1]?.uuid })).toBe(bouts[1]);
  const onMat = mat("paused", "waiting");
  expect(shown(onMat, { openUuid: onMat[1]?.uuid })).toBe(onMat[0]);
});
