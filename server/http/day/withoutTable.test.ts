import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { teamResults } from "#contract/awarding/teamResults.ts";
import { medallistsIn } from "#contract/draw/drawnCategory.ts";
import { updateCompetition } from "../../persistence/event/competitionRows.ts";
import { createCategory, createEntrant } from "../../testing/factories.ts";
import { present, refusalOf } from "../../testing/refusals.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { headAndFold } from "../../testing/testScoring.ts";

const act = <Data extends object>(data: Data) => ({ data: { id: randomUUID(), ...data } });

describeOnEachEngine("what is written without a table", (database) => {
  let opened: TestApp | undefined;
  let known: Client | undefined;
  beforeAll(async () => {
    opened = await createTestApp({ database: database() });
    known = await signIn(opened, "referee");
  });
  afterAll(() => opened?.close());
  const app = () => present(opened);
  const referee = () => present(known);

  test("[BT60] points from a paper are taken where the first half of the bout counts none", async () => {
    const made = await createTestCompetition(app().db);
    await updateCompetition(app().db, made.competition.id, { rules: JSON.stringify({ preset: "adcc" }) });
    const byHand = { method: "points", winner: "red", score: { red: 4, blue: 2 }, reason: "лист" } as const;
    await referee().api.acts.result(made.bout("SF1").uuid, act(byHand));
    const { head, fold } = await headAndFold(app().db, made.bout("SF1").uuid);
    expect(head).toEqual(fold);
    expect(head?.points[head.winner?.uuid ?? ""]?.scores).toBe(4);
    const scores = Object.values(head?.points ?? {}).map((line) => line.scores);
    expect(scores.toSorted((one, other) => one - other)).toEqual([2, 4]);
  });

  test("[CT50] a category of one is finished without a draw, and its athlete has the place and its points", async () => {
    const made = await createTestCompetition(app().db);
    const category = await createCategory(app().db, { competition_id: made.competition.id });
    const finish = () => referee().api.acts.finish(category.uuid, act({}));
    expect(await refusalOf(finish())).toEqual([409, "not-drawn"]);
    const athlete = await createEntrant(app().db, category.id);
    expect((await finish()).data.isRepeat).toBe(false);
    expect((await finish()).data.isRepeat).toBe(true);
    const competition = await referee().api.competitions.byUuid(made.competition.uuid);
    const told = present(competition.categories.find(({ uuid }) => uuid === category.uuid));
    expect(told.status).toBe("finished");
    expect(medallistsIn(told, undefined)).toMatchObject([{ place: 1, fighter: { uuid: athlete.uuid } }]);
    expect(teamResults(competition)).toMatchObject([{ athlete: athlete.uuid, place: 1 }]);
  });
});
