import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { htmlOf, textOf } from "../testing/textOf.tsx";
import { playedCompetition } from "../testing/playedCompetition.ts";
import { BoardFace } from "./BoardFace.tsx";
import { boardView } from "./boardView.ts";
import { BOARD_KINDS, parseScoreboardType, type BoardLayout } from "./scoreboardType.ts";

const { competition } = playedCompetition({ format: "single_elimination_two_bronzes", n: 8, finished: 1 });
const [finished, waiting] = competition.fightings;
if (finished === undefined || waiting === undefined) throw new Error("no bouts were drawn");

const [redUuid = "", blueUuid = ""] = waiting.slots.map(({ fighter }) => fighter ?? "");
const running: Fighting = {
  ...waiting,
  state: "running",
  points: {
    [redUuid]: { scores: 6, advantages: 1, penalties: 0, warnings: 3 },
    [blueUuid]: { scores: -1, advantages: 2, penalties: 1, warnings: 0, escapeMs: 83_000 },
  },
  clock: { running: false, remaining: 167_000, anchor: 0, period: 0, duration: 360_000 },
};

type Story = { bout?: Fighting; type?: string | null; rules?: Competition["rules"]; isMirrored?: boolean };

function shown(
  { bout = running, type = "ibjjf", rules = null, isMirrored = false }: Story,
  as?: BoardLayout,
) {
  const { kind, layout } = parseScoreboardType(type);
  const view = boardView({ ...competition, rules }, bout, { kind, layout, isMirrored });
  const time = { loadedAtMs: 0, now: () => 0 };
  return <BoardFace view={view} layout={as ?? layout} mode="dark" time={time} partners={["Родник 12"]} />;
}

test("[BD1] the board names the mat, the category, the round, both people, the score and the time", () => {
  const text = textOf(shown({}));
  for (const word of ["Ковёр А", "до 77 кг", "1/4 финала", "6", "−1", "2:47", "Схватка", "Далее на ковре"])
    expect(text).toContain(word);
});

test("[BT62] the board tells a disqualification for conduct like any other", () => {
  const ended = (method: "dq_technical" | "dq_disciplinary") =>
    textOf(shown({ bout: { ...finished, result: { method, technique: null, elapsedMs: 78_000 } } }));
  expect(ended("dq_disciplinary")).toBe(ended("dq_technical"));
  expect(ended("dq_disciplinary").toLowerCase()).toContain("дисквалификаци");
});

test("[CP15] a type nobody knows is an ibjjf board in rows; a type may name its layout", () => {
  expect(parseScoreboardType("naga")).toEqual({ kind: "ibjjf", layout: "rows" });
  expect(parseScoreboardType(null)).toEqual({ kind: "ibjjf", layout: "rows" });
  expect(parseScoreboardType("adcc-duel")).toEqual({ kind: "adcc", layout: "duel" });
});

test("[BD2] each type shows its own figures, in rows and as a duel", () => {
  const words = {
    points: [],
    ibjjf: ["преим.", "штраф"],
    adcc: ["замеч."],
    grappling: ["предупр.", "пасс."],
    ebi: ["уход"],
  };
  const all = Object.values(words).flat();
  const counted = { advantages: true, penalties: true };
  for (const kind of BOARD_KINDS)
    for (const layout of ["rows", "duel"] as const) {
      const rules = kind === "grappling" ? { ...counted, preset: "uww_grappling" } : counted;
      const text = textOf(shown({ type: kind, rules }, layout));
      expect(all.filter((word) => text.includes(word))).toEqual(words[kind]);
    }
  expect(textOf(shown({ type: "ebi" }))).toContain("1:23");
});

test("[RU3] [BD2] what the rules switch off is not on the board", () => {
  const text = textOf(shown({ rules: { advantages: false, penalties: true } }));
  expect(text).not.toContain("преим.");
  expect(text).toContain("штраф");
});

test("[BD3] a stopped clock says so, with the countdown that runs meanwhile", () => {
  const countdowns = [{ counter: "medical", fighter: redUuid, startedAt: 0, duration: 84_000 }];
  const text = textOf(shown({ bout: { ...running, state: "paused", countdowns } }));
  expect(text).toMatch(/Пауза врач на ковре, \S+ 1:24/);
});

test("[BD3] ADCC tells whether points count yet, and overtime is called overtime", () => {
  expect(textOf(shown({ type: "adcc" }))).toContain("без баллов");
  const second = { ...running, clock: { ...running.clock, period: 1 } };
  expect(textOf(shown({ type: "adcc", bout: second }))).toContain("с баллами");
  expect(textOf(shown({ bout: second }))).toContain("Овертайм");
});

test("[BD4] the end: who won, how, when and with what score", () => {
  const result = { method: "submission", technique: null, elapsedMs: 271_000 };
  const bout: Fighting = { ...finished, result, clock: { ...finished.clock, duration: 360_000 } };
  const text = textOf(shown({ bout }));
  expect(text).toContain("Победа сабмишеном на 4:31, счёт 4 : 2");
  expect(htmlOf(shown({ bout })).match(/data-standing="(won|lost)"/g)).toHaveLength(2);
});

test("[BD5] [SN13] swapped people change sides and keep their scores; a mirrored board changes the sides themselves", () => {
  const sides = (story: Story) =>
    boardView(competition, story.bout ?? running, {
      kind: "ibjjf",
      layout: "rows",
      isMirrored: story.isMirrored ?? false,
    }).corners.map(({ side, score }) => [side, score]);
  expect(sides({})).toEqual([
    ["red", "6"],
    ["blue", "−1"],
  ]);
  expect(sides({ bout: { ...running, swapped: true } })).toEqual([
    ["red", "−1"],
    ["blue", "6"],
  ]);
  expect(sides({ isMirrored: true })).toEqual([
    ["blue", "−1"],
    ["red", "6"],
  ]);
});

test("[BD6] nothing on the board can be pressed", () => {
  for (const layout of ["rows", "duel"] as const)
    expect(htmlOf(shown({}, layout))).not.toMatch(/<(button|a|input|select)\b/);
});

test("[SN14] a running clock and a stopped one have different signs and bands of different colours", () => {
  const band = (state: "running" | "paused") => {
    const html = htmlOf(shown({ bout: { ...running, state } }));
    return {
      sign: /<svg[^>]*><path d="([^"]*)"/.exec(html)?.[1],
      state: html.includes(`data-state="${state}"`),
    };
  };
  const [going, standing] = [band("running"), band("paused")];
  expect([going.state, standing.state]).toEqual([true, true]);
  expect(going.sign).toBeDefined();
  expect(standing.sign).toBeDefined();
  expect(standing.sign).not.toBe(going.sign);
  const sheet = readFileSync(join(import.meta.dirname, "BoardTime.module.css"), "utf8");
  expect(sheet).toMatch(/\[data-state="paused"\][^{]*\{[^}]*background: var\(--line-yellow\)/);
});
