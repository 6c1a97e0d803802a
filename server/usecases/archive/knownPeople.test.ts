import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { findFighterById, updateFighter } from "../../persistence/entry/people.ts";
import { insertEdition } from "../../persistence/paper/paperRows.ts";
import { hiddenName } from "../../present/hiddenName.ts";
import { createArchiveDay, openPlace, type Place } from "../../testing/archiveDay.ts";
import { archiveOf, letIn } from "../../testing/archives.ts";
import { createFighter, CREATED_MS } from "../../testing/factories.ts";
import { call, createTestApp, signIn } from "../../testing/testApp.ts";
import { hiddenNames } from "../entry/publishNames.ts";
import { planImport, presentPlan } from "./planImport.ts";
import { readArchive } from "./readArchive.ts";

const LONG_AGO = "2000-01-01T00:00:00.000Z";
const uuidOf = (person: { readonly uuid: string } | undefined) => person?.uuid ?? "";

async function rowOf({ db }: Pick<Place, "db">, uuid: string) {
  return await db.selectFrom("fighter").selectAll().where("uuid", "=", uuid).executeTakeFirstOrThrow();
}

test("[EX12] a hidden name survives a later write under the number of this place, an adult's too", async () => {
  const source = await openPlace();
  const { event, day, hidden } = await createArchiveDay(source);
  const [, minor, adult, forgotten] = day.fighters;
  expect(uuidOf(minor)).toBe(uuidOf(hidden));
  await updateFighter(source.db, minor?.id ?? 0, { birth_date: "2016-03-03" });
  const own = { last_name: "Взрослов", first_name: "Глеб" };
  await updateFighter(source.db, adult?.id ?? 0, {
    birth_date: "1990-03-03",
    ...hiddenNames(own, { id: adult?.id ?? 0 }),
  });
  const number = hiddenName(forgotten?.id ?? 0);
  await updateFighter(source.db, forgotten?.id ?? 0, { last_name: number, real_last_name: number });
  const app = await createTestApp();
  for (let n = 0; n < 20; n += 1) await createFighter(app.db);
  expect(await letIn(app.deps, await archiveOf(source, event.id))).toMatchObject({ ok: true });
  const { headers } = await signIn(app, "admin");
  for (const [person, name] of [
    [minor, "Скрытный"],
    [adult, "Взрослов"],
    [forgotten, undefined],
  ] as const) {
    const { id } = await rowOf(app, uuidOf(person));
    expect(id).not.toBe(person?.id);
    const body = { data: { weight: 61 } };
    const answer = await call(app, { method: "PUT", url: `/api/fighters/${id}`, headers, body });
    expect(answer.status).toBe(200);
    const shown = { last_name: hiddenName(id), first_name: null, real_last_name: name ?? hiddenName(id) };
    expect(await findFighterById(app.db, id)).toMatchObject({ weight: 61, ...shown });
  }
  const { id } = await rowOf(app, uuidOf(adult));
  const body = { data: { hasConsent: true } };
  await call(app, { method: "PUT", url: `/api/fighters/${id}`, headers, body });
  expect(await findFighterById(app.db, id)).toMatchObject({ ...own, real_last_name: null });
  await app.close();
  await source.database.close();
});

test("[EX13] what names somebody who was forgotten here does not come back on papers", async () => {
  const source = await openPlace();
  const { event, day, one } = await createArchiveDay(source);
  await insertEdition(source.db, {
    id: randomUUID(),
    competition_id: day.competition.id,
    kind: "results",
    category_uuid: null,
    sheet_size: "A4",
    edition: 1,
    made_ms: CREATED_MS,
    actor_id: null,
    code: "KV-1",
    is_draft: false,
    file: "results",
    content: writeJson({ names: ["Тихонравов"] }),
  });
  const bytes = await archiveOf(source, event.id);
  const contents = async (isForgotten: boolean) => {
    const place = await openPlace();
    const here = await createFighter(place.db, { uuid: uuidOf(one), updated_at: LONG_AGO });
    const number = hiddenName(here.id);
    if (isForgotten)
      await updateFighter(place.db, here.id, {
        last_name: number,
        first_name: null,
        real_last_name: number,
      });
    expect(await letIn(place, bytes)).toMatchObject({ ok: true });
    const rows = await place.db.selectFrom("paper_edition").select("content").execute();
    const row = await rowOf(place, uuidOf(one));
    await place.database.close();
    return [rows.map(({ content }) => content), row.phone];
  };
  expect(await contents(false)).toEqual([[{ names: ["Тихонравов"] }], "+7 900"]);
  expect(await contents(true)).toEqual([[null], null]);
  await source.database.close();
});

test("[EX14] who is here gets only what is not known of them; the preview and the audit tell", async () => {
  const source = await openPlace();
  const { event, one } = await createArchiveDay(source);
  const bytes = await archiveOf(source, event.id);
  const place = await openPlace();
  const own = { last_name: "Иной", first_name: "Пётр", weight: 99, city: "Томск", team_id: null };
  const here = await createFighter(place.db, { ...own, uuid: uuidOf(one), updated_at: LONG_AGO });
  const read = await readArchive(bytes);
  const plan = read.ok && (await planImport(place, read.value, []));
  expect(plan && plan.ok && presentPlan(read.value, plan.value).people).toMatchObject({ here: 1, filled: 1 });
  expect(await letIn(place, bytes)).toMatchObject({ value: { people: { fresh: 3, filled: 1 } } });
  expect(await findFighterById(place.db, here.id)).toMatchObject({
    ...own,
    real_last_name: null,
    birth_date: "2001-02-03",
    phone: "+7 900",
  });
  const audits = await findAllAudits(place.db, { afterN: 0, limit: 10 });
  expect(audits.map(({ after }) => after)).toMatchObject([{ people: { filled: 1 } }]);
  await place.database.close();
  await source.database.close();
});
