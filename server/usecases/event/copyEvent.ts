import { NO_SETTINGS, settingsOf } from "#contract/paper/paper.ts";
import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { laterBy, type CopyPart, type CopyRequest } from "#contract/event/copy.ts";
import { eventInfoSchema } from "#contract/event/eventInfo.ts";
import { pricingOf } from "#contract/fee/pricing.ts";
import { programmeOf } from "#contract/competition/programme.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { copyProgramme } from "#domain/schedule/programme/copyProgramme.ts";
import { dateProgramme } from "#domain/schedule/programme/programme.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallMidnight } from "../../environment/hallDay.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import type { CategoryRow, CompetitionRow, EventRow } from "../../persistence/database/competitionTables.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findCompetitionCarpets } from "../../persistence/day/matQueues.ts";
import { findCategoriesInOrder } from "../../persistence/draw/drawRows.ts";
import { insertCarpet, insertCategory } from "../../persistence/draw/entrantRows.ts";
import {
  findCompetitionByEventId,
  insertCompetition,
  updateCompetition,
} from "../../persistence/event/competitionRows.ts";
import { findEventByCopyId, insertEvent } from "../../persistence/event/eventRows.ts";
import { findReferees, insertReferee } from "../../persistence/referee/refereeRows.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { findEvent } from "./findEvent.ts";

type CopyDeps = Pick<Deps, "config" | "db" | "now" | "newId">;
type CopyProblem = { readonly code: "not-found" | "id-reused" | "in-rehearsal" };
type Copied = { readonly id: number; readonly documentId: string };

type Copying = {
  readonly deps: CopyDeps;
  readonly trx: Transaction<Tables>;
  readonly wish: CopyRequest;
  readonly event: EventRow;
  /** The date a date of the one is in the other. */
  readonly later: (date: string) => string;
};

/** Another event like this one, not published and with nobody in it; sent again under its id, it is one (EV10). */
export async function copyEvent(
  deps: CopyDeps,
  viewer: Identity,
  eventId: string,
  wish: CopyRequest,
): Promise<Result<Copied, CopyProblem>> {
  const found = await findEvent(deps, eventId);
  if (!found.ok) return found;
  const event = found.value;
  if (event.rehearsal_of !== null) return refuse({ code: "in-rehearsal" });
  return inTransaction<Copied, CopyProblem>(deps.db, async (trx) => {
    const earlier = await findEventByCopyId(trx, wish.id);
    if (earlier !== undefined)
      return earlier.copied_from === event.id
        ? ok({ id: earlier.id, documentId: earlier.document_id })
        : refuse({ code: "id-reused" });
    const competition = await findCompetitionByEventId(trx, event.id);
    const firstDay = event.date_of_event ?? (competition && programmeOf(competition).days[0]?.date);
    const copying = { deps, trx, wish, event, later: laterBy(firstDay ?? wish.date, wish.date) };
    const made = await copyFields(copying);
    if (competition !== undefined) await copyCompetition(copying, competition, made.id);
    await insertAudit(trx, {
      at_ms: deps.now(),
      actor_id: viewer.accountId ?? null,
      session_id: viewer.sessionId ?? null,
      ip_hash: null,
      action: "event.copy",
      object: `event:${made.id}`,
      before: { event: event.id },
      after: { id: wish.id, parts: wish.parts },
    });
    return ok({ id: made.id, documentId: made.document_id });
  });
}

const isTaken = ({ wish }: Pick<Copying, "wish">, part: CopyPart): boolean => wish.parts.includes(part);

/** Where, for how much, with which papers; what was planned for a day is planned for the day it became. */
async function copyFields(copying: Copying): Promise<EventRow> {
  const { deps, trx, wish, event, later } = copying;
  const { city, venue, address, description, internal_note, look, registration_until: until } = event;
  const info = eventInfoSchema.nullable().safeParse(event.info).data ?? null;
  const { schedule } = info ?? {};
  const planned = schedule?.map(({ day, ...line }) => ({ ...line, day: later(day) }));
  return insertEvent(trx, {
    ...newEntry(deps.now(), randomBytes),
    name: wish.name,
    date_of_event: wish.date,
    is_published: false,
    copied_from: event.id,
    copy_id: wish.id,
    ...(isTaken(copying, "info") && {
      city,
      venue,
      address,
      description,
      internal_note,
      look: look === null ? null : writeJson(look),
      registration_until: until === null ? null : later(until),
      pricing: copyPricing(copying),
      info:
        info === null ? null : writeJson({ ...info, ...(planned !== undefined && { schedule: planned }) }),
    }),
  });
}

/** The same prices; their last days move with the event. */
function copyPricing({ event, later }: Copying): string | null {
  const steps = pricingOf(event);
  if (steps.length === 0) return null;
  return writeJson(
    steps.map(({ until, ...price }) => ({ ...price, ...(until !== undefined && { until: later(until) }) })),
  );
}

/** Columns of a competition that are copied as they are, by the part they belong to. A new column is added here. */
const SETTINGS = {
  rules: ["rules"],
  formats: ["formats"],
  teams: ["team_formula"],
  slides: ["commercials"],
} as const satisfies Partial<Record<CopyPart, readonly (keyof CompetitionRow)[]>>;

/** As a new one: a draft without athletes, bouts, closings or crews. */
async function copyCompetition(
  copying: Copying,
  competition: CompetitionRow,
  eventId: number,
): Promise<void> {
  const { deps, trx, wish } = copying;
  const settings = Object.values(SETTINGS)
    .flat()
    .filter((column) => columnsOf(wish.parts).has(column) && competition[column] !== null)
    .map((column) => [column, writeJson(competition[column])]);
  const made = await insertCompetition(trx, {
    ...newEntry(deps.now(), randomBytes),
    uuid: deps.newId(),
    title: wish.name,
    event_id: eventId,
    scoreboard_type: isTaken(copying, "rules") ? competition.scoreboard_type : null,
    ...Object.fromEntries(settings),
    ...(isTaken(copying, "papers") && competition.papers !== null && { papers: headOfPapers(competition) }),
  });
  const carpets = await copyCarpets(copying, competition.id, made.id);
  const categories = await copyCategories(copying, competition.id, made.id);
  if (isTaken(copying, "programme")) {
    const { later } = copying;
    const copied = copyProgramme(programmeOf(competition), { later, categories, carpets });
    const programme = dateProgramme(copied, (date) => hallMidnight(deps.config, date));
    if (programme.days.length > 0) await updateCompetition(trx, made.id, { programme: writeJson(programme) });
  }
  if (isTaken(copying, "referees")) await copyReferees(copying, competition.id, made.id);
}

/** Without the report: it tells of an event that is over. */
const headOfPapers = (competition: CompetitionRow): string =>
  writeJson({ ...settingsOf(competition), report: NO_SETTINGS.report });

function columnsOf(parts: readonly CopyPart[]): ReadonlySet<string> {
  const settings: Partial<Record<CopyPart, readonly string[]>> = SETTINGS;
  return new Set(parts.flatMap((part) => settings[part] ?? []));
}

/** Of every mat the uuid of its copy. */
async function copyCarpets(
  copying: Copying,
  from: number,
  into: number,
): Promise<ReadonlyMap<string, string>> {
  const { deps, trx } = copying;
  const copies = new Map<string, string>();
  if (!isTaken(copying, "mats")) return copies;
  for (const { uuid, name, number, position } of await findCompetitionCarpets(trx, from)) {
    const copy = deps.newId();
    copies.set(uuid, copy);
    const entry = newEntry(deps.now(), randomBytes);
    await insertCarpet(trx, { ...entry, uuid: copy, competition_id: into, name, number, position });
  }
  return copies;
}

/** Of every category the uuid of its copy; a category that became part of another has none. */
async function copyCategories(
  copying: Copying,
  from: number,
  into: number,
): Promise<ReadonlyMap<string, string>> {
  const { deps, trx } = copying;
  const copies = new Map<string, string>();
  if (!isTaken(copying, "categories")) return copies;
  for (const category of await findCategoriesInOrder(trx, from)) {
    const copy = deps.newId();
    copies.set(category.uuid, copy);
    await insertCategory(trx, {
      ...newEntry(deps.now(), randomBytes),
      ...kindOf(category),
      uuid: copy,
      competition_id: into,
      // Of a drawn one it is what its draw came to, and not what somebody wanted.
      format: category.draw === null && isTaken(copying, "formats") ? category.format : null,
    });
  }
  return copies;
}

/** What a category is, and nothing of what became of it. */
const kindOf = (category: CategoryRow) => ({
  title: category.title,
  position: category.position,
  bout_seconds: category.bout_seconds,
  sex: category.sex,
  age_min: category.age_min,
  age_max: category.age_max,
  level: category.level,
  style: category.style,
  weight_min: category.weight_min,
  weight_max: category.weight_max,
});

/** Who they are, and whether only they run it; their mats and bouts are of that day. */
async function copyReferees({ deps, trx }: Copying, from: number, into: number): Promise<void> {
  for (const referee of await findReferees(trx, from)) {
    const { id: _id, username: _name, role: _role, is_blocked: _blocked, ...known } = referee;
    const { has_event_role: _has, ...person } = known;
    await insertReferee(trx, {
      ...person,
      uuid: deps.newId(),
      competition_id: into,
    });
  }
}
