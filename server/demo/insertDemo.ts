import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { insertAccount } from "../persistence/accounts.ts";
import { writeJson } from "../persistence/columns.ts";
import { insertCompetition } from "../persistence/competitionRows.ts";
import {
  insertCarpet,
  insertCategory,
  insertCategoryFighter,
  insertFighter,
} from "../persistence/entrantRows.ts";
import { newEntry } from "../persistence/entries.ts";
import { insertEvent, insertEventTeam } from "../persistence/eventRows.ts";
import { insertFighting } from "../persistence/fightingRows.ts";
import { insertPage } from "../persistence/pageRows.ts";
import { insertPartner } from "../persistence/partnerRows.ts";
import type { Tables } from "../persistence/tables.ts";
import { insertTeam } from "../persistence/teamRows.ts";
import { sanitiseHtml } from "../html/sanitiseHtml.ts";
import type { CategoryDraw } from "../usecases/categoryDraw.ts";
import { drawDemoCategory, type DemoBout, type DrawnCategory } from "./demoBouts.ts";
import type { DemoData } from "./demoData.ts";
import { insertDemoPeople } from "./demoPeople.ts";

type Ids = ReadonlyMap<string, number>;
type Writing = { readonly trx: Transaction<Tables>; readonly data: DemoData; readonly nowMs: number };

/** The rows of the demo before the first whistle. Returns the bouts of each mat in the order they will be fought. */
export async function insertDemo(writing: Writing, passwordHash: string): Promise<DemoBout[][]> {
  const { trx, data } = writing;
  const events = await insertEvents(writing);
  const teams = await insertTeams(writing, events);
  const competition = await insertCompetition(trx, {
    ...entry(writing),
    uuid: data.competition.uuid,
    title: data.competition.title,
    status: "in_progress",
    event_id: events.get(String(data.competition.event)) ?? null,
    rules: writeJson(data.competition.rules),
    commercials: writeJson(data.competition.commercials),
    scoreboard_type: data.competition.scoreboardType,
  });
  const carpets = await insertCarpets(writing, competition.id);
  const fighters = await insertFighters(writing, teams);
  const accounts = await insertAccounts(writing, carpets, passwordHash);
  await insertDemoPeople({
    ...writing,
    eventId: events.get("2") ?? 0,
    ownerId: accounts.get("athlete@kover.example") ?? 0,
    teamId: teams.values().next().value,
  });
  await insertContent(writing);
  return insertBouts(writing, { competitionId: competition.id, carpets, fighters });
}

const entry = ({ nowMs }: Writing) => newEntry(nowMs, randomBytes);

async function insertEvents(writing: Writing): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const event of writing.data.events) {
    const row = await insertEvent(writing.trx, {
      ...entry(writing),
      name: event.name,
      date_of_event: event.dateOfEvent,
      show_competition: event.showCompetition,
      city: event.city,
      venue: event.venue,
      address: event.address,
      description: sanitiseHtml(`<p>${event.description}</p>`),
      status: event.status,
      registration_open: event.status === "registration_open",
      registration_until: event.registrationUntil,
      internal_note: null,
    });
    ids.set(String(event.id), row.id);
  }
  return ids;
}

async function insertTeams(writing: Writing, events: Ids): Promise<Ids> {
  const ids = new Map<string, number>();
  const eventId = events.get(String(writing.data.competition.event));
  for (const team of writing.data.teams) {
    const row = await insertTeam(writing.trx, { ...entry(writing), ...team, logo: null, is_official: true });
    ids.set(team.uuid, row.id);
    if (eventId !== undefined) await insertEventTeam(writing.trx, { event_id: eventId, team_id: row.id });
  }
  return ids;
}

async function insertCarpets(writing: Writing, competitionId: number): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const [position, { uuid, title, number }] of writing.data.carpets.entries()) {
    const carpet = { ...entry(writing), uuid, competition_id: competitionId, name: title, number, position };
    ids.set(uuid, (await insertCarpet(writing.trx, carpet)).id);
  }
  return ids;
}

async function insertFighters(writing: Writing, teams: Ids): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const athlete of writing.data.athletes) {
    const row = await insertFighter(writing.trx, {
      ...entry(writing),
      uuid: athlete.uuid,
      last_name: athlete.lastName,
      first_name: athlete.firstName,
      weight: athlete.weight,
      sex: athlete.sex,
      city: athlete.city,
      belt: athlete.belt,
      level: athlete.level,
      experience_years: athlete.experienceYears,
      team_id: teams.get(athlete.team) ?? null,
      profile_id: null,
      birth_date: athlete.birthDate,
      phone: null,
    });
    ids.set(athlete.uuid, row.id);
  }
  return ids;
}

async function insertAccounts(writing: Writing, carpets: Ids, passwordHash: string): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const { email, role, name, mat } of writing.data.users) {
    const account = await insertAccount(writing.trx, {
      ...entry(writing),
      username: email.split("@")[0] ?? email,
      email,
      password_hash: passwordHash,
      role,
      display_name: name,
      is_confirmed: true,
      carpet_id: mat === undefined ? null : (carpets.get(mat) ?? null),
    });
    ids.set(email, account.id);
  }
  return ids;
}

async function insertContent(writing: Writing): Promise<void> {
  for (const [position, { name, url, level }] of writing.data.partners.entries()) {
    await insertPartner(writing.trx, {
      ...entry(writing),
      name,
      url,
      level,
      position,
      description: null,
      logo: null,
    });
  }
  for (const { slug, title, html } of writing.data.pages) {
    await insertPage(writing.trx, { ...entry(writing), slug, title, content: sanitiseHtml(html) });
  }
}

type Keys = { readonly competitionId: number; readonly carpets: Ids; readonly fighters: Ids };

async function insertBouts(writing: Writing, keys: Keys): Promise<DemoBout[][]> {
  const drawn = writing.data.categories.map((category) => drawDemoCategory(writing.data, category));
  const categoryIds = new Map<string, number>();
  for (const [position, category] of drawn.entries()) {
    categoryIds.set(category.category.uuid, await insertDrawnCategory(writing, keys, category, position));
  }
  let position = 0;
  const mats: DemoBout[][] = [];
  for (const { uuid } of writing.data.carpets) {
    const queue = drawn.filter(({ category }) => category.mat === uuid).toSorted(startedFirst);
    const bouts = queue.flatMap((category) => category.bouts.map((demo) => ({ category, demo })));
    for (const [index, { category, demo }] of bouts.entries()) {
      position += 1;
      const place = {
        position,
        number: index + 1,
        carpet_id: keys.carpets.get(uuid) ?? null,
        carpet_position: index,
      };
      await insertDrawnBout(writing, keys, category, demo, {
        ...place,
        category_id: categoryIds.get(category.category.uuid) ?? 0,
      });
    }
    mats.push(bouts.map(({ demo }) => demo));
  }
  return mats;
}

/** What has begun comes first; the absolute comes last, after the classes its athletes fight in before. */
const startedFirst = (a: DrawnCategory, b: DrawnCategory) => rank(a) - rank(b);
const rank = (category: DrawnCategory) =>
  hasGiven(category)
    ? 0
    : category.category.weightMax === null && category.category.weightMin === null
      ? 2
      : 1;
const hasGiven = ({ bouts }: DrawnCategory) => bouts.some(({ given }) => given !== undefined);

async function insertDrawnCategory(
  writing: Writing,
  keys: Keys,
  { category, entrants, seed }: DrawnCategory,
  position: number,
): Promise<number> {
  const draw: CategoryDraw = { format: category.format, entrants: [...entrants], seed };
  const row = await insertCategory(writing.trx, {
    ...entry(writing),
    uuid: category.uuid,
    competition_id: keys.competitionId,
    position,
    title: category.title,
    status: "drawn",
    format: category.format,
    draw: writeJson(draw),
    bout_seconds: category.boutSeconds,
    sex: category.sex,
    age_min: category.ageMin,
    age_max: category.ageMax,
    level: category.level,
    style: category.style,
    weight_min: category.weightMin,
    weight_max: category.weightMax,
  });
  for (const [place, uuid] of entrants.entries()) {
    const fighter_id = keys.fighters.get(uuid);
    if (fighter_id !== undefined)
      await insertCategoryFighter(writing.trx, { category_id: row.id, fighter_id, position: place });
  }
  return row.id;
}

type Place = {
  position: number;
  number: number;
  carpet_id: number | null;
  carpet_position: number;
  category_id: number;
};

async function insertDrawnBout(
  writing: Writing,
  keys: Keys,
  category: DrawnCategory,
  demo: DemoBout,
  place: Place,
): Promise<void> {
  const { bout } = demo;
  const [red, blue] = [bout.a, bout.b].map((slot) =>
    "seed" in slot ? category.entrants[slot.seed - 1] : undefined,
  );
  await insertFighting(writing.trx, {
    ...entry(writing),
    ...place,
    uuid: demo.uuid,
    competition_id: keys.competitionId,
    stage: bout.stage,
    round: bout.round,
    bracket_id: bout.id,
    slots: writeJson([bout.a, bout.b]),
    red_fighter_id: keys.fighters.get(red ?? "") ?? null,
    blue_fighter_id: keys.fighters.get(blue ?? "") ?? null,
    cause: null,
    winner_id: null,
    result: null,
    started_at: null,
    finished_at: null,
  });
}
