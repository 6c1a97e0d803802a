import { describe, expect, test } from "vitest";
import { decideStatusMove, type CompetitionStatus, type Mover, type Readiness } from "./statusMove.ts";

const READY: Readiness = {
  drawnCategories: 1,
  mats: 1,
  undecidedCategories: 0,
  boutsOnMats: 0,
  waitingActs: 0,
};
const ADMIN: Mover = { isAdmin: true };
const REFEREE: Mover = { isAdmin: false };
const because = (reason: string): Mover => ({ isAdmin: true, reason });

describe("moving a competition on", () => {
  const outcome = (
    from: CompetitionStatus,
    to: CompetitionStatus,
    readiness: Partial<Readiness>,
    mover: Mover,
  ) => {
    const decided = decideStatusMove(from, to, { ...READY, ...readiness }, mover);
    return decided.ok ? "moved" : decided.problem.code;
  };

  test.each([
    ["[CP8] a drawn category and a mat are enough to begin", "draft", "in_progress", {}, REFEREE, "moved"],
    [
      "[CP8] nothing drawn, nothing begins",
      "draft",
      "in_progress",
      { drawnCategories: 0 },
      ADMIN,
      "nothing-drawn",
    ],
    ["[CP8] without a mat there is nowhere to fight", "draft", "in_progress", { mats: 0 }, ADMIN, "no-mat"],
    [
      "[CP9] everything decided: anybody of the officials closes",
      "in_progress",
      "closed",
      {},
      REFEREE,
      "moved",
    ],
    [
      "[CP9] a referee does not close open categories",
      "in_progress",
      "closed",
      { undecidedCategories: 2 },
      REFEREE,
      "undecided",
    ],
    [
      "[CP9] nor does an admin without saying why",
      "in_progress",
      "closed",
      { undecidedCategories: 2 },
      ADMIN,
      "reason-missing",
    ],
    [
      "[CP9] blanks are no reason",
      "in_progress",
      "closed",
      { undecidedCategories: 2 },
      because("  "),
      "reason-missing",
    ],
    [
      "[CP9] an admin with a reason closes anyway",
      "in_progress",
      "closed",
      { undecidedCategories: 2 },
      because("Гроза"),
      "moved",
    ],
    [
      "[CP10] a referee reopens nothing",
      "closed",
      "in_progress",
      {},
      { isAdmin: false, reason: "Ошибка" },
      "admins-only",
    ],
    [
      "[EV13] nobody closes over a bout on a mat",
      "in_progress",
      "closed",
      { boutsOnMats: 1 },
      because("Пора"),
      "bouts-on-mats",
    ],
    [
      "[EV13] nobody closes over what a table did",
      "in_progress",
      "closed",
      { waitingActs: 1 },
      because("Пора"),
      "acts-waiting",
    ],
    ["[CP10] reopening needs a reason", "closed", "in_progress", {}, ADMIN, "reason-missing"],
    ["[CP10] an admin reopens with a reason", "closed", "in_progress", {}, because("Протест"), "moved"],
    ["[CP19] a start is taken back like that, too", "in_progress", "draft", {}, because("Рано"), "moved"],
    ["[CP19] and not without a reason", "in_progress", "draft", {}, ADMIN, "reason-missing"],
    ["[CP19] what was never held is not closed", "draft", "closed", {}, because("Отмена"), "no-such-move"],
    [
      "[CP19] what is closed does not become a draft",
      "closed",
      "draft",
      {},
      because("Отмена"),
      "no-such-move",
    ],
    ["staying where one is needs nothing", "closed", "closed", { mats: 0 }, REFEREE, "moved"],
  ] as const)("%s", (_name, from, to, readiness, mover, expected) => {
    expect(outcome(from, to, readiness, mover)).toBe(expected);
  });

  test("[CP9] the move carries its reason, and the refusal how much is open", () => {
    expect(
      decideStatusMove("in_progress", "closed", { ...READY, undecidedCategories: 1 }, because(" Гроза ")),
    ).toEqual({
      ok: true,
      value: { from: "in_progress", to: "closed", reason: "Гроза" },
    });
    expect(
      decideStatusMove("in_progress", "closed", { ...READY, undecidedCategories: 3 }, REFEREE),
    ).toMatchObject({
      problem: { code: "undecided", categories: 3 },
    });
  });
});
