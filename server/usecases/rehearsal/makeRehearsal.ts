import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { z } from "zod";
import { programmeOf } from "#contract/competition/programme.ts";
import { laterBy } from "#contract/event/copy.ts";
import { rehearsalName } from "#domain/rehearsal/mark.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { copyProgramme } from "#domain/schedule/programme/copyProgramme.ts";
import { dateProgramme } from "#domain/schedule/programme/programme.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallMidnight, hallToday } from "../../environment/hallDay.ts";
import { findArchiveScope, type AnyRow } from "../../persistence/archive/archiveRows.ts";
import type { ArchivedName, ArchiveScope } from "../../persistence/archive/archiveTables.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import type { CompetitionRow, EventRow } from "../../persistence/database/competitionTables.ts";
import { copyEventRoles } from "../../persistence/account/eventRoles.ts";
import { newDocumentId } from "../../persistence/database/documentId.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import { bumpRev } from "../../persistence/database/feed.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import {
  findCategoriesOf,
  findCompetitionById,
  updateCompetition,
} from "../../persistence/event/competitionRows.ts";
import { lockEvent } from "../../persistence/event/eventRows.ts";
import { copyRows, type Copied } from "../../persistence/rehearsal/copyRows.ts";
import { findRehearsalOf, insertRehearsal } from "../../persistence/rehearsal/rehearsalRows.ts";
import { movePairs } from "../bout/advanceCategory.ts";
import { loadCategoryState } from "../category/categoryState.ts";
import { drawAll } from "../draw/drawAll.ts";
import { inTransaction } from "../shared/inTransaction.ts";

export type RehearsalDeps = Pick<Deps, "config" | "db" | "now" | "newId" | "wakeFeed" | "plan">;
export type MakeProblem = {
  readonly code: "not-found" | "rehearsal-exists" | "rehearsal-empty" | "in-rehearsal";
};

type Copy = {
  readonly trx: Transaction<Tables>;
  readonly event: EventRow;
  readonly scope: ArchiveScope;
  readonly salt: string;
  readonly today: string;
  readonly nowMs: number;
};

/** A copy of the event to practise on: all in one transaction, then the categories that are not drawn yet (RH1). */
export async function makeRehearsal(
  deps: RehearsalDeps,
  viewer: Identity,
  { id, rehearsal_of }: Pick<EventRow, "id" | "rehearsal_of">,
): Promise<Result<undefined, MakeProblem>> {
  if (rehearsal_of !== null) return refuse({ code: "in-rehearsal" });
  const made = await inTransaction<string, MakeProblem>(deps.db, async (trx) => {
    await lockEvent(trx, id);
    const archived = await findArchiveScope(trx, { id });
    if (archived === undefined) return refuse({ code: "not-found" });
    const { event, scope } = archived;
    if ((await findRehearsalOf(trx, event.id)) !== undefined) return refuse({ code: "rehearsal-exists" });
    const salt = newDocumentId(randomBytes);
    const copy = { trx, event, scope, salt, today: hallToday(deps), nowMs: deps.now() };
    return writeCopy(deps, viewer, copy);
  });
  if (!made.ok) return made;
  deps.wakeFeed(made.value);
  const wish = { id: deps.newId(), mayBeUnweighed: true, except: [] };
  // Whoever may make the copy may have all of it drawn.
  await drawAll(deps, { ...viewer, role: "admin" }, made.value, wish);
  return ok(undefined);
}

async function writeCopy(
  deps: RehearsalDeps,
  viewer: Identity,
  copy: Copy,
): Promise<Result<string, MakeProblem>> {
  const { trx, event, scope, salt, nowMs } = copy;
  const copied = await copyRows(trx, {
    scope,
    salt,
    change: (table, row, numbers) => ({ ...row, ...CHANGES[table]?.(copy, row, numbers) }),
  });
  const isEmpty = (table: ArchivedName) => (copied.get(table)?.size ?? 0) === 0;
  if (isEmpty("competition") || isEmpty("carpet") || isEmpty("fighter"))
    return refuse({ code: "rehearsal-empty" });
  const eventId = copied.get("event")?.get(event.id) ?? 0;
  const competition = await findCompetitionById(
    trx,
    copied.get("competition")?.get(scope.competitionId) ?? 0,
  );
  if (competition === undefined) return refuse({ code: "not-found" });
  await moveProgramme(deps, copy, competition);
  await bumpRev(trx, competition.uuid, { isStructural: true });
  for (const { id } of await findCategoriesOf(trx, competition.id)) {
    const state = await loadCategoryState(trx, id);
    if (state !== undefined) await movePairs(trx, state, { rev: 1, nowMs });
  }
  await copyEventRoles(trx, event.id, eventId);
  await insertRehearsal(trx, {
    event_id: eventId,
    speed: 1,
    actor_id: viewer.accountId ?? null,
    made_ms: nowMs,
  });
  await insertAudit(trx, {
    at_ms: nowMs,
    actor_id: viewer.accountId ?? null,
    session_id: viewer.sessionId ?? null,
    ip_hash: null,
    action: "rehearsal.make",
    object: `event:${event.id}`,
    after: { rehearsal: eventId, people: copied.get("fighter")?.size ?? 0 },
  });
  return ok(competition.uuid);
}

/** The programme of the first day is that of today, so that forecasts, windows and calls have a day to go by (RH9). */
async function moveProgramme(
  { config }: RehearsalDeps,
  copy: Copy,
  competition: CompetitionRow,
): Promise<void> {
  const programme = programmeOf(competition);
  const [first] = programme.days;
  if (first === undefined) return;
  const same = { get: (uuid: string) => uuid };
  const moved = copyProgramme(programme, {
    later: laterBy(first.date, copy.today),
    categories: same,
    carpets: same,
  });
  const dated = dateProgramme(moved, (date) => hallMidnight(config, date));
  await updateCompetition(copy.trx, competition.id, { programme: writeJson(dated) });
}

type Change = (copy: Copy, row: AnyRow, numbers: Copied) => AnyRow;

/** What is other in the copy: nobody has fought, nobody is followed, nothing is shown to anybody. */
const CHANGES: Partial<Record<ArchivedName, Change>> = {
  event: (copy) => ({ ...newRow(copy), document_id: copy.salt, ...ofEvent(copy) }),
  competition: (copy, row) => ({
    ...newRow(copy),
    title: rehearsalName(String(row["title"])),
    status: "in_progress",
  }),
  carpet: (copy) => newRow(copy),
  category: (copy, row) => ({ ...newRow(copy), ...ofCategory(row) }),
  fighter: (copy, row, numbers) => ({ ...newRow(copy), ...ofPerson(copy, row, numbers) }),
  fighting: (copy, row) => ({ ...newRow(copy), ...ofBout(row) }),
};

const newRow = ({ nowMs }: Copy) => newEntry(nowMs, randomBytes);

const ofEvent = ({ event, today }: Copy) => ({
  name: rehearsalName(event.name),
  date_of_event: today,
  status: "in_progress",
  is_published: false,
  show_competition: false,
  registration_open: false,
  registration_until: null,
  internal_note: null,
  // Nobody owes anything for practising.
  pricing: null,
  copied_from: null,
  copy_id: null,
  rehearsal_of: event.id,
  is_rehearsal_open: false,
});

const drawSchema = z.looseObject({ undo: z.unknown().optional() }).nullable();

/** Drawn as it stands; the way back from a change of the draw leads to rows of the real event. */
function ofCategory({ draw: kept, status }: AnyRow): AnyRow {
  const draw = drawSchema.parse(kept);
  const { undo: _undo, ...drawn } = draw ?? {};
  const fresh = draw === null ? "draft" : "drawn";
  return {
    draw: draw === null ? null : drawn,
    tie_decisions: null,
    status: status === "merged" ? status : fresh,
  };
}

/** Without a profile nobody is told of anything; a name that its profile lets be read stays readable. */
const ofPerson = ({ event }: Copy, row: AnyRow, numbers: Copied): AnyRow => ({
  profile_id: null,
  merged_into: null,
  phone: null,
  has_consent: row["has_consent"] === true || (row["profile_id"] !== null && row["real_last_name"] === null),
  rehearsal_id: numbers.get("event")?.get(event.id) ?? 0,
});

const slotsSchema = z.array(z.looseObject({ seed: z.number().optional() })).nullable();

/** Who comes out of an earlier bout is not known yet; who was drawn, or put there by hand, is. */
function ofBout({ slots, red_fighter_id, blue_fighter_id }: AnyRow): AnyRow {
  const drawn = slotsSchema.parse(slots);
  const isKnown = (at: number) => drawn === null || drawn[at]?.seed !== undefined;
  return {
    red_fighter_id: isKnown(0) ? red_fighter_id : null,
    blue_fighter_id: isKnown(1) ? blue_fighter_id : null,
    state: "waiting",
    points: {},
    cause: null,
    winner_id: null,
    result: null,
    started_at: null,
    finished_at: null,
  };
}
