import { randomBytes, randomUUID } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import { DEFAULT_SEASON_FORMULA } from "#domain/season/formula.ts";
import { CONSENT_VERSIONS } from "#contract/entry/consent.ts";
import type {
  AccountRow,
  ApplicationRow,
  NewAccount,
  NewSession,
  ProfileRow,
} from "../persistence/database/accountTables.ts";
import { insertAccount } from "../persistence/account/accounts.ts";
import { insertApplication, insertProfile } from "../persistence/entry/applicationRows.ts";
import { insertCompetition, type NewCompetition } from "../persistence/event/competitionRows.ts";
import type {
  CarpetRow,
  CategoryRow,
  CompetitionRow,
  EventRow,
  FighterRow,
  FightingRow,
  NewFighting,
  PageRow,
  PartnerRow,
  SeasonRow,
  TeamRow,
  WeightTableRow,
} from "../persistence/database/competitionTables.ts";
import {
  findCategoryById,
  insertCarpet,
  insertCategory,
  insertCategoryFighter,
  insertFighter,
} from "../persistence/draw/entrantRows.ts";
import { writeJson } from "../persistence/database/columns.ts";
import { newEntry } from "../persistence/database/entries.ts";
import { insertEvent } from "../persistence/event/eventRows.ts";
import { findFightingIds, insertFighting } from "../persistence/bout/fightingRows.ts";
import { insertConsents } from "../persistence/entry/people.ts";
import { insertPage, insertPartner, insertWeightTable } from "../persistence/event/contentRows.ts";
import { insertSeason } from "../persistence/season/seasonRows.ts";
import { insertSession } from "../persistence/account/sessions.ts";
import { insertReferee, replaceRefereeMats } from "../persistence/referee/refereeRows.ts";
import type { RefereeRow } from "../persistence/database/refereeTables.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { insertTeam } from "../persistence/entry/teamRows.ts";

/** The only way tests make rows: whole and valid, different from one another, and changed where a test says so. */
type Db = Kysely<Tables>;
type Given<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>;

/** The moment every made row was made at. */
export const CREATED_MS = Date.UTC(2026, 11, 5, 9, 0, 0);

let made = 0;
const next = () => ++made;
const entry = () => newEntry(CREATED_MS, randomBytes);

export async function createTeam(db: Db, given: Given<"team"> = {}): Promise<TeamRow> {
  return await insertTeam(db, {
    ...entry(),
    uuid: randomUUID(),
    name: `Клуб ${next()}`,
    city: "Казань",
    ...given,
  });
}

export async function createEvent(db: Db, given: Given<"event"> = {}): Promise<EventRow> {
  const open = { date_of_event: "2026-12-05", show_competition: true, status: "in_progress" } as const;
  return await insertEvent(db, { ...entry(), name: `Турнир ${next()}`, ...open, ...given });
}

/** Its event is made with it, unless one is given (or `null`). */
export async function createCompetition(
  db: Db,
  given: Partial<NewCompetition> = {},
): Promise<CompetitionRow> {
  const eventId = given.event_id === undefined ? (await createEvent(db)).id : given.event_id;
  const title = `Соревнование ${next()}`;
  return await insertCompetition(db, {
    ...entry(),
    uuid: randomUUID(),
    title,
    status: "in_progress",
    ...given,
    event_id: eventId,
  });
}

export async function createCarpet(db: Db, given: Given<"carpet"> = {}): Promise<CarpetRow> {
  const competitionId = given.competition_id ?? (await createCompetition(db)).id;
  const number = next();
  return await insertCarpet(db, {
    ...entry(),
    uuid: randomUUID(),
    name: `Ковёр ${number}`,
    number,
    position: number,
    ...given,
    competition_id: competitionId,
  });
}

export async function createCategory(db: Db, given: Given<"category"> = {}): Promise<CategoryRow> {
  const competitionId = given.competition_id ?? (await createCompetition(db)).id;
  const number = next();
  return await insertCategory(db, {
    ...entry(),
    uuid: randomUUID(),
    title: `Категория ${number}`,
    position: number,
    bout_seconds: 300,
    ...given,
    competition_id: competitionId,
  });
}

export async function createFighter(db: Db, given: Given<"fighter"> = {}): Promise<FighterRow> {
  const person = { last_name: `Борцов${next()}`, first_name: "Иван", weight: 70.5, sex: "m" } as const;
  return await insertFighter(db, { ...entry(), uuid: randomUUID(), ...person, ...given });
}

/** A new fighter in the category, after those who are in it already. */
export async function createEntrant(
  db: Db,
  categoryId: number,
  given: Given<"fighter"> = {},
): Promise<FighterRow> {
  const fighter = await createFighter(db, given);
  await createCategoryFighter(db, categoryId, fighter.id);
  return fighter;
}

/** A referee on paper, unless an account is given. */
export async function createReferee(db: Db, given: Given<"referee"> = {}): Promise<RefereeRow> {
  const competitionId = given.competition_id ?? (await createCompetition(db)).id;
  const person = { last_name: `Судьин${next()}`, first_name: "Пётр" };
  return await insertReferee(db, {
    uuid: randomUUID(),
    ...person,
    ...given,
    competition_id: competitionId,
  });
}

/** From now on the competition names its referees (RL11). */
export async function createNamedReferee(db: Db, competitionId: number, accountId: number): Promise<void> {
  await createReferee(db, { competition_id: competitionId, account_id: accountId, is_named: true });
}

/** From now on the account is meant for this mat of its competition (RL21). */
export async function createMatOfficial(
  db: Db,
  { id, competition_id }: Pick<CarpetRow, "id" | "competition_id">,
  accountId: number,
): Promise<void> {
  const referee = await createReferee(db, { competition_id, account_id: accountId });
  await replaceRefereeMats(db, referee.id, [id]);
}

/** Somebody known already in one more category. */
export async function createCategoryFighter(db: Db, categoryId: number, fighterId: number): Promise<void> {
  await insertCategoryFighter(db, { category_id: categoryId, fighter_id: fighterId, position: next() });
}

/** Two new entrants meet, unless the corners are given (`null` = not known yet); it is the last bout of the competition. */
export async function createFighting(db: Db, given: Partial<NewFighting> = {}): Promise<FightingRow> {
  const category =
    given.category_id === undefined
      ? await createCategory(db)
      : await findCategoryById(db, given.category_id);
  if (!category) throw new Error("no such category");
  const corner = async (id: number | null | undefined) =>
    id === undefined ? (await createEntrant(db, category.id)).id : id;
  const bouts = await findFightingIds(db, category.competition_id);
  return await insertFighting(db, {
    ...entry(),
    uuid: randomUUID(),
    position: bouts.length,
    number: bouts.length + 1,
    ...given,
    competition_id: category.competition_id,
    category_id: category.id,
    red_fighter_id: await corner(given.red_fighter_id),
    blue_fighter_id: await corner(given.blue_fighter_id),
  });
}

export async function createPartner(db: Db, given: Given<"partner"> = {}): Promise<PartnerRow> {
  return await insertPartner(db, { ...entry(), name: `Партнёр ${next()}`, ...given });
}

export async function createWeightTable(db: Db, given: Given<"weight_table"> = {}): Promise<WeightTableRow> {
  const table = { title: `Таблица ${next()}`, age_min: 18, limits_kg: "[57,63,70]" };
  return await insertWeightTable(db, { ...entry(), ...table, ...given });
}

/** Published, over the year, as the product counts by default. */
export async function createSeason(db: Db, given: Given<"season"> = {}): Promise<SeasonRow> {
  const season = {
    title: `Сезон ${next()}`,
    starts_on: "2026-01-01",
    ends_on: "2026-12-31",
    is_published: true,
  };
  const counted = { events: "[]", formula: writeJson(DEFAULT_SEASON_FORMULA) };
  return await insertSeason(db, { ...entry(), ...season, ...counted, ...given });
}

export async function createPage(db: Db, given: Given<"page"> = {}): Promise<PageRow> {
  const number = next();
  const page = { slug: `page-${number}`, title: `Страница ${number}`, content: "<p>Текст</p>" };
  return await insertPage(db, { ...entry(), ...page, ...given });
}

/** Without a password: give `password_hash` where somebody signs in. */
export async function createAccount(db: Db, given: Partial<NewAccount> = {}): Promise<AccountRow> {
  const name = `user${next()}`;
  const account = { username: name, email: `${name}@kover.example`, is_confirmed: true };
  return await insertAccount(db, { ...entry(), ...account, ...given });
}

export async function createSession(db: Db, given: Partial<NewSession> = {}): Promise<NewSession> {
  const session: NewSession = {
    id: randomUUID(),
    token_hash: randomBytes(32).toString("hex"),
    is_bound: false,
    created_ms: CREATED_MS,
    seen_ms: CREATED_MS,
    expires_ms: CREATED_MS + 3_600_000,
    ...given,
    account_id: given.account_id ?? (await createAccount(db)).id,
  };
  await insertSession(db, session);
  return session;
}

/** Somebody who has agreed to be entered. */
export async function createProfile(db: Db, given: Given<"profile"> = {}): Promise<ProfileRow> {
  const ownerId = given.owner_id ?? (await createAccount(db)).id;
  const row = { ...entry(), last_name: `Борцов${next()}`, ...given, owner_id: ownerId };
  const profile = await insertProfile(db, row);
  await insertConsents(db, [
    {
      kind: "processing",
      text_version: CONSENT_VERSIONS.processing,
      given_by: ownerId,
      profile_id: profile.id,
      relation: "self",
      given_ms: CREATED_MS,
    },
  ]);
  return profile;
}

export async function createApplication(db: Db, given: Given<"application"> = {}): Promise<ApplicationRow> {
  const ownerId = given.owner_id ?? (await createAccount(db)).id;
  return await insertApplication(db, {
    ...entry(),
    ...given,
    owner_id: ownerId,
    event_id: given.event_id ?? (await createEvent(db)).id,
    profile_id: given.profile_id ?? (await createProfile(db, { owner_id: ownerId })).id,
  });
}

export async function createEventRole(
  db: Db,
  values: Pick<Tables["event_role"], "event_id" | "account_id" | "role"> & { readonly taken_ms?: number },
): Promise<void> {
  await db
    .insertInto("event_role")
    .values({ given_ms: 0, given_by: null, taken_ms: null, taken_by: null, ...values })
    .execute();
}
