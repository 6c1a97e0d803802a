import { expect, test } from "vitest";
import {
  createAccount,
  createCarpet,
  createCategory,
  createCompetition,
  createEntrant,
  createFighting,
  createNamedReferee,
  createTeam,
} from "../../testing/factories.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { writeJson } from "../database/columns.ts";
import type { FightingRow } from "../database/competitionTables.ts";
import {
  findCompetitionByEventId,
  findCompetitionById,
  findCompetitionByUuid,
  findRefereeIds,
  updateCompetition,
} from "./competitionRows.ts";
import { bumpRev } from "../database/feed.ts";
import { saveHead } from "../bout/boutLog.ts";
import { findWholeCompetition } from "./wholeCompetition.ts";

describeOnEachEngine("a whole competition", (database) => {
  /** Two categories, the second placed first; three bouts of a round robin on one mat. */
  async function createSmallTournament() {
    const { db } = database();
    const competition = await createCompetition(db);
    const at = { competition_id: competition.id };
    const later = await createCategory(db, { ...at, position: 2 });
    const sooner = await createCategory(db, { ...at, position: 1 });
    const team = await createTeam(db, { name: "Гард", city: "Казань" });
    const birth = { birth_date: "2001-02-03", phone: "+7 900 000-00-00" };
    const fighters = [];
    for (const weight of [70, 71, 72]) {
      fighters.push(await createEntrant(db, sooner.id, { weight, team_id: team.id, ...birth }));
    }
    const [a, b, c] = fighters.map(({ id }) => id);
    const carpet = await createCarpet(db, at);
    const bouts: FightingRow[] = [];
    for (const [red, blue] of [
      [a, b],
      [a, c],
      [b, c],
    ]) {
      const mat = { carpet_id: carpet.id, carpet_position: bouts.length };
      const corners = { red_fighter_id: red ?? null, blue_fighter_id: blue ?? null };
      bouts.push(await createFighting(db, { category_id: sooner.id, ...mat, ...corners }));
    }
    return { competition, sooner, later, fighters, bouts, carpet };
  }

  const idsOf = (rows: readonly { id: number }[] | undefined) => rows?.map(({ id }) => id);

  test("categories, fighters, bouts and mats come in their orders", async () => {
    const { db } = database();
    const { competition, sooner, later, fighters, bouts, carpet } = await createSmallTournament();
    const whole = await findWholeCompetition(db, competition.id);
    expect(whole?.competition.uuid).toBe(competition.uuid);
    expect(whole?.event?.id).toBe(competition.event_id);
    expect(idsOf(whole?.categories)).toEqual([sooner.id, later.id]);
    expect(idsOf(whole?.categories[0]?.fighters)).toEqual(idsOf(fighters));
    expect(whole?.categories[1]?.fighters).toEqual([]);
    expect(whole?.categories[0]?.fighters[0]).toMatchObject({
      team_name: "Гард",
      team_city: "Казань",
      weight: 70,
    });
    expect(idsOf(whole?.fightings)).toEqual(idsOf(bouts));
    expect(whole?.fightings[0]).toMatchObject({
      category_uuid: sooner.uuid,
      carpet_uuid: carpet.uuid,
      red_uuid: fighters[0]?.uuid,
      blue_uuid: fighters[1]?.uuid,
      head_version: null,
      head_text: null,
    });
    expect(idsOf(whole?.carpets[0]?.fightings)).toEqual(idsOf(bouts));
  });

  test("birth dates and telephone numbers are not even read", async () => {
    const { competition } = await createSmallTournament();
    const text = JSON.stringify(await findWholeCompetition(database().db, competition.id));
    expect(text).not.toContain("2001-02-03");
    expect(text).not.toContain("+7 900");
  });

  test("the order of the competition and that of a mat are two orders", async () => {
    const { db } = database();
    const { competition, later, carpet } = await createSmallTournament();
    const place = async (position: number, carpet_position: number) => {
      const mat = { carpet_id: carpet.id, carpet_position };
      return (await createFighting(db, { category_id: later.id, position, ...mat })).id;
    };
    const [first, second, third] = [await place(11, 12), await place(12, 10), await place(10, 11)];
    const whole = await findWholeCompetition(db, competition.id);
    expect(idsOf(whole?.fightings)?.slice(3)).toEqual([third, first, second]);
    expect(idsOf(whole?.carpets[0]?.fightings)?.slice(3)).toEqual([second, third, first]);
  });

  test("it carries its rev and the state of each bout that has begun", async () => {
    const { db } = database();
    const { competition, bouts } = await createSmallTournament();
    await db.transaction().execute(async (trx) => {
      const rev = await bumpRev(trx, competition.uuid);
      const head = {
        version: 5,
        last_rev: rev,
        state: writeJson({ on: true }),
        state_hash: "",
        log_hash: "",
        reducer: 1,
      };
      await saveHead(trx, {
        fighting_uuid: bouts[1]?.uuid ?? "",
        competition_uuid: competition.uuid,
        ...head,
      });
    });
    const whole = await findWholeCompetition(db, competition.id);
    expect(whole?.rev).toBe(1);
    expect(whole?.fightings[1]).toMatchObject({ head_version: 5, head_rev: 1 });
    expect(JSON.parse(whole?.fightings[1]?.head_text ?? "")).toEqual({ on: true });
  });

  test("[RT39] what was read before is read on: after an act of one bout only its row, which alone is another", async () => {
    const { db } = database();
    const { competition, bouts } = await createSmallTournament();
    const before = await findWholeCompetition(db, competition.id);
    await db.transaction().execute(async (trx) => {
      const last_rev = await bumpRev(trx, competition.uuid);
      await saveHead(trx, {
        fighting_uuid: bouts[1]?.uuid ?? "",
        competition_uuid: competition.uuid,
        version: 1,
        last_rev,
        state: writeJson({}),
        state_hash: "",
        log_hash: "",
        reducer: 1,
      });
    });
    const after = await findWholeCompetition(db, competition.id, before);
    expect(after?.rev).toBe(1);
    const isKept = after?.fightings.map((row, index) => row === before?.fightings[index]);
    expect(isKept).toEqual([true, false, true]);
    expect(after?.categories).toBe(before?.categories);
    expect(await findWholeCompetition(db, competition.id, after)).toBe(after);
    await db.transaction().execute((trx) => bumpRev(trx, competition.uuid, { isStructural: true }));
    const whole = await findWholeCompetition(db, competition.id, after);
    expect(whole).toEqual({ ...after, rev: 2, structureRev: 2 });
    expect(whole?.fightings.every((row, index) => row === after?.fightings[index])).toBe(true);
  });

  test("the number of statements does not grow with the competition", async () => {
    const { db } = database();
    const { competition } = await createSmallTournament();
    let statements = 0;
    const counting = db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await findWholeCompetition(counting, competition.id);
    expect(statements).toBe(9);
  });

  test("a competition is found by its uuid and by its event", async () => {
    const { db } = database();
    const competition = await createCompetition(db);
    expect(await findCompetitionByUuid(db, competition.uuid)).toEqual(competition);
    expect(await findCompetitionByEventId(db, competition.event_id ?? 0)).toEqual(competition);
    expect(await findWholeCompetition(db, 999_999)).toBeUndefined();
  });

  test("a competition changes only where it is told to", async () => {
    const { db } = database();
    const { id, ...before } = await createCompetition(db, { rules: writeJson({ penalties: true }) });
    await updateCompetition(db, id, { status: "closed", commercials: writeJson([{ title: "Вода" }]) });
    const after = { ...before, id, status: "closed", commercials: [{ title: "Вода" }] };
    expect(await findCompetitionById(db, id)).toEqual(after);
  });

  test("[RL11] a competition lists its referees", async () => {
    const { db } = database();
    const [competition, account] = [
      await createCompetition(db),
      await createAccount(db, { role: "referee" }),
    ];
    expect(await findRefereeIds(db, competition.id)).toEqual([]);
    await createNamedReferee(db, competition.id, account.id);
    expect(await findRefereeIds(db, competition.id)).toEqual([account.id]);
  });
});
