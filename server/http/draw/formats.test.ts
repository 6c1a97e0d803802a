import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FORMAT_PRESETS } from "#domain/draw/formatPackage.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import {
  createCarpet,
  createCategory,
  createCompetition,
  createEntrant,
  createMatOfficial,
  createTeam,
} from "../../testing/factories.ts";
import { enterCategory } from "../../testing/enterCategory.ts";
import { present, refusalOf } from "../../testing/refusals.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

const UNCHANGED = { lines: null, own: [] };

describeOnEachEngine("formats of a competition", (database) => {
  let opened: TestApp | undefined;
  let known: Client | undefined;
  beforeAll(async () => {
    opened = await createTestApp({ database: database() });
    known = await signIn(opened, "referee");
  });
  afterAll(() => opened?.close());
  const app = () => present(opened);
  const head = () => present(known);

  /** Two mats and a category of each size. */
  const arrange = async (...sizes: readonly number[]) => {
    const { db } = app();
    const competition = await createCompetition(db, { status: "draft" });
    const carpet = await createCarpet(db, { competition_id: competition.id, position: 0 });
    await createCarpet(db, { competition_id: competition.id, position: 1 });
    const categories = [];
    for (const size of sizes) {
      const category = await createCategory(db, { competition_id: competition.id, weight_max: 77 });
      for (let number = 0; number < size; number += 1) await createEntrant(db, category.id);
      categories.push(category);
    }
    const { draws } = head().api;
    const { uuid } = competition;
    const preview = async (wish: Parameters<typeof draws.previewFormats>[1]["data"] = UNCHANGED) =>
      (await draws.previewFormats(uuid, { data: wish })).data;
    const save = async (wish: Parameters<typeof draws.previewFormats>[1]["data"]) =>
      draws.saveFormats(uuid, { data: { ...wish, basis: (await preview()).basis } });
    const drawAll = async (except: readonly string[] = []) => {
      const data = { id: randomUUID(), mayBeUnweighed: true, except: [...except] };
      return (await draws.all(uuid, { data })).data.categories;
    };
    const formats = async () => (await preview()).categories.map(({ format }) => format);
    return { db, competition, categories, carpet, draws, preview, save, drawAll, formats };
  };

  test("[DR88] formats, bouts and the end of the day are told for any package, and nothing is written", async () => {
    const day = await arrange(5, 5, 9);
    const now = await day.preview();
    expect(now.categories.map(({ athletes, format, bouts }) => [athletes, format, bouts])).toEqual([
      [5, "round_robin", 10],
      [5, "round_robin", 10],
      [9, "single_elimination_two_bronzes", 8],
    ]);
    const twice = await day.preview({ lines: [...FORMAT_PRESETS.twice], own: [] });
    const short = await day.preview({ lines: [...FORMAT_PRESETS.short], own: [] });
    expect([now.bouts, twice.bouts, short.bouts]).toEqual([28, 34, 16]);
    expect(present(twice.endsInMs)).toBeGreaterThan(present(now.endsInMs));
    expect(present(short.endsInMs)).toBeLessThan(present(now.endsInMs));
    expect(await day.preview()).toEqual(now);
  });

  test("[DR88] [DY50] by a programme the end is an instant of its last day", async () => {
    const day = await arrange(5, 5);
    const [first = { uuid: "" }, second = { uuid: "" }] = day.categories;
    expect((await day.preview()).endsAtMs).toBeNull();
    const dates = ["2036-11-15", "2036-11-16"] as const;
    const days = dates.map((date) => ({ date, start: "10:00", sessions: [], breaks: [], weighIns: [] }));
    const placements = [
      { category: first.uuid, day: dates[0] },
      { category: second.uuid, day: dates[1] },
    ];
    const { api: admin } = await signIn(app(), "admin");
    await admin.programme.save(day.competition.uuid, { data: { days, placements } });
    const { endsAtMs, endsInMs } = await day.preview();
    const startsMs = Date.parse("2036-11-15T10:00:00+03:00");
    expect(present(endsAtMs)).toBe(startsMs + present(endsInMs));
    const lastMs = startsMs + 86_400_000;
    expect(present(endsAtMs)).toBeGreaterThan(lastMs);
    expect(present(endsAtMs)).toBeLessThan(lastMs + 3 * 3_600_000);
  });

  test("[DR85] [DR87] one press for every category that is not drawn; one that differs stays so", async () => {
    const day = await arrange(9, 9, 9);
    const [drawn, differing] = day.categories.map(({ uuid }) => uuid);
    await day.drawAll([present(differing), present(day.categories[2]).uuid]);
    await day.save({
      lines: [...FORMAT_PRESETS.russian],
      own: [{ category: present(differing), format: "round_robin" }],
    });
    const expected = ["single_elimination_two_bronzes", "round_robin", "russian_order"];
    expect(await day.formats()).toEqual(expected);
    await day.save({ lines: [...FORMAT_PRESETS.uww], own: [] });
    expect(await day.formats()).toEqual([expected[0], expected[1], "repechage_from_finalists"]);
    const { formats } = await head().api.competitions.byUuid(day.competition.uuid);
    expect(formats).toEqual(FORMAT_PRESETS.uww);
    await day.drawAll();
    const { categories } = await head().api.competitions.byUuid(day.competition.uuid);
    expect(categories.map(({ format }) => format)).toEqual([
      expected[0],
      expected[1],
      "repechage_from_finalists",
    ]);
    const own = [{ category: present(drawn), format: null }];
    expect(await refusalOf(day.preview({ lines: null, own }))).toEqual([409, "category-drawn"]);
    const audits = await findAllAudits(day.db, { afterN: 0, limit: 500 });
    expect(
      audits.filter(
        ({ action, object }) =>
          action === "competition.formats" && object === `competition:${day.competition.id}`,
      ),
    ).toHaveLength(2);
  });

  test("[DR87] a category goes back to the package", async () => {
    const day = await arrange(4);
    const [category] = day.categories.map(({ uuid }) => uuid);
    const own = (format: "best_of_three" | "double_elimination" | null) => [
      { category: present(category), format },
    ];
    await day.save({ lines: null, own: own("double_elimination") });
    expect(await day.formats()).toEqual(["double_elimination"]);
    await day.save({ lines: null, own: own("best_of_three") });
    expect(await day.formats()).toEqual(["round_robin"]);
    await day.save({ lines: null, own: own(null) });
    expect((await day.preview()).categories).toMatchObject([{ own: null, format: "round_robin" }]);
  });

  test("[DR86] [DR89] a package with a gap, and one made from another state, are refused", async () => {
    const day = await arrange(4);
    const lines = [{ from: 3, format: "round_robin" as const }];
    expect(await refusalOf(day.preview({ lines, own: [] }))).toEqual([409, "formats-out-of-order"]);
    const groups = [{ from: 2, format: "groups_playoff" as const }];
    expect(await refusalOf(day.save({ lines: groups, own: [] }))).toEqual([409, "formats-do-not-fit"]);
    const own = [{ category: randomUUID(), format: null }];
    expect(await refusalOf(day.preview({ lines: null, own }))).toEqual([409, "unknown-category"]);
    const { basis } = await day.preview();
    await day.save({ lines: [...FORMAT_PRESETS.uww], own: [] });
    const late = day.draws.saveFormats(day.competition.uuid, {
      data: { lines: [...FORMAT_PRESETS.short], own: [], basis },
    });
    expect(await refusalOf(late)).toEqual([409, "stale-formats"]);
  });

  test("[RL22] [DR88] without mats there is no end, and whoever is meant for one mat sees nothing", async () => {
    const { db } = app();
    const competition = await createCompetition(db);
    const category = await createCategory(db, { competition_id: competition.id });
    for (let number = 0; number < 3; number += 1) await createEntrant(db, category.id);
    const { data } = await head().api.draws.previewFormats(competition.uuid, { data: UNCHANGED });
    expect([data.bouts, data.endsInMs]).toEqual([3, null]);
    const day = await arrange(3);
    const bound = await signIn(app(), "referee");
    await createMatOfficial(db, day.carpet, bound.account.id);
    const asked = bound.api.draws.previewFormats(day.competition.uuid, { data: UNCHANGED });
    expect((await refusalOf(asked))[0]).toBe(403);
  });

  test("[DR90] categories are left for later, and who is not drawn is told before and after, with why", async () => {
    const day = await arrange(4, 5, 1);
    const [first, second] = day.categories;
    const where = { ...day, category: present(first) };
    await enterCategory(where, { weigh_in_state: "overweight", weigh_in_weight: 79 });
    const data = { mayBeUnweighed: true, except: [present(second).uuid] };
    const { data: told } = await day.draws.previewAll(day.competition.uuid, { data });
    const facts = told.categories.map(({ outcome, athletes, bouts, format, left }) => ({
      outcome,
      athletes,
      bouts,
      format,
      left: left.map(({ problems }) => problems),
    }));
    expect(facts).toEqual([
      { outcome: "drawn", athletes: 4, bouts: 6, format: "round_robin", left: [["overweight"]] },
      { outcome: "left-out", athletes: 5, bouts: 0, format: null, left: [] },
      { outcome: "too-few", athletes: 1, bouts: 0, format: null, left: [] },
    ]);
    expect(await day.drawAll(data.except)).toEqual(told.categories);
    const { categories } = await head().api.competitions.byUuid(day.competition.uuid);
    expect(categories.map(({ status }) => status)).toEqual(["drawn", "draft", "draft"]);
  });

  test("[DR90] only what was chosen is drawn; what was not says why it could not be", async () => {
    const day = await arrange(4, 5, 1);
    const [first] = day.categories.map(({ uuid }) => uuid);
    const data = { id: randomUUID(), mayBeUnweighed: true, only: [present(first)] };
    const { categories } = (await day.draws.all(day.competition.uuid, { data })).data;
    expect(categories.map(({ outcome }) => outcome)).toEqual(["drawn", "left-out", "too-few"]);
  });

  test("[DR91] team-mates with fixed numbers are set apart before a draw is saved and after it, and back", async () => {
    const { db } = app();
    const competition = await createCompetition(db);
    const category = await createCategory(db, { competition_id: competition.id });
    const team = await createTeam(db, { name: "Барс" });
    const people = [];
    for (let number = 1; number <= 8; number += 1)
      people.push(
        await createEntrant(db, category.id, number === 1 || number === 8 ? { team_id: team.id } : {}),
      );
    const seeded = people.map(({ uuid }) => uuid);
    const choice = { mayBeUnweighed: true, seeded, without: [], seed: "lots" };
    const format = "single_elimination_two_bronzes" as const;
    const { draws } = head().api;
    const preview = async (isApart: boolean) =>
      (await draws.preview(category.uuid, { data: { ...choice, format, isApart } })).data;
    const [fixed, apart] = [await preview(false), await preview(true)];
    expect(fixed.meetings).toMatchObject([{ isCertain: true }]);
    expect(apart.apart).toEqual(fixed.apart);
    expect(apart.apart).toHaveLength(2);
    expect(apart.meetings).toMatchObject([{ boutId: "F", isCertain: false }]);
    for (const { id, from, number } of fixed.apart)
      expect([fixed.numbers[from - 1], apart.numbers[number - 1]]).toEqual([id, id]);
    const draw = async (isApart: boolean) => {
      const { basis } = (await draws.of(category.uuid)).data;
      await draws.draw(category.uuid, { data: { ...choice, format, isApart, basis, id: randomUUID() } });
      return present((await draws.of(category.uuid)).data.record);
    };
    const saved = await draw(true);
    expect([saved.numbers, saved.changes]).toMatchObject([apart.numbers, [{ type: "separated" }]]);
    expect(saved.people.map(({ fighter }) => fighter).toSorted()).toEqual(
      apart.apart.map(({ id }) => id).toSorted(),
    );
    const change = async () => {
      const { basis } = (await draws.of(category.uuid)).data;
      return draws.change(category.uuid, {
        data: { id: randomUUID(), basis, change: { type: "separated" } },
      });
    };
    expect(await refusalOf(change())).toEqual([409, "nothing-to-separate"]);
    await draw(false);
    const told = await draws.previewChange(category.uuid, { data: { change: { type: "separated" } } });
    expect(told.data.bouts).toHaveLength(2);
    await change();
    expect((await draws.of(category.uuid)).data.record?.numbers).toEqual(apart.numbers);
    await draws.undoChange(category.uuid, { data: { id: randomUUID() } });
    expect((await draws.of(category.uuid)).data.record?.numbers).toEqual(seeded);
  });
});
