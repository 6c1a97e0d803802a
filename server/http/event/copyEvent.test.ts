import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { COPY_PARTS, copyAnswerSchema, type CopyPart } from "#contract/event/copy.ts";
import { emptyDay } from "#domain/schedule/programme/decideProgramme.ts";
import { dateProgramme } from "#domain/schedule/programme/programme.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { findCompetitionByEventId } from "../../persistence/event/competitionRows.ts";
import { findEventById } from "../../persistence/event/eventRows.ts";
import { createEvent, createReferee } from "../../testing/factories.ts";
import { useMembersApp } from "../../testing/membersApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";

const USUAL = COPY_PARTS.filter((part) => part !== "referees");

describe.each(["sqlite", "postgres"] as const)("a copy of an event, on %s", (engine) => {
  const { app, as, send } = useMembersApp(engine);
  const copy = (eventId: number, parts: readonly CopyPart[], id: string = randomUUID()) =>
    send(as("admin"), {
      method: "POST",
      url: `/api/events/${eventId}/copy`,
      body: { data: { id, name: "Кубок Волги, второй", date: "2027-05-29", parts } },
    });
  const madeBy = async (answer: Awaited<ReturnType<typeof copy>>) => {
    expect(answer).toMatchObject({ status: 201 });
    const { id } = copyAnswerSchema.parse(answer.body).data;
    const event = await findEventById(app().db, id);
    const competition = await findCompetitionByEventId(app().db, id);
    return { event, competition };
  };

  const createSource = async () => {
    const { db } = app();
    const event = await createEvent(db, {
      name: "Кубок Волги",
      date_of_event: "2026-05-30",
      show_competition: true,
      city: "Казань",
      registration_until: "2026-05-20",
      info: writeJson({
        fees: [{ title: "Взнос", rubles: 2000 }],
        schedule: [{ day: "2026-05-29", time: "18:00", title: "Взвешивание" }],
      }),
    });
    const settings = {
      rules: writeJson({ preset: "ibjjf", advantages: true, penalties: true }),
      commercials: writeJson([{ title: "Вода" }]),
      team_formula: writeJson({ name: "own", points: [3, 2, 1] }),
      formats: writeJson([{ from: 2, format: "round_robin" }]),
      scoreboard_type: "adcc",
    };
    const day = await createTestCompetition(db, {
      competition: { event_id: event.id, status: "closed", ...settings },
    });
    const { competition, category, carpet } = day;
    const placements = [{ category: category.uuid, day: "2026-05-30", carpet: carpet.uuid }];
    const planned = dateProgramme({ days: [emptyDay("2026-05-30", "10:00")], placements }, () => 0);
    const programme = { ...planned, days: planned.days.map((one) => ({ ...one, closedAtMs: 5 })) };
    await db
      .updateTable("competition")
      .set({ programme: writeJson(programme) })
      .where("id", "=", competition.id)
      .execute();
    await createReferee(db, { competition_id: competition.id, last_name: "Судья" });
    return { event, ...day };
  };

  test("[EV10] [EV11] everything but people and what became of them is there, a year later, as a draft", async () => {
    const { db } = app();
    const source = await createSource();
    const { event, competition } = await madeBy(await copy(source.event.id, USUAL));
    expect(event).toMatchObject({
      name: "Кубок Волги, второй",
      date_of_event: "2027-05-29",
      is_published: false,
      show_competition: false,
      registration_open: false,
      registration_until: "2027-05-19",
      city: "Казань",
      copied_from: source.event.id,
      info: { fees: [{ rubles: 2000 }], schedule: [{ day: "2027-05-28" }] },
    });
    expect(competition).toMatchObject({
      status: "draft",
      title: "Кубок Волги, второй",
      rules: { preset: "ibjjf" },
      commercials: [{ title: "Вода" }],
      team_formula: { points: [3, 2, 1] },
      formats: [{ from: 2, format: "round_robin" }],
      scoreboard_type: "adcc",
    });
    const ofCompetition = competition?.id ?? 0;
    const categories = await db
      .selectFrom("category")
      .selectAll()
      .where("competition_id", "=", ofCompetition)
      .execute();
    expect(categories).toMatchObject([
      { title: source.category.title, status: "draft", draw: null, format: null },
    ]);
    const carpets = await db
      .selectFrom("carpet")
      .selectAll()
      .where("competition_id", "=", ofCompetition)
      .execute();
    expect(carpets).toMatchObject([{ name: source.carpet.name }]);
    expect(competition?.programme).toMatchObject({
      days: [{ date: "2027-05-29", start: "10:00" }],
      placements: [{ category: categories[0]?.uuid, carpet: carpets[0]?.uuid, day: "2027-05-29" }],
    });
    expect(JSON.stringify(competition?.programme)).not.toContain("closedAtMs");
    for (const table of ["fighting", "referee"] as const)
      expect(
        await db.selectFrom(table).select("id").where("competition_id", "=", ofCompetition).execute(),
      ).toEqual([]);
    const people = await db
      .selectFrom("category_fighter")
      .select("fighter_id")
      .where("category_id", "=", categories[0]?.id ?? 0)
      .execute();
    expect(people).toEqual([]);
  });

  test("[EV10] what is not asked for stays behind; referees come without mats when they are", async () => {
    const { db } = app();
    const source = await createSource();
    const { event, competition } = await madeBy(await copy(source.event.id, ["referees"]));
    expect(event).toMatchObject({ city: null, info: null, registration_until: null });
    expect(competition).toMatchObject({ rules: null, commercials: [], formats: null, programme: null });
    const referees = await db
      .selectFrom("referee")
      .selectAll()
      .where("competition_id", "=", competition?.id ?? 0)
      .execute();
    expect(referees).toMatchObject([{ last_name: "Судья" }]);
    expect(await db.selectFrom("referee_mat").selectAll().execute()).toEqual([]);
  });

  test("[EV10] sent twice it is one copy, with one line in the audit; its id is good for no other event", async () => {
    const { db } = app();
    const [source, other] = [await createSource(), await createEvent(db)];
    const id = randomUUID();
    const [first, second] = [await copy(source.event.id, USUAL, id), await copy(source.event.id, USUAL, id)];
    expect(second.body).toEqual(first.body);
    expect(await copy(other.id, USUAL, id)).toMatchObject({
      status: 409,
      body: { error: { details: { code: "id-reused" } } },
    });
    const audits = await findAllAudits(db, { afterN: 0, limit: 1000 });
    const lines = audits.filter(({ action, after }) => action === "event.copy" && isOf(after, id));
    expect(lines).toHaveLength(1);
  });

  test("[EV10] an event without a competition has a copy too, and nobody but an admin makes one", async () => {
    const event = await createEvent(app().db, { date_of_event: null });
    expect((await madeBy(await copy(event.id, USUAL))).competition).toBeUndefined();
    const asked = { method: "POST", url: `/api/events/${event.id}/copy`, body: {} } as const;
    expect(await send(as("referee"), asked)).toMatchObject({ status: 403 });
  });
});

const isOf = (after: unknown, id: string): boolean => JSON.stringify(after).includes(id);
