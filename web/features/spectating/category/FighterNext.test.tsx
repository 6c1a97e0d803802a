import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Format } from "#domain/draw/formats.ts";
import { playedCompetition, withBout, type Played } from "#web/sport/testing/playedCompetition.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { isFighterDone } from "#web/sport/facts/fighterDone.ts";
import { FighterNext } from "./FighterNext.tsx";

function htmlOf({ competition }: Played, number: number): string {
  return renderToString(
    <MemoryRouter>
      <FighterNext
        view={viewOf(competition)}
        fighterUuid={`fighter-${number}`}
        starts={new Map()}
        podiums={[]}
        base="/events/1/competition"
      />
    </MemoryRouter>,
  );
}

/** What the list says of the athlete with this number. */
const saidOf = (played: Played, number: number) =>
  htmlOf(played, number)
    .replaceAll(/<!-- -->|<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

const FORMAT = "single_elimination_two_bronzes";

test("[SN32] the next bout is told with mat, round, number and opponent", () => {
  const drawn = playedCompetition({ format: FORMAT, n: 4, finished: 0 });
  expect(saidOf(drawn, 1)).toBe("Ковёр А 1/2 финала, № 1, против: Галлямов И.");
  expect(saidOf(withBout(drawn, 1, { state: "called" }), 1)).toContain("Ковёр А Вызваны");
});

test("[SN32] an opponent nobody knows yet is not told", () => {
  const half = playedCompetition({ format: FORMAT, n: 4, finished: 1 });
  expect(saidOf(half, 1)).toBe("Ковёр А финал, № 3");
});

const { competition, category } = playedCompetition({ format: FORMAT, n: 4, finished: 3 });
const over = { ...category, status: "finished" } as const;
const done = { category: over, competition: { ...competition, categories: [over] } };

test("[SN32] who is done without a medal hears how the last bout ended, the own score first", () => {
  expect(saidOf(done, 4)).toBe("Выступление окончено 1/2 финала, поражение 2:4, по баллам");
});

test("[SN32] a score that did not decide the bout is not told", () => {
  const ended = (method: string, elapsedMs: number, winner: string | undefined) =>
    saidOf(
      withBout(done, 1, {
        result: { method, technique: null, elapsedMs },
        winner: winner === undefined ? null : { uuid: winner },
      }),
      4,
    );
  expect(ended("no_show", 0, "fighter-1")).toBe("Выступление окончено 1/2 финала, поражение, неявка");
  expect(ended("submission", 192_000, "fighter-1")).toContain("поражение, сабмишен, 3:12");
  expect(ended("double_dq", 0, undefined)).toContain("без победителя, оба дисквалифицированы");
  // That it was for conduct is for officials (BT62).
  expect(ended("dq_disciplinary", 0, "fighter-1")).toBe(ended("dq_technical", 0, "fighter-1"));
});

test("[SN32] [NS2] who is beaten while the category goes on is done, and that is a result", () => {
  const started = playedCompetition({ format: FORMAT, n: 8, finished: 4 });
  expect(saidOf(started, 8)).toMatch(/^Выступление окончено 1\/4 финала, поражение 2:4/);
  expect(htmlOf(started, 8)).toMatch(/^<span [^>]*data-spoiler/);
  // Where a winner goes stays told; against whom tells how two bouts ended.
  expect(htmlOf(started, 1)).toMatch(/<b>Ковёр А.*<small data-spoiler/);
  expect(htmlOf(playedCompetition({ format: FORMAT, n: 8, finished: 0 }), 1)).not.toContain("data-spoiler");
});

/** Draw numbers of those who are done after so many bouts, all won by the first corner. */
function doneAfter(finished: number, format: Format, n: number): number[] {
  const played = playedCompetition({ format, n, finished });
  const view = viewOf(played.competition);
  return played.category.fighters.filter(({ uuid }) => isFighterDone(view, uuid)).map(({ id }) => id);
}

test("[SN32] [DR36] what a bout says of its corners tells who is done", () => {
  expect(doneAfter(6, "repechage_from_finalists", 8)).toEqual([5, 6]);
  expect(doneAfter(5, "groups_playoff", 6)).toEqual([5]);
});

test("[SN32] who is not drawn yet is not done, unless the category is over", () => {
  const undrawn = playedCompetition({ format: "round_robin", n: 3, finished: 0 });
  const isDone = (status: "draft" | "merged") =>
    isFighterDone(
      viewOf({ ...undrawn.competition, fightings: [], categories: [{ ...undrawn.category, status }] }),
      undrawn.category.fighters[0]?.uuid ?? "",
    );
  expect([isDone("draft"), isDone("merged")]).toEqual([false, true]);
});
