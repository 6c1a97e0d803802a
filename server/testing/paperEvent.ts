import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { createChance, type Chance } from "#domain/draw/chance.ts";
import { writeJson } from "../persistence/database/columns.ts";
import type { CategoryRow, FighterRow } from "../persistence/database/competitionTables.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { updateCategory } from "../persistence/draw/entrantRows.ts";
import { saveWeighIn } from "../persistence/entry/weighInRows.ts";
import { replaceCrew } from "../persistence/referee/refereeRows.ts";
import { loadHall, savePlaces } from "../usecases/category/queueDraw.ts";
import { writeDraw } from "../usecases/draw/writeDraw.ts";
import {
  createCarpet,
  createCategory,
  createCategoryFighter,
  createCompetition,
  createEvent,
  createFighter,
} from "./factories.ts";
import {
  ABSOLUTES,
  CLASSES,
  createPeople,
  createReferees,
  DAYS,
  SETTINGS,
  type Class,
} from "./paperPeople.ts";
import { createTestClock, createTestDeps } from "./testDeps.ts";
import { createScorer, type Scorer } from "./testScoring.ts";
import type { TestDatabase } from "./testDatabases.ts";

type Trx = Transaction<Tables>;

/** A finished event of two days with every format, seeded: the same people and results each time. */
export async function createPaperEvent(
  database: TestDatabase,
  options: { readonly hasAbsolutes?: boolean } = {},
) {
  const clock = createTestClock(Date.UTC(2026, 10, 14, 8, 0));
  const deps = createTestDeps(database, { now: clock.now, env: { TIME_ZONE: "Europe/Moscow" } });
  const { db } = deps;
  const chance = createChance("papers");
  const hall = await db
    .transaction()
    .execute((trx) => createHall(trx, chance, options.hasAbsolutes ?? false));
  const scorer = await createScorer(deps, "admin");
  await playAll({ db, chance, scorer, pass: clock.pass, competitionId: hall.competition.id });
  for (const { id } of hall.categories) await updateCategory(db, id, { status: "finished" });
  clock.pass(3_600_000);
  return { deps, clock, scorer, ...hall };
}

async function createHall(db: Trx, chance: Chance, hasAbsolutes: boolean) {
  const event = await createEvent(db, {
    name: "Кубок Волги по грэпплингу 2026",
    date_of_event: "2026-11-14",
    city: "Казань",
    venue: "Дворец единоборств «Ак Барс»",
  });
  const competition = await createCompetition(db, {
    event_id: event.id,
    rules: writeJson({ weightToleranceKg: 0.5 }),
    programme: writeJson({ days: DAYS, placements: [] }),
    papers: writeJson(SETTINGS),
  });
  const carpets = [];
  for (const [position, letter] of ["А", "Б", "В"].entries())
    carpets.push(
      await createCarpet(db, {
        competition_id: competition.id,
        name: `Ковёр ${letter}`,
        number: position + 1,
        position,
      }),
    );
  const referees = await createReferees(
    db,
    competition.id,
    carpets.map(({ id }) => id),
  );
  const people = await createPeople(db, chance);
  const categories: CategoryRow[] = [];
  let from = 0;
  const men = people.filter(({ sex }) => sex === "m");
  for (const [at, { n, ...one }] of [...CLASSES, ...(hasAbsolutes ? ABSOLUTES : [])].entries()) {
    const isAbsolute = at >= CLASSES.length;
    const inside = isAbsolute ? men.slice(at, at + n) : people.slice(from, from + n);
    from += isAbsolute ? 0 : n;
    const carpet = carpets[at % carpets.length];
    if (carpet) categories.push(await createClass(db, { one, inside, competition, carpet: carpet.uuid, at }));
  }
  return { event, competition, categories, people, referees };
}

type NewClass = {
  readonly one: Omit<Class, "n">;
  readonly inside: readonly FighterRow[];
  readonly competition: { readonly id: number };
  readonly carpet: string;
  readonly at: number;
};

/** Weighed and drawn; of a larger class one more came to the scale and was too heavy. */
async function createClass(
  db: Trx,
  { one, inside, competition, carpet, at }: NewClass,
): Promise<CategoryRow> {
  const category = await createCategory(db, {
    competition_id: competition.id,
    title: one.title,
    format: one.format,
    sex: one.sex,
    age_min: 18,
    weight_max: one.kg,
    position: at,
  });
  for (const [index, { id, weight }] of inside.entries()) {
    await createCategoryFighter(db, category.id, id);
    await saveWeighIn(
      db,
      scaleRow(category.id, id, { state: "passed", weight, attempts: index === 3 ? 2 : 1 }),
    );
  }
  if (inside.length > 8 && one.kg < 140) {
    const heavy = await createFighter(db, {
      last_name: "Ласточкин",
      first_name: "Глеб",
      region: "Чувашская Республика",
    });
    await createCategoryFighter(db, category.id, heavy.id);
    await saveWeighIn(
      db,
      scaleRow(category.id, heavy.id, { state: "overweight", weight: one.kg + 2.1, attempts: 1 }),
    );
  }
  const written = await writeDraw(db, {
    category,
    draw: { format: one.format, entrants: inside.map(({ uuid }) => uuid), seed: "papers", drawnAt: 0 },
    fighterIds: new Map(inside.map(({ uuid, id }) => [uuid, id])),
    newUuid: () => randomUUID(),
    rev: 0,
    nowMs: 0,
  });
  const hall = await loadHall(db, competition.id);
  const kept = hall.carpets.map(({ uuid }) => ({
    carpet: uuid,
    bouts: [
      ...hall.queued.filter((bout) => bout.carpet_uuid === uuid).map((bout) => ({ id: bout.uuid })),
      ...(uuid === carpet ? written.map((bout) => ({ id: bout.uuid })) : []),
    ],
  }));
  await savePlaces(db, hall, kept);
  return category;
}

const scaleRow = (
  category_id: number,
  fighter_id: number,
  told: {
    readonly state: "passed" | "overweight";
    readonly weight: number | null;
    readonly attempts: number;
  },
) => ({
  ...told,
  category_id,
  fighter_id,
  has_papers: true,
  weight_before: null,
  at_ms: Date.UTC(2026, 10, 13, 13, 8),
  actor_id: null,
});

type Playing = {
  readonly db: TestDatabase["db"];
  readonly chance: Chance;
  readonly scorer: Scorer;
  readonly pass: (ms: number) => void;
  readonly competitionId: number;
};

const LINES = [
  "go(5:00) R+2(4:40) R#sub:armbar(3:42)",
  "go(5:00) B+4(4:20) B#sub:rnc(2:19)",
  "go(5:00) R+4(4:30) B+2(3:30) stop(0:00) R#points(0:00)",
  "go(5:00) B+2(4:30) stop(0:00) B#points(0:00)",
  "go(5:00) stop(0:00) R#decision(0:00)",
];

/** Bout after bout until nothing is left that two athletes stand in; the fifth one sees only one of them come. */
async function playAll({ db, chance, scorer, pass, competitionId }: Playing): Promise<void> {
  const referees = await db
    .selectFrom("referee")
    .select(["id", "post"])
    .where("competition_id", "=", competitionId)
    .execute();
  const [arbiter, side] = ["arbiter", "side-judge"].map(
    (post) => referees.find((one) => one.post === post)?.id ?? 0,
  );
  for (let played = 1; ; played += 1) {
    const bout = await db
      .selectFrom("fighting")
      .select(["id", "uuid"])
      .where("competition_id", "=", competitionId)
      .where("state", "=", "waiting")
      .where("red_fighter_id", "is not", null)
      .where("blue_fighter_id", "is not", null)
      .orderBy("number")
      .orderBy("id")
      .executeTakeFirst();
    if (bout === undefined) return;
    if (played % 7 !== 0)
      await replaceCrew(db, bout.id, [
        { refereeId: arbiter ?? 0, duty: "arbiter" },
        { refereeId: side ?? 0, duty: "side-judge" },
      ]);
    const line = played === 5 ? "B#no_show" : (LINES[chance.below(LINES.length)] ?? "");
    const { results } = await scorer.write(bout.uuid, line);
    const refused = results.find(({ status }) => status !== "applied");
    if (refused) throw new Error(`${line}: ${refused.status} ${refused.reason ?? ""}`);
    pass(480_000);
  }
}
