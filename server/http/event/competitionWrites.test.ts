import { describe, expect, test } from "vitest";
import { z } from "zod";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { findFeed } from "../../persistence/database/feed.ts";
import { createCompetition, createFighting, createNamedReferee } from "../../testing/factories.ts";
import { entrySchema, useMembersApp } from "../../testing/membersApp.ts";
import type { Client } from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";

describe.each(["sqlite", "postgres"] as const)("a competition over HTTP on %s", (engine) => {
  const { app, as, send, make, change } = useMembersApp(engine);
  const order = async (path: string, populate: string) => {
    const answer = await send(as("admin"), { url: `/api/${path}?populate=${populate}` });
    const schema = z.object({ data: z.looseObject({ fightings: z.array(entrySchema) }) });
    return schema.parse(answer.body).data.fightings.map(({ id }) => id);
  };

  test("[CP6] [CP11] [CP17] a new order is a permutation, or nothing changes and the present order comes back", async () => {
    const { competition } = await createTestCompetition(app().db);
    const path = `competitions/${competition.id}`;
    const present = await order(path, "fightings");
    const wanted = present.toReversed();
    const saved = await change(as("referee"), `${path}?populate=fightings`, { fightings: wanted });
    expect(saved).toMatchObject({
      status: 200,
      body: { data: { fightings: wanted.map((id) => ({ id })) } },
    });
    const foreign = await createFighting(app().db);
    const wrong = [wanted.slice(1), [...wanted, foreign.id], [...wanted.slice(1), wanted[1]], [], null];
    for (const fightings of wrong)
      expect(await change(as("referee"), path, { fightings })).toMatchObject({
        status: 400,
        body: {
          error: { name: "ValidationError", details: { code: "order-set-mismatch", fightings: wanted } },
        },
      });
    expect(await order(path, "fightings")).toEqual(wanted);
  });

  test("[CA2] [CA3] [CA4] a mat's order is set by its own call", async () => {
    const { carpet, competition } = await createTestCompetition(app().db);
    for (const id of await order(`competitions/${competition.id}`, "fightings"))
      await change(as("admin"), `fightings/${id}`, { carpet: carpet.id });
    const present = await order(`carpets/${carpet.id}`, "fightings");
    const wanted = present.toReversed();
    const url = `/api/carpets/${carpet.document_id}/set-order`;
    const setOrder = (data: unknown, who: Client | undefined = as("referee")) =>
      send(who, { method: "POST", url, body: { data } });
    expect(await setOrder({ order: wanted })).toMatchObject({
      status: 200,
      body: { data: { id: carpet.id, fightings: wanted.map((id) => ({ id })) }, meta: {} },
    });
    expect(await setOrder({ order: "1,2" })).toMatchObject({
      status: 400,
      body: { error: { details: { errors: [{ path: ["order"] }] } } },
    });
    expect(await setOrder({ order: wanted.slice(1) })).toMatchObject({ status: 400 });
    expect(await setOrder({ order: wanted }, as("authenticated"))).toMatchObject({ status: 403 });
    expect(await order(`carpets/${carpet.id}`, "fightings")).toEqual(wanted);
  });

  test("[API38] a stale rev is refused", async () => {
    const { competition } = await createTestCompetition(app().db);
    const path = `competitions/${competition.id}`;
    const rev = (await findFeed(app().db, competition.uuid))?.rev ?? 0;
    const renamed = await change(as("admin"), path, { title: "Финал" }, { "if-match": `"${rev}"` });
    expect(renamed.status).toBe(200);
    expect(await change(as("admin"), path, { title: "Нет" }, { "if-match": `"${rev}"` })).toMatchObject({
      status: 409,
      body: { error: { name: "ConflictError", details: { code: "stale-rev", rev: rev + 1 } } },
    });
  });

  test("[CP13] an order from a stale screen is refused with the order as it is now", async () => {
    const { competition } = await createTestCompetition(app().db);
    const path = `competitions/${competition.id}`;
    const present = await order(path, "fightings");
    const rev = (await findFeed(app().db, competition.uuid))?.rev ?? 0;
    const reorder = (fightings: readonly number[]) =>
      change(as("referee"), path, { fightings }, { "if-match": `"${rev}"` });
    const wanted = present.toReversed();
    expect((await reorder(wanted)).status).toBe(200);
    expect(await reorder(present)).toMatchObject({
      status: 409,
      body: { error: { details: { code: "stale-rev", rev: rev + 1, fightings: wanted } } },
    });
    expect(await order(path, "fightings")).toEqual(wanted);
  });

  test("[CP12] [RT14] every visible write is structural, and in the audit", async () => {
    const { db } = app();
    const { competition, category, carpet, bout } = await createTestCompetition(db);
    const structure = async () => (await findFeed(db, competition.uuid))?.structure_rev ?? 0;
    const fighter = bout("SF1").red_fighter_id;
    const team = await make("teams", { name: "Сборная" });
    const writes: readonly (readonly [string, unknown])[] = [
      [`competitions/${competition.id}`, { title: "Новое имя" }],
      [`categories/${category.id}`, { title: "−77 кг" }],
      [`carpets/${carpet.id}`, { name: "Ковёр А" }],
      [`fighters/${fighter}`, { weight: 71.2, team: team.id }],
      [`teams/${team.id}`, { name: "Сборная города" }],
      [`events/${competition.event_id}`, { name: "Открытый кубок" }],
      [`fightings/${bout("SF1").id}`, { carpet: carpet.id }],
    ];
    for (const [path, data] of writes) {
      const before = await structure();
      expect(await change(as("admin"), path, data)).toMatchObject({ status: 200 });
      expect(await structure()).toBeGreaterThan(before);
    }
    const audits = await findAllAudits(db, { afterN: 0, limit: 1000 });
    expect(audits.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["competitions.update", "fighters.update", "fightings.update"]),
    );
  });

  test("[RL11] [RL17] a referee who is not on the list of a competition does not operate it", async () => {
    const { db } = app();
    const { competition, category, bout } = await createTestCompetition(db);
    await createNamedReferee(db, competition.id, as("admin").account.id);
    for (const [path, data] of [
      [`competitions/${competition.id}`, { status: "closed" }],
      [`categories/${category.id}`, { status: "finished" }],
      [`fightings/${bout("SF1").id}`, { points: {} }],
    ] as const)
      expect(await change(as("referee"), path, data)).toMatchObject({ status: 403 });
    await createNamedReferee(db, competition.id, as("referee").account.id);
    const allowed = await change(as("referee"), `categories/${category.id}`, { status: "in_progress" });
    expect(allowed.status).toBe(200);
    expect(await change(as("referee"), `categories/${category.id}`, { title: "Моя" })).toMatchObject({
      status: 400,
      body: { error: { message: "Invalid key title" } },
    });
  });

  test("an event that still has a competition is not deleted", async () => {
    const competition = await createCompetition(app().db);
    const url = `/api/events/${competition.event_id}`;
    expect(await send(as("admin"), { method: "DELETE", url })).toMatchObject({
      status: 409,
      body: { error: { name: "ConflictError", details: { code: "in-use" } } },
    });
  });

  test("[CT51] [CT52] an organiser keeps weight tables for every competition; nobody else reads or writes them", async () => {
    const { organiser } = as("admin").api;
    const table = { title: "Кубок клуба, мужчины", sex: "m", ageMin: 18, ageMax: null } as const;
    const draft = { ...table, limitsKg: [62.5, 70, 77], isOpenAbove: true };
    const { data: made } = await organiser.createWeightTable(draft);
    expect(await organiser.weightTables()).toContainEqual(expect.objectContaining(draft));
    await organiser.updateWeightTable(made.documentId, { ...draft, limitsKg: [66, 77], isOpenAbove: false });
    expect(await organiser.weightTables()).toContainEqual(
      expect.objectContaining({ ...table, limitsKg: [66, 77], isOpenAbove: false }),
    );
    for (const limitsKg of [[], [70, 66], [66, 66], [5], [66.25], "66"])
      expect(await change(as("admin"), `weight-tables/${made.documentId}`, { limitsKg })).toMatchObject({
        status: 400,
        body: { error: { name: "ValidationError", details: { errors: [{ path: ["limitsKg"] }] } } },
      });
    await expect(organiser.createWeightTable(draft)).rejects.toMatchObject({
      error: { details: { errors: [{ path: ["title"], code: "not-unique" }] } },
    });
    for (const who of [undefined, as("authenticated"), as("referee")])
      expect(await send(who, { url: "/api/weight-tables" })).toMatchObject({ status: 403 });
    await organiser.removeWeightTable(made.documentId);
    expect((await organiser.weightTables()).map(({ id }) => id)).not.toContain(made.id);
  });

  test("[RU21] [RU20] periods may change until a bout begins, then they stay, whatever else changes", async () => {
    const { competition, category, bout } = await createTestCompetition(app().db, {
      competition: { rules: JSON.stringify({ preset: "adcc", advantages: false, penalties: true }) },
    });
    const path = `competitions/${competition.id}`;
    const rules = { preset: "adcc", advantages: false, penalties: true };
    const periods = [
      { seconds: 60, scoring: "none" },
      { seconds: 180, scoring: "all" },
    ];
    const shorter = { ...rules, time: { periods } };
    expect(await change(as("admin"), path, { rules: shorter })).toMatchObject({ status: 200 });
    // The category is fought for five minutes: its periods have the same shares of them.
    const found = await as("admin").api.competitions.byUuid(competition.uuid);
    expect(found.fightings.find(({ uuid }) => uuid === bout("SF1").uuid)?.clock.duration).toBe(75_000);

    await createFighting(app().db, { category_id: category.id, state: "running" });
    const refused = { status: 409, body: { error: { details: { code: "time-fixed" } } } };
    for (const other of [rules, { ...rules, preset: "ebi" }, { ...shorter, overtime: [] }, null])
      expect(await change(as("admin"), path, { rules: other })).toMatchObject(refused);
    expect(
      await change(as("admin"), path, { rules: { ...shorter, penalties: false, restMinutes: 5 } }),
    ).toMatchObject({ status: 200 });
  });
});
