import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { insertAccount } from "../persistence/account/accounts.ts";
import { writeJson } from "../persistence/database/columns.ts";
import { insertCompetition } from "../persistence/event/competitionRows.ts";
import {
  insertCarpet,
  insertCategory,
  insertCategoryFighter,
  insertFighter,
} from "../persistence/draw/entrantRows.ts";
import { newEntry } from "../persistence/database/entries.ts";
import { insertEvent, insertEventTeam } from "../persistence/event/eventRows.ts";
import { insertPage, insertPartner } from "../persistence/event/contentRows.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { saveWeighIn } from "../persistence/entry/weighInRows.ts";
import { insertTeam } from "../persistence/entry/teamRows.ts";
import { sanitiseHtml } from "../html/sanitiseHtml.ts";
import { loadHall, savePlaces } from "../usecases/category/queueDraw.ts";
import { writeDraw } from "../usecases/draw/writeDraw.ts";
import { drawDemoCategory, type DemoBout, type DrawnCategory } from "./demoBouts.ts";
import { secondDemoData, type DemoData } from "./demoData.ts";
import { pastDemoData } from "./demoPast.ts";
import { insertDemoCoach } from "./demoCoach.ts";
import { insertDemoSeason } from "./demoSeason.ts";
import { insertOpenings } from "./demoOpenings.ts";
import { insertDemoPeople } from "./demoPeople.ts";
import { insertDemoChief, insertDemoReferees } from "./demoReferees.ts";

type Ids = ReadonlyMap<string, number>;
type Writing = { readonly trx: Transaction<Tables>; readonly data: DemoData; readonly nowMs: number };

/** The bouts of each mat in the order they are fought: of the main event, the other one of the day and the one before. */
type DemoMats = {
  readonly main: DemoBout[][];
  readonly second: DemoBout[][];
  readonly earlier: DemoBout[][];
};

/** The rows of the demo before the first whistle. */
export async function insertDemo(writing: Writing, passwordHash: string): Promise<DemoMats> {
  const { data } = writing;
  const events = await insertEvents(writing);
  const teams = await insertTeams(writing, events);
  const { competition, carpets } = await insertHall(writing, events);
  const accounts = await insertAccounts(writing, passwordHash);
  const fighters = await insertFighters(writing, teams);
  await insertDemoReferees({ ...writing, competitionId: competition.id, carpets, accounts });
  const mainId = events.get(String(data.competition.event)) ?? 0;
  await insertDemoChief({ ...writing, eventId: mainId, accounts });
  const openings = await insertOpenings({ ...writing, events }, data);
  await insertDemoPeople({
    ...writing,
    eventId: events.get(String(CHILDREN)) ?? 0,
    categoryId: openings.get(CHILDREN)?.[1],
    ownerId: accounts.get("athlete@kover.example") ?? 0,
    teamId: teams.values().next().value,
  });
  await insertContent(writing);
  await insertDemoSeason(writing);
  const past = { ...writing, data: pastDemoData(data) };
  const before = await insertHall(past, events);
  const main = await insertBouts(writing, { competitionId: competition.id, carpets, fighters });
  await insertDemoCoach({
    ...writing,
    ownerId: accounts.get("coach@kover.example") ?? 0,
    eventId: mainId,
    fighters,
    teams,
  });
  const earlier = await insertBouts(past, {
    competitionId: before.competition.id,
    carpets: before.carpets,
    fighters,
  });
  return { main, second: await insertSecond({ ...writing, data: secondDemoData(data) }, events), earlier };
}

/** The event whose entries are those of the demo's family. */
const CHILDREN = 2;

/** Its clubs and people stand nowhere else: nobody fights in two towns on one day. */
async function insertSecond(writing: Writing, events: Ids): Promise<DemoBout[][]> {
  const teams = await insertTeams(writing, events);
  const { competition, carpets } = await insertHall(writing, events);
  const fighters = await insertFighters(writing, teams);
  return insertBouts(writing, { competitionId: competition.id, carpets, fighters });
}

async function insertHall(writing: Writing, events: Ids) {
  const { competition: given } = writing.data;
  const competition = await insertCompetition(writing.trx, {
    ...entry(writing),
    uuid: given.uuid,
    title: given.title,
    status: "in_progress",
    event_id: events.get(String(given.event)) ?? null,
    rules: writeJson(given.rules),
    commercials: writeJson(given.commercials),
    scoreboard_type: given.scoreboardType,
  });
  return { competition, carpets: await insertCarpets(writing, competition.id) };
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
      info: writeJson(event.info),
      pricing: event.pricing === undefined ? null : writeJson(event.pricing),
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
      has_consent: true,
    });
    ids.set(athlete.uuid, row.id);
  }
  return ids;
}

async function insertAccounts(writing: Writing, passwordHash: string): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const { email, role, name } of writing.data.users) {
    const account = await insertAccount(writing.trx, {
      ...entry(writing),
      username: email.split("@")[0] ?? email,
      email,
      password_hash: passwordHash,
      role,
      display_name: name,
      is_confirmed: true,
      email_proved_ms: writing.nowMs,
    });
    ids.set(email, account.id);
  }
  return ids;
}

async function insertContent(writing: Writing): Promise<void> {
  for (const [position, { name, url, level, description }] of writing.data.partners.entries()) {
    await insertPartner(writing.trx, {
      ...entry(writing),
      name,
      url,
      level,
      position,
      description,
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
  const order = new Map<string, readonly string[]>();
  for (const [position, category] of drawn.entries())
    order.set(category.category.uuid, await insertDrawnCategory(writing, keys, category, position));
  const queues = writing.data.carpets.map(({ uuid }) => ({
    carpet: uuid,
    bouts: drawn
      .filter(({ category }) => category.mat === uuid)
      .toSorted(startedFirst)
      .flatMap(({ category }) => order.get(category.uuid) ?? [])
      .map((id) => ({ id })),
  }));
  await savePlaces(writing.trx, await loadHall(writing.trx, keys.competitionId), queues);
  const bouts = new Map(drawn.flatMap((category) => category.bouts.map((demo) => [demo.uuid, demo])));
  return queues.map((queue) => queue.bouts.flatMap(({ id }) => bouts.get(id) ?? []));
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

/** The bouts of the category in the order they are fought in. */
async function insertDrawnCategory(
  writing: Writing,
  keys: Keys,
  { category, entrants, seed, bouts }: DrawnCategory,
  position: number,
): Promise<readonly string[]> {
  const row = await insertCategory(writing.trx, {
    ...entry(writing),
    uuid: category.uuid,
    competition_id: keys.competitionId,
    position,
    title: category.title,
    format: category.format,
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
    if (fighter_id === undefined) continue;
    await insertCategoryFighter(writing.trx, { category_id: row.id, fighter_id, position: place });
    await saveWeighIn(writing.trx, {
      category_id: row.id,
      fighter_id,
      state: "passed",
      weight: writing.data.athletes.find((athlete) => athlete.uuid === uuid)?.weight ?? null,
      attempts: 1,
      has_papers: true,
      at_ms: weighedAtMs(writing),
      actor_id: null,
      weight_before: null,
    });
  }
  const uuids = new Map(bouts.map(({ uuid, bout }) => [bout.id, uuid]));
  const written = await writeDraw(writing.trx, {
    category: row,
    draw: { format: category.format, entrants: [...entrants], seed, drawnAt: writing.nowMs },
    fighterIds: keys.fighters,
    newUuid: (bracketId) => uuids.get(bracketId) ?? "",
    rev: 0,
    nowMs: writing.nowMs,
  });
  return written.map(({ uuid }) => uuid);
}

const HOUR_MS = 3_600_000;

/** In the morning of the event; of the one that is under way some hours ago, whenever the demo is started. */
function weighedAtMs({ data, nowMs }: Writing): number {
  const day = data.events.find(({ id }) => id === data.competition.event)?.dateOfEvent ?? "";
  return Math.min(nowMs - 4 * HOUR_MS, Date.parse(`${day}T06:00:00Z`));
}
