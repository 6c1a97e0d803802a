import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { prepareDataDir } from "../environment/secrets.ts";
import { insertAdjustment } from "../persistence/awarding/teamAdjustments.ts";
import { insertAwardingAct } from "../persistence/awarding/awardingActs.ts";
import { writeJson } from "../persistence/database/columns.ts";
import { updateCompetition } from "../persistence/event/competitionRows.ts";
import { hiddenNames } from "../usecases/entry/publishNames.ts";
import { saveDocument } from "../usecases/event/saveDocument.ts";
import { saveImage } from "../usecases/event/saveImage.ts";
import { createAccount, createEvent, createReferee, createTeam, CREATED_MS } from "./factories.ts";
import { acts } from "./testCompetition.ts";
import { createCorrectedDay } from "./testCorrections.ts";
import { createTestDatabase, type Engine } from "./testDatabases.ts";
import { createTestDeps } from "./testDeps.ts";

/** An installation of its own, for events to come from and to go to. */
export async function openPlace(engine: Engine = "sqlite") {
  const database = await createTestDatabase(engine);
  const deps = createTestDeps(database, { now: () => CREATED_MS });
  prepareDataDir(deps.config.dataDir);
  return { ...deps, database };
}
export type Place = Awaited<ReturnType<typeof openPlace>>;

export async function eventIds({ db }: Place): Promise<number[]> {
  const rows = await db.selectFrom("competition").select("event_id").orderBy("id").execute();
  return rows.flatMap(({ event_id }) => event_id ?? []);
}

const RED = { width: 300, height: 300, channels: 3, background: "red" } as const;

/** Bouts, a correction, an act nobody took, a medal, points by hand, a referee, a picture, a document, and a name that is hidden. */
export async function createArchiveDay(place: Place) {
  const { db } = place;
  const event = await createEvent(db, { name: "Кубок", description: "<p>Приходите</p>" });
  const day = await createCorrectedDay(place.database);
  await updateCompetition(db, day.competition.id, { event_id: event.id });
  await day.table.write(day.bout("SF1").uuid, "go R+2 B+3 stop R#sub");
  await day.correct("SF1", { kind: "result", method: "points", winner: "blue" });
  await day.table.submit(day.bout("SF2").uuid, acts("R+2", { lease: { scope: "carpet:x", epoch: 3 } }));
  const admin = await createAccount(db, { username: "chief", display_name: "Главный судья" });
  const bytes = await sharp({ create: RED }).png().toBuffer();
  const actor = { accountId: admin.id, sessionId: "s", address: "::1", isAdmin: true };
  const saved = await saveImage(place, actor, { name: "logo.png", bytes, profileId: undefined });
  if (!saved.ok) throw new Error(saved.problem.code);
  const rules = { name: "Положение.pdf", bytes: Buffer.from("%PDF-1.7\n%%EOF\n") };
  const document = await saveDocument(place, actor, rules);
  if (!document.ok) throw new Error(document.problem.code);
  const documents = [{ title: "Положение", url: `/uploads/${document.value.file}` }];
  const look = { poster: `/uploads/${saved.value.file}`, accent: "#b5121f" };
  await db
    .updateTable("event")
    .set({ info: writeJson({ documents }), look: writeJson(look) })
    .where("id", "=", event.id)
    .execute();
  const team = await createTeam(db, { name: "Тайга", logo: `/uploads/${saved.value.file}` });
  const [one, other] = day.fighters;
  const known = { last_name: "Тихонравов", first_name: "Лев", birth_date: "2001-02-03", phone: "+7 900" };
  const names = { last_name: "Скрытный", first_name: "Ян" };
  for (const [fighter, columns] of [
    [one, { ...known, team_id: team.id }],
    [other, hiddenNames(names, { id: other?.id ?? 0 })],
  ] as const)
    await db
      .updateTable("fighter")
      .set(columns)
      .where("id", "=", fighter?.id ?? 0)
      .execute();
  const { competition, category } = day;
  const done = { at_ms: CREATED_MS, actor_id: admin.id };
  const act = writeJson({ type: "handed", fighter: one?.uuid });
  const medal = { n: 1, competition_uuid: competition.uuid, category_uuid: category.uuid, act };
  await insertAwardingAct(db, { id: randomUUID(), ...medal, ...done });
  const points = { competition_id: competition.id, team_id: team.id, points: 5, reason: "за порядок в зале" };
  const open = { revoked_ms: null, revoked_by: null, revoke_reason: null };
  await insertAdjustment(db, { id: randomUUID(), ...points, ...done, ...open });
  await createReferee(db, { competition_id: competition.id, account_id: admin.id });
  return { event, day, one, hidden: other, team };
}
