import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlanInput } from "#domain/schedule/plan/model.ts";
import { planForDraw } from "#domain/schedule/plan/plan.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { findDrawnRows } from "../../persistence/draw/drawRows.ts";
import { updateCategory } from "../../persistence/draw/entrantRows.ts";
import { updateCompetition } from "../../persistence/event/competitionRows.ts";
import { createCarpet, createCategory, createEntrant } from "../../testing/factories.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { loadHall, standingQueues } from "../category/queueDraw.ts";
import { drawAll } from "./drawAll.ts";
import { drawCategory } from "./drawCategory.ts";

describeOnEachEngine("a draw that is planned ahead", (database) => {
  let app: TestApp;
  let referee: Client;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
    referee = await signIn(app, "referee");
  });
  afterAll(() => app.close());

  /** A day with a category of two in play, and one of three to be drawn. */
  const arrange = async (preset = "uww_grappling") => {
    const made = await createTestCompetition(app.db, {
      format: "best_of_three",
      entrants: 2,
      competition: { rules: writeJson({ preset }) },
    });
    const category = await createCategory(app.db, { competition_id: made.competition.id });
    for (let number = 0; number < 3; number += 1) await createEntrant(app.db, category.id);
    const inputs: PlanInput[] = [];
    return {
      ...made,
      rowsOf: () => findDrawnRows(app.db, category.id),
      inputs,
      /** While it is planned, somebody may do something: nothing is locked. */
      draw: (meanwhile: () => Promise<unknown>) =>
        drawAll(
          {
            ...app.deps,
            plan: async (input) => {
              inputs.push(input);
              await meanwhile();
              return planForDraw(input);
            },
          },
          { role: "admin" },
          made.competition.uuid,
          { id: randomUUID(), mayBeUnweighed: true, except: [] },
        ),
      win: (id: string) =>
        referee.api.acts.result(made.bout(id).uuid, {
          data: { id: randomUUID(), method: "decision", winner: "red", score: null, reason: "решение" },
        }),
    };
  };
  const planned = ({ queues, added }: PlanInput) => ({
    mats: queues.length,
    standing: queues.flatMap(({ bouts }) => bouts.map(({ id }) => id)),
    added: added.length,
  });

  test("[DY46] a day that changes under the plan is planned anew, and nothing is locked meanwhile", async () => {
    const day = await arrange();
    let isChanged = false;
    const done = await day.draw(async () => {
      if (isChanged) return;
      isChanged = true;
      await createCarpet(app.db, { competition_id: day.competition.id, position: 1 });
    });
    expect(done.ok).toBe(true);
    expect(day.inputs.map((input) => planned(input).mats)).toEqual([1, 2]);
    expect((await day.rowsOf()).map(({ number }) => typeof number)).toEqual(["number", "number", "number"]);
  });

  test("[DY46] one that never stands still refuses the draw, and nothing is written", async () => {
    const day = await arrange();
    let position = 1;
    const done = await day.draw(() =>
      createCarpet(app.db, { competition_id: day.competition.id, position: (position += 1) }),
    );
    expect(done).toEqual({ ok: false, problem: { code: "queues-changed" } });
    expect(await day.rowsOf()).toEqual([]);
    expect(day.inputs.length).toBe(5);
  });

  test("[DY46] [DY60] a third game at 2:0 and a category that is over are left out of the plan", async () => {
    const day = await arrange();
    await day.win("G1");
    await day.win("G2");
    await updateCategory(app.db, day.category.id, { status: "in_progress" });
    await day.draw(() => Promise.resolve());
    const finished = ["G1", "G2"].map((id) => day.bout(id).uuid);
    expect(day.inputs.map(planned)).toEqual([{ mats: 1, standing: finished, added: 3 }]);
    const other = await arrange();
    await updateCategory(app.db, other.category.id, { status: "finished" });
    await other.draw(() => Promise.resolve());
    expect(other.inputs.map(planned)).toEqual([{ mats: 1, standing: [], added: 3 }]);
  });

  test("[DY62] [DY67] where a draw is settled by more minutes, plans and forecasts count them", async () => {
    const counted = async (preset: string) => {
      const day = await arrange(preset);
      await day.draw(() => Promise.resolve());
      const [input] = day.inputs;
      const standing = standingQueues(await loadHall(app.db, day.competition.id), 0);
      return [input?.queues ?? [], [{ bouts: input?.added ?? [] }], standing].map((queues) => {
        const bouts = queues.flatMap((queue) => queue.bouts);
        return [bouts.length > 0, new Set(bouts.map(({ hasOvertime }) => hasOvertime))];
      });
    };
    const all = (hasOvertime: boolean) => [1, 2, 3].map(() => [true, new Set([hasOvertime])]);
    expect(await counted("adcc")).toEqual(all(true));
    expect(await counted("uww_grappling")).toEqual(all(false));
  });

  test("[DY31] a category placed on a mat that is no more keeps its places when it is drawn again", async () => {
    const { competition, category, carpet } = await createTestCompetition(app.db);
    const placement = { category: category.uuid, day: "2026-12-05", carpet: randomUUID() };
    await updateCompetition(app.db, competition.id, {
      programme: writeJson({ days: [], placements: [placement] }),
    });
    const lots = { mayBeUnweighed: true, seeded: [], without: [], format: null, seed: null };
    const { basis, format, seed } = (await referee.api.draws.preview(category.uuid, { data: lots })).data;
    const inputs: PlanInput[] = [];
    const plan = (input: PlanInput) => {
      inputs.push(input);
      return app.deps.plan(input);
    };
    const request = { ...lots, isApart: false, id: randomUUID(), basis, format, seed };
    const done = await drawCategory({ ...app.deps, plan }, { role: "admin" }, category.uuid, request);
    expect([done.ok, inputs.length]).toEqual([true, 0]);
    expect(new Set((await findDrawnRows(app.db, category.id)).map((row) => row.carpet_id))).toEqual(
      new Set([carpet.id]),
    );
  });
});
