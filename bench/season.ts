import { performance } from "node:perf_hooks";
import type { LiveFighting } from "#contract/competition/entity.ts";
import type { DrawnBout } from "#domain/draw/bracket.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import { writeJson } from "#server/persistence/database/columns.ts";
import type {
  CategoryRow,
  CompetitionRow,
  FighterRow,
} from "#server/persistence/database/competitionTables.ts";
import { updateFighter } from "#server/persistence/entry/people.ts";
import {
  createCategory,
  createCompetition,
  createEntrant,
  createEvent,
  createFighting,
  createSeason,
  createTeam,
} from "#server/testing/factories.ts";
import { createTestApp } from "#server/testing/testApp.ts";
import { findPersonLinks } from "#server/usecases/entry/findPersonLinks.ts";
import { linkPeople } from "#server/usecases/entry/linkPeople.ts";
import { readClub } from "#server/usecases/season/readClub.ts";
import { readRanking } from "#server/usecases/season/readRanking.ts";
import { createSeasonBook } from "#server/usecases/season/seasonBook.ts";

/**
 * A season over 20 events of 752 people and 1,128 bouts each, on SQLite: `node bench/season.ts`. The first ranking reads every
 * event, the next only what has changed; beside each, the longest the thread was held meanwhile.
 */
const EVENTS = 20;
const CATEGORIES = 188;
const ENTRANTS = 4;

/** Some are everywhere. */
const NAMES =
  "Иван Пётр Анна Ольга Семён Марк Лев Тимур Артём Егор Дарья Юлия Вера Руслан Захар Глеб Олег Инна Роман Денис".split(
    " ",
  );

const app = await createTestApp();
const { db, deps } = app;
type Db = typeof db;
const draw = drawBracket("round_robin", ENTRANTS).bouts;
const teams = await Promise.all(Array.from({ length: 40 }, () => createTeam(db)));
const season = await createSeason(db, { starts_on: "2025-01-01", ends_on: "2025-12-31" });
const days = Array.from(
  { length: EVENTS },
  (_, at) => `2025-${String(1 + (at % 12)).padStart(2, "0")}-${at + 10}`,
);
let last = { id: 0, uuid: "" };
for (const [at, day] of days.entries()) last = await fillEvent(at, day);
console.log(
  `${EVENTS} events, ${EVENTS * CATEGORIES * ENTRANTS} records, ${EVENTS * CATEGORIES * draw.length} bouts`,
);

const book = createSeasonBook(deps);
const ranking = () => readRanking(deps, book, { role: "public" }, { id: String(season.id), page: 1 });
const first = await timed("the first ranking of the season", ranking);
if (first.ok) console.log(`  ${first.value.groups.length} groups, ${first.value.total} in the largest`);
await timed("the same again", ranking);
await db
  .updateTable("competition_feed")
  .set((of) => ({ rev: of("rev", "+", 1) }))
  .where("competition_uuid", "=", last.uuid)
  .execute();
await timed("after a correction at one event", ranking);
await updateFighter(db, 1, { last_name: "Иванов", updated_at: "2027-01-01T00:00:00.000Z" });
await timed("after a name was changed", ranking);
await timed("one club", () => readClub(deps, book, teams[0]?.uuid ?? ""));
const links = await timed("who may be one person", () => findPersonLinks(deps));
console.log(`  ${links.found} pairs among ${links.people} records`);
const certain = links.proposals.filter(({ isCertain }) => isCertain);
const pairs = certain.map(({ one, other }) => ({ one: one.uuid, other: other.uuid }));
await timed(`linking ${pairs.length} certain pairs`, () => linkPeople(deps, { role: "admin" }, pairs));
await timed("the ranking after it", ranking);
await app.close();

/** Everybody of one event, drawn and decided; three of four people come again under the same name. */
async function fillEvent(at: number, day: string) {
  const event = await createEvent(db, { date_of_event: day, is_published: true, show_competition: true });
  return await db.transaction().execute(async (trx) => {
    const competition = await createCompetition(trx, { event_id: event.id, status: "closed" });
    await trx
      .insertInto("competition_feed")
      .values({ competition_uuid: competition.uuid, rev: 1, structure_rev: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (let number = 0; number < CATEGORIES; number += 1) await fillCategory(trx, competition, number, at);
    return competition;
  });
}

async function fillCategory(trx: Db, competition: CompetitionRow, number: number, at: number) {
  const sex = number % 3 === 0 ? "f" : "m";
  const category = await createCategory(trx, {
    competition_id: competition.id,
    sex,
    age_min: 18 + 6 * (number % 5),
    style: "gi",
    level: ["white", "blue", "purple", "brown"][number % 4] ?? "white",
    weight_max: 60 + number,
    format: "round_robin",
    status: "finished",
  });
  const fighters: FighterRow[] = [];
  for (let one = 0; one < ENTRANTS; one += 1) {
    const person = number * ENTRANTS + one;
    const fighter = await createEntrant(trx, category.id, {
      last_name: `Борцов${person % 4 === 0 ? `${person}-${at}` : person}`,
      first_name: NAMES[person % NAMES.length] ?? "",
      sex,
      birth_date: `19${70 + (person % 30)}-05-1${person % 10}`,
      team_id: teams[person % teams.length]?.id ?? null,
    });
    fighters.push(fighter);
  }
  for (const bout of draw) await fillBout(trx, { competition, category, fighters, bout });
}

type Filling = {
  readonly competition: CompetitionRow;
  readonly category: CategoryRow;
  readonly fighters: readonly FighterRow[];
  readonly bout: DrawnBout;
};

async function fillBout(trx: Db, { competition, category, fighters, bout }: Filling) {
  const corner = (slot: DrawnBout["a"]) => ("seed" in slot ? fighters[slot.seed - 1] : undefined);
  const [red, blue] = [corner(bout.a), corner(bout.b)];
  const fighting = await createFighting(trx, {
    category_id: category.id,
    bracket_id: bout.id,
    stage: bout.stage,
    round: bout.round,
    slots: writeJson([bout.a, bout.b]),
    red_fighter_id: red?.id ?? null,
    blue_fighter_id: blue?.id ?? null,
  });
  const state = writeJson(finished(fighting.uuid, red?.uuid ?? ""));
  const head = { fighting_uuid: fighting.uuid, competition_uuid: competition.uuid, version: 1, last_rev: 1 };
  await trx
    .insertInto("fighting_head")
    .values({ ...head, state, state_hash: "", log_hash: "", reducer: 1 })
    .execute();
}

function finished(uuid: string, winner: string): LiveFighting {
  const clock = { running: false, remaining: 0, anchor: 0, period: 1, duration: 300_000 };
  return {
    uuid,
    version: 1,
    state: "finished",
    points: {},
    winner: { uuid: winner },
    cause: "submission",
    result: { method: "submission", technique: null, elapsedMs: 1000 },
    clock,
    countdowns: [],
    swapped: false,
    calls: [],
  };
}

async function timed<Value>(title: string, work: () => Promise<Value>): Promise<Value> {
  let held = 0;
  let seen = performance.now();
  const watch = setInterval(() => {
    held = Math.max(held, performance.now() - seen);
    seen = performance.now();
  }, 1);
  const started = performance.now();
  const done = await work();
  const took = performance.now() - started;
  await new Promise((resolve) => setTimeout(resolve, 5));
  clearInterval(watch);
  console.log(`${title}: ${took.toFixed(0)} ms, the thread at most ${held.toFixed(0)} ms at once`);
  return done;
}
