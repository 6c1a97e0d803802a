import { describe, expect, test } from "vitest";
import { findAllAudits } from "../../persistence/database/audit.ts";
import {
  createApplication,
  createCarpet,
  createCategory,
  createCompetition,
  createEntrant,
  createEvent,
  createProfile,
} from "../../testing/factories.ts";
import { useMembersApp, type Caller } from "../../testing/membersApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";

describe.each(["sqlite", "postgres"] as const)("a competition moves on, on %s", (engine) => {
  const { app, as, send, make, change } = useMembersApp(engine);
  const move = (who: Caller, id: number, status: string, statusReason?: string) =>
    change(who, `competitions/${id}`, { status, ...(statusReason !== undefined && { statusReason }) });
  const moved = (status: string) => ({ status: 200, body: { data: { status } } });
  const refused = (status: number, name: string, message: string) => ({
    status,
    body: { data: null, error: { status, name, message } },
  });

  test("[CP8] nothing begins without a drawn category and a mat", async () => {
    const { db } = app();
    const bare = await createCompetition(db, { status: "draft" });
    await createCategory(db, { competition_id: bare.id });
    await createCarpet(db, { competition_id: bare.id });
    expect(await move(as("admin"), bare.id, "in_progress")).toMatchObject(
      refused(400, "ApplicationError", "At least one category must be drawn"),
    );
    const { competition } = await createTestCompetition(db, { competition: { status: "draft" } });
    expect(await move(as("referee"), competition.id, "in_progress")).toMatchObject(moved("in_progress"));
    const other = await createTestCompetition(db, { competition: { status: "draft" } });
    await db
      .updateTable("fighting")
      .set({ carpet_id: null })
      .where("carpet_id", "=", other.carpet.id)
      .execute();
    await db.deleteFrom("carpet").where("id", "=", other.carpet.id).execute();
    expect(await move(as("admin"), other.competition.id, "in_progress")).toMatchObject(
      refused(400, "ApplicationError", "The competition has no carpet"),
    );
    const event = await createEvent(db);
    expect(
      await send(as("admin"), {
        method: "POST",
        url: "/api/competitions",
        body: { data: { title: "Сразу", event: event.id, status: "in_progress" } },
      }),
    ).toMatchObject(refused(400, "ApplicationError", "At least one category must be drawn"));
    expect(await make("competitions", { title: "Черновик", event: event.id })).toMatchObject({
      status: "draft",
    });
  });

  test("[CP9] everything decided is closed by a referee, anything else by an admin who says why", async () => {
    const { competition, bout, fighters } = await createTestCompetition(app().db, { entrants: 2 });
    expect(await move(as("referee"), competition.id, "closed", "Пора")).toMatchObject({
      status: 400,
      body: {
        error: { name: "ApplicationError", message: "Not everything is decided", details: { categories: 1 } },
      },
    });
    expect(await move(as("admin"), competition.id, "closed")).toMatchObject({
      status: 400,
      body: { error: { name: "ValidationError", details: { errors: [{ path: ["statusReason"] }] } } },
    });
    const final = { winner: fighters[0]?.id, cause: "submission" };
    expect(await change(as("referee"), `fightings/${bout("F").id}`, final)).toMatchObject({ status: 200 });
    expect(await move(as("referee"), competition.id, "closed")).toMatchObject(moved("closed"));
  });

  test("[CP9] athletes whose category was never drawn are not forgotten", async () => {
    const { db } = app();
    const competition = await createCompetition(db, { status: "in_progress" });
    const category = await createCategory(db, { competition_id: competition.id });
    await createEntrant(db, category.id);
    await createEntrant(db, category.id);
    expect(await move(as("referee"), competition.id, "closed")).toMatchObject({ status: 400 });
    expect(await move(as("admin"), competition.id, "closed", "Никто не приехал")).toMatchObject(
      moved("closed"),
    );
  });

  test("[CP10] [CP19] [CP20] the way back is for admins, says why, and is in the audit", async () => {
    const { db } = app();
    const { competition } = await createTestCompetition(db, { competition: { status: "closed" } });
    expect(await move(as("referee"), competition.id, "in_progress", "Протест")).toMatchObject(
      refused(403, "ForbiddenError", "Only an admin may do this"),
    );
    expect(await move(as("admin"), competition.id, "in_progress", " ")).toMatchObject({ status: 400 });
    expect(await move(as("admin"), competition.id, "draft", "Заново")).toMatchObject(
      refused(400, "ApplicationError", "The competition cannot take this status"),
    );
    expect(await move(as("admin"), competition.id, "in_progress", "Протест")).toMatchObject(
      moved("in_progress"),
    );
    expect(await move(as("admin"), competition.id, "closed", "Зал закрыт")).toMatchObject(moved("closed"));
    const audits = await findAllAudits(db, { afterN: 0, limit: 1000 });
    const mine = audits.filter(({ object }) => object === `competition:${competition.id}`);
    expect(mine.map(({ before, after }) => ({ before, after }))).toMatchObject([
      { before: { status: "closed" }, after: { status: "in_progress", reason: "Протест" } },
      { before: { status: "in_progress" }, after: { status: "closed", reason: "Зал закрыт" } },
    ]);
    const shown = await send(as("admin"), { url: `/api/competitions/${competition.id}` });
    expect(JSON.stringify(shown.body)).not.toContain("statusReason");
  });

  test("[PE5] an athlete applies once for a category, and again when the first one is off", async () => {
    const { db } = app();
    const owner_id = as("authenticated").account.id;
    const profile = await createProfile(db, { owner_id });
    const event = await createEvent(db, { registration_open: true });
    const apply = () =>
      send(as("authenticated"), {
        method: "POST",
        url: "/api/applications",
        body: { data: { event: event.id, profile: profile.id } },
      });
    const first = await make("applications", { event: event.id, profile: profile.id }, as("authenticated"));
    expect(await apply()).toMatchObject(refused(400, "ValidationError", "The athlete has already applied"));
    await change(as("admin"), `applications/${first.id}`, { state: "rejected" });
    expect(await apply()).toMatchObject({ status: 201 });
  });

  test("[PE6] after the draw of its category only the secretariat changes an application", async () => {
    const { db } = app();
    const { competition, category } = await createTestCompetition(db);
    const owner_id = as("authenticated").account.id;
    await change(as("admin"), `events/${competition.event_id}`, { registrationOpen: true });
    const given = { owner_id, event_id: competition.event_id ?? 0, state: "new" } as const;
    const inside = await createApplication(db, { ...given, category_id: category.id });
    const outside = await createApplication(db, given);
    const comment = { comment: "Можно позже?" };
    expect(await change(as("authenticated"), `applications/${inside.id}`, comment)).toMatchObject({
      status: 403,
    });
    const url = `/api/applications/${inside.id}`;
    expect(await send(as("authenticated"), { method: "DELETE", url })).toMatchObject({ status: 403 });
    expect(
      await change(as("authenticated"), `applications/${outside.id}`, { category: category.id }),
    ).toMatchObject(refused(400, "ValidationError", "The category is already drawn"));
    expect(await change(as("authenticated"), `applications/${outside.id}`, comment)).toMatchObject({
      status: 200,
    });
    expect(await change(as("admin"), `applications/${outside.id}`, { category: category.id })).toMatchObject({
      status: 200,
    });
  });
});
