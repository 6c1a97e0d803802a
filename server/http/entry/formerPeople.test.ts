import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { formerPeopleSchema } from "#contract/entry/formerPeople.ts";
import { updateFighter, withdrawConsents } from "../../persistence/entry/people.ts";
import { findCompetitionByEventId } from "../../persistence/event/competitionRows.ts";
import { hiddenName } from "../../present/hiddenName.ts";
import {
  createCategory,
  createCompetition,
  createEntrant,
  createEvent,
  createProfile,
  createTeam,
} from "../../testing/factories.ts";
import { listLine, listOf } from "../../testing/lists.ts";
import { useMembersApp } from "../../testing/membersApp.ts";

describe.each(["sqlite", "postgres"] as const)(
  "people of the event a copy was made after, on %s",
  (engine) => {
    const { app, as, send } = useMembersApp(engine);
    const createPast = async () => {
      const { db } = app();
      const event = await createEvent(db, { name: "Кубок 2025", date_of_event: "2025-05-30" });
      const competition = await createCompetition(db, { event_id: event.id, status: "closed" });
      const men = await createCategory(db, {
        competition_id: competition.id,
        title: "до 71",
        weight_max: 71,
      });
      return { event, men };
    };
    const createCopy = async (eventId: number) => {
      const { db } = app();
      const id = randomUUID();
      const wish = { id, name: "Кубок 2026", date: "2026-05-29", parts: ["categories"] };
      await send(as("admin"), { method: "POST", url: `/api/events/${eventId}/copy`, body: { data: wish } });
      const event = await db
        .selectFrom("event")
        .selectAll()
        .where("copy_id", "=", id)
        .executeTakeFirstOrThrow();
      const competition = await findCompetitionByEventId(db, event.id);
      const category = await db
        .selectFrom("category")
        .selectAll()
        .where("competition_id", "=", competition?.id ?? 0)
        .executeTakeFirstOrThrow();
      return { uuid: competition?.uuid ?? "", category };
    };
    const read = async (uuid: string) => {
      const answer = await send(as("admin"), { url: `/api/competitions/uuid/${uuid}/former-people` });
      expect(answer).toMatchObject({ status: 200 });
      return formerPeopleSchema.parse(answer.body).data;
    };

    test("[EV12] they are offered with what is known of them, and written as the person they were", async () => {
      const { db } = app();
      const { event, men } = await createPast();
      const team = await createTeam(db, { name: "Волга" });
      const known = await createEntrant(db, men.id, {
        birth_date: "2000-01-01",
        weight: 70,
        team_id: team.id,
      });
      const { uuid, category } = await createCopy(event.id);
      expect(await read(uuid)).toMatchObject({
        event: { id: event.id, name: "Кубок 2025", date: "2025-05-30" },
        people: [
          {
            fighter: known.uuid,
            lastName: known.last_name,
            birthDate: "2000-01-01",
            weight: 70,
            team: "Волга",
            was: ["до 71"],
            isEntered: false,
          },
        ],
      });
      const line = listLine(
        { uuid: category.uuid },
        { lastName: known.last_name },
        { is: { fighter: known.uuid } },
      );
      const written = await send(as("admin"), {
        method: "POST",
        url: `/api/competitions/uuid/${uuid}/lists`,
        body: { data: listOf([line]) },
      });
      expect(written).toMatchObject({
        status: 200,
        body: { data: { made: { people: 0, known: 1, entries: 1 } } },
      });
      expect((await read(uuid)).people).toMatchObject([{ fighter: known.uuid, isEntered: true }]);
      const places = await db
        .selectFrom("category_fighter")
        .select("category_id")
        .where("fighter_id", "=", known.id)
        .orderBy("category_id")
        .execute();
      expect(places.map(({ category_id }) => category_id)).toEqual([men.id, category.id]);
    });

    test("[EV12] who was forgotten or took the consent back is not offered, and no list brings them", async () => {
      const { db } = app();
      const { event, men } = await createPast();
      const willing = await createProfile(db);
      const unwilling = await createProfile(db);
      await db.transaction().execute((trx) => withdrawConsents(trx, unwilling.id, ["processing"], 1));
      const kept = await createEntrant(db, men.id, { profile_id: willing.id });
      const gone = await createEntrant(db, men.id, { profile_id: unwilling.id });
      const erased = await createEntrant(db, men.id);
      await updateFighter(db, erased.id, { real_last_name: hiddenName(erased.id) });
      const { uuid, category } = await createCopy(event.id);
      expect((await read(uuid)).people.map(({ fighter }) => fighter)).toEqual([kept.uuid]);
      for (const { uuid: fighter } of [gone, erased]) {
        const line = listLine({ uuid: category.uuid }, { lastName: "Некто" }, { is: { fighter } });
        expect(
          await send(as("admin"), {
            method: "POST",
            url: `/api/competitions/uuid/${uuid}/lists`,
            body: { data: listOf([line]) },
          }),
        ).toMatchObject({ status: 409, body: { error: { details: { code: "unknown-person" } } } });
      }
    });

    test("[EV12] an event that was made after no other has nobody to offer", async () => {
      const event = await createEvent(app().db);
      const { uuid } = await createCompetition(app().db, { event_id: event.id });
      expect(await read(uuid)).toEqual({ event: null, people: [] });
    });
  },
);
