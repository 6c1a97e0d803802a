import { describe, expect, test } from "vitest";
import { closingSchema } from "#contract/event/closing.ts";
import { emptyDay } from "#domain/schedule/programme/decideProgramme.ts";
import { dateProgramme } from "#domain/schedule/programme/programme.ts";
import { insertMessage, updateFighter } from "../../persistence/entry/people.ts";
import { insertParkedEvent } from "../../persistence/bout/boutLog.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { insertReferee } from "../../persistence/referee/refereeRows.ts";
import { NOBODY } from "../../testing/accessMatrix.ts";
import { createApplication, createCategory, createEntrant, createEvent } from "../../testing/factories.ts";
import { useMembersApp } from "../../testing/membersApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";

describe.each(["sqlite", "postgres"] as const)("closing an event, on %s", (engine) => {
  const { app, as, send, change } = useMembersApp(engine);
  const read = async (uuid: string) => {
    const answer = await send(as("referee"), { url: `/api/competitions/uuid/${uuid}/closing` });
    expect(answer.status).toBe(200);
    return closingSchema.parse(answer.body).data;
  };
  const told = async (uuid: string) => (await read(uuid)).points.map(({ code, count }) => `${code} ${count}`);
  const NOBODY_YET = { middle_name: null, region: null, city: null, club: null, account_id: null };

  test("[EV13] everything that is open is told, with its number", async () => {
    const { db } = app();
    const event = await createEvent(db);
    const programme = dateProgramme({ days: [emptyDay("2026-05-01")], placements: [] }, () => 0);
    const day = await createTestCompetition(db, {
      entrants: 2,
      competition: { event_id: event.id, status: "in_progress", programme: writeJson(programme) },
    });
    const { competition, fighters, bout } = day;
    const undrawn = await createCategory(db, { competition_id: competition.id });
    for (const _ of [1, 2]) await createEntrant(db, undrawn.id);
    await createApplication(db, { event_id: event.id, state: "new" });
    const asked = await createApplication(db, { event_id: event.id, state: "accepted" });
    const question = { application_id: asked.id, actor_id: null, is_organiser: false, at_ms: 1 };
    await insertMessage(db, { ...question, text: "Во сколько взвешивание?" });
    const referee = { competition_id: competition.id, first_name: null, ...NOBODY_YET };
    await insertReferee(db, { ...referee, uuid: "r1", last_name: "Судья", grade: null, post: null });
    await change(as("referee"), `fightings/${bout("F").id}`, { winner: fighters[0]?.id, cause: "points" });
    const [gold, silver] = fighters;
    await updateFighter(db, gold?.id ?? 0, { birth_year: 2000, region: "Татарстан" });
    await updateFighter(db, silver?.id ?? 0, { birth_year: null, birth_date: null, region: "Татарстан" });
    expect(await told(competition.uuid)).toEqual([
      "undrawn 1",
      "medals-left 1",
      "days-open 1",
      "entries-undecided 1",
      "entries-asked 1",
      "referees-incomplete 1",
      "people-incomplete 1",
    ]);
  });

  test("[EV13] a bout on a mat and what tables hold keep it open, whoever asks and whatever they say", async () => {
    const { db } = app();
    const { competition, bout, carpet } = await createTestCompetition(db, {
      competition: { status: "in_progress" },
    });
    const close = () =>
      change(as("admin"), `competitions/${competition.id}`, { status: "closed", statusReason: "Пора" });
    const refused = (code: string) => ({ status: 409, body: { error: { details: { code } } } });
    await db.updateTable("fighting").set({ state: "called" }).where("id", "=", bout("SF1").id).execute();
    expect((await read(competition.uuid)).points[0]).toEqual({
      code: "bouts-on-mats",
      count: 1,
      isBlocking: true,
    });
    expect(await close()).toMatchObject(refused("bouts-on-mats"));
    await db.updateTable("fighting").set({ state: "waiting" }).where("id", "=", bout("SF1").id).execute();

    const late = { id: `late-${engine}`, fighting_uuid: bout("F").uuid, body: writeJson({}), body_hash: "x" };
    await insertParkedEvent(db, { ...late, status: "parked", reason: "superseded", received_ms: 1 });
    expect(await told(competition.uuid)).toContain("parked-acts 1");
    expect(await close()).toMatchObject(refused("acts-waiting"));
    await db
      .updateTable("fighting_event_parked")
      .set({ resolution: "{}" })
      .where("id", "=", late.id)
      .execute();

    const beat = (expectEpoch: number, unsent: number) =>
      send(as("admin"), {
        method: "POST",
        url: "/api/leases",
        body: {
          data: {
            scope: `carpet:${carpet.uuid}`,
            device: NOBODY,
            expectEpoch,
            report: { offsetMs: 0, unsent },
          },
        },
      });
    expect(await beat(0, 2)).toMatchObject({ status: 200 });
    expect(await told(competition.uuid)).toContain("unsent-acts 1");
    expect(await close()).toMatchObject(refused("acts-waiting"));
    await beat(1, 0);

    expect(await close()).toMatchObject({ status: 200 });
    const { moves } = await read(competition.uuid);
    expect(moves).toMatchObject([{ from: "in_progress", to: "closed", reason: "Пора" }]);
    const { username } = as("admin").account;
    expect(moves[0]?.author).toBe(username);
  });
});
