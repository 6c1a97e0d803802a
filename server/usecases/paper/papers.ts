import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import {
  type Edition,
  effectiveWish,
  type Gap,
  makePaperSchema,
  NO_SETTINGS,
  OFFICIAL_PAPERS,
  PAPER_KINDS,
  PRIVATE_PAPERS,
  type PapersAnswer,
  type PaperKind,
  type PaperParts,
  type PaperSettings,
  type PaperWish,
  settingsOf,
} from "#contract/paper/paper.ts";
import { DEFAULT_LOCALE, type Locale } from "#contract/locale.ts";
import { isRehearsalUuid } from "#domain/rehearsal/mark.ts";
import { hasRight } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { createTurns } from "../../environment/turns.ts";
import { BUILDERS } from "../../papers/forms/builders.ts";
import { changesBetween, codeOf, hallMoment, withEdition } from "../../papers/editions.ts";
import { unprintable } from "../../papers/letters.ts";
import type { PaperData } from "../../papers/paperData.ts";
import { paperSchema, textsOf, type Paper } from "../../papers/paper.ts";
import { paperFileName } from "../../papers/fileName.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import type { PaperEditionRow } from "../../persistence/database/competitionTables.ts";
import { lockFeed } from "../../persistence/database/feed.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findCompetitionByUuid, updateCompetition } from "../../persistence/event/competitionRows.ts";
import { findEventById } from "../../persistence/event/eventRows.ts";
import {
  dropReplaced,
  findEdition,
  findEditions,
  findLastEdition,
  insertEdition,
} from "../../persistence/paper/paperRows.ts";
import { withImages } from "./images.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { findOperatedCompetition, type OperatedProblem } from "../shared/operated.ts";
import { organiserOf, readPaperData, withOrganiser } from "./readPaperData.ts";

export type PaperDeps = Pick<Deps, "db" | "now" | "newId" | "config">;

const mayMake = (viewer: Identity, uuid: string, kind: PaperKind): boolean =>
  hasRight(viewer, "decide", uuid) || !PRIVATE_PAPERS.includes(kind);

/** Which papers this viewer may make, what each lacks, of one category where that is asked for, and what was made (PD9). */
export async function listPapers(
  deps: PaperDeps,
  viewer: Identity,
  uuid: string,
  {
    category: asked,
    locale = DEFAULT_LOCALE,
  }: { readonly category?: string | undefined; readonly locale?: Locale | undefined },
): Promise<Result<PapersAnswer, OperatedProblem>> {
  const found = await findOperatedCompetition(deps.db, viewer, uuid, "read");
  if (!found.ok) return found;
  const data = await readPaperData(deps, found.value.id, locale);
  if (data === undefined) return refuse({ code: "not-found" });
  const editions = (await findEditions(deps.db, found.value.id)).filter((one) => one.locale === locale);
  const present = presentEditionIn(data);
  const category = asked !== undefined && data.facts.has(asked) ? asked : null;
  const papers: PapersAnswer["papers"][number][] = [];
  const turns = createTurns();
  for (const kind of PAPER_KINDS) {
    const builder = BUILDERS[kind];
    if (builder === undefined || !mayMake(viewer, uuid, kind)) continue;
    if (turns.isDue()) await turns.give();
    const whole = makePaperSchema.parse({ kind, locale });
    const all = builder.build(data, whole);
    const wish = effectiveWish({ ...whole, category });
    const paper = wish.category ? builder.build(data, wish) : all;
    papers.push({
      kind,
      gaps: paper === undefined ? [] : [...gapsOf(data, wish, paper)],
      isEmpty: all === undefined,
      editions: editions.filter((edition) => edition.kind === kind).map(present),
    });
  }
  return ok({ settings: hasRight(viewer, "decide", uuid) ? data.settings : NO_SETTINGS, papers });
}

function gapsOf(data: PaperData, wish: PaperWish, paper: Paper): readonly Gap[] {
  const letters = unprintable(textsOf(paper));
  const isOfficial = OFFICIAL_PAPERS.includes(wish.kind);
  const told = (BUILDERS[wish.kind]?.gaps(data, wish) ?? []).map((gap) => ({
    ...gap,
    isGrave: gap.isGrave && isOfficial,
  }));
  return letters.length === 0 ? told : [{ code: "letters", names: letters, isGrave: false }, ...told];
}

export async function savePaperSettings(
  deps: PaperDeps,
  viewer: Identity,
  uuid: string,
  { head, report }: PaperParts,
): Promise<Result<PaperSettings, { readonly code: "not-found" }>> {
  return await changeSettings(deps, viewer, uuid, (settings, organiser) => ({
    ...settings,
    ...head,
    // What the event says is not copied: it is changed there, and papers follow (PD83).
    ...(head?.organisers === organiser && { organisers: "" }),
    ...(report && { report }),
  }));
}

/** What papers need to know beside the event, changed in one place and put on record. */
export async function changeSettings(
  deps: PaperDeps,
  viewer: Identity,
  uuid: string,
  change: (settings: PaperSettings, organiser: string) => PaperSettings,
): Promise<Result<PaperSettings, { readonly code: "not-found" }>> {
  return await inTransaction<PaperSettings, { readonly code: "not-found" }>(deps.db, async (trx) => {
    const competition = await findCompetitionByUuid(trx, uuid);
    if (competition === undefined) return refuse({ code: "not-found" });
    const event = competition.event_id === null ? undefined : await findEventById(trx, competition.event_id);
    const settings = change(settingsOf(competition), organiserOf(event));
    await updateCompetition(trx, competition.id, { papers: writeJson(settings) });
    await insertAudit(trx, {
      ...actOf(deps, viewer),
      action: "papers.settings",
      object: `competition:${uuid}`,
      // Which of them: what was written about injuries and doctors is nothing for a record nobody can erase from.
      after: { changed: changedFields(settingsOf(competition), settings) },
    });
    return ok(withOrganiser(settings, organiserOf(event)));
  });
}

const changedFields = (before: PaperSettings, after: PaperSettings): string[] =>
  Object.entries(after).flatMap(([name, value]) =>
    isDeepStrictEqual(value, Object.entries(before).find(([field]) => field === name)?.[1]) ? [] : [name],
  );

type MakeProblem =
  | OperatedProblem
  | { readonly code: "nothing-to-print" | "unknown-category" | "in-rehearsal" };

/** The paper as of now: the edition made last while nothing has changed, otherwise a new one (PD7, PD8). */
export async function makePaper(
  deps: PaperDeps,
  viewer: Identity,
  uuid: string,
  asked: PaperWish,
): Promise<Result<Edition, MakeProblem>> {
  const found = await findOperatedCompetition(deps.db, viewer, uuid, "draw");
  if (!found.ok) return found;
  if (!mayMake(viewer, uuid, asked.kind)) return refuse({ code: "forbidden" });
  const data = await readPaperData(deps, found.value.id, asked.locale);
  if (data === undefined) return refuse({ code: "not-found" });
  if (asked.category && !data.facts.has(asked.category)) return refuse({ code: "unknown-category" });
  const wish = effectiveWish(asked);
  const category = wish.category ?? null;
  const paper = BUILDERS[wish.kind]?.build(data, wish);
  if (paper === undefined) return refuse({ code: "nothing-to-print" });
  // What people take home carries no mark of ours, so nobody could tell it from a real one (RH4).
  const isTakenHome = paper.type === "diplomas" || paper.type === "badges";
  if (isTakenHome && isRehearsalUuid(uuid)) return refuse({ code: "in-rehearsal" });
  const isDraft = gapsOf(data, wish, paper).some(({ isGrave }) => isGrave);
  return await inTransaction<Edition, MakeProblem>(deps.db, async (trx) => {
    // Two who press at once make one edition after the other.
    await lockFeed(trx, uuid);
    const last = await findLastEdition(trx, { competitionId: found.value.id, ...wish, category });
    const isSame = last?.content && last.code === codeOf(paper) && last.is_draft === isDraft;
    const row = isSame ? last : await keepEdition(deps, trx, viewer, { data, paper, wish, isDraft, last });
    return ok(presentEditionIn(data)({ ...row, is_kept: true }));
  });
}

/** What an edition says of the one before it, where that is still kept. */
function replacedBy(paper: Paper, last: PaperEditionRow | undefined) {
  const replaced = last && paperSchema.safeParse(last.content).data;
  if (last === undefined || replaced === undefined) return {};
  const { edition, made_ms: madeAtMs } = last;
  return { before: { edition, madeAtMs, changes: changesBetween(replaced, paper) } };
}

type Making = {
  readonly data: PaperData;
  readonly paper: Paper;
  readonly wish: PaperWish;
  readonly isDraft: boolean;
  readonly last: PaperEditionRow | undefined;
};

async function keepEdition(
  deps: PaperDeps,
  trx: Transaction<Tables>,
  viewer: Identity,
  { data, paper, wish: { kind, size, locale, category = null }, isDraft, last }: Making,
): Promise<PaperEditionRow> {
  const { competition, event, timeZone } = data;
  const edition = (last?.edition ?? 0) + 1;
  const [madeAtMs, code] = [deps.now(), codeOf(paper)];
  const before = replacedBy(paper, last);
  const covers = { category: titleOf(data, category) ?? undefined, size };
  const row = {
    id: deps.newId(),
    competition_id: competition.id,
    kind,
    category_uuid: category,
    sheet_size: size,
    locale,
    edition,
    made_ms: madeAtMs,
    actor_id: viewer.accountId ?? null,
    code,
    is_draft: isDraft,
    file: paperFileName({ day: event.days[0], event: event.name, kind, ...covers, locale, edition }),
    content: null,
  };
  const facts = { kind, event: event.name, ...covers, edition, madeAtMs, code, timeZone, isDraft, ...before };
  await insertEdition(trx, { ...row, content: writeJson(withEdition(paper, facts)) });
  if (!PRIVATE_PAPERS.includes(kind)) await dropReplaced(trx, row);
  await insertAudit(trx, {
    ...actOf(deps, viewer),
    action: "papers.make",
    object: `competition:${competition.uuid}`,
    after: { kind, category, edition, code },
  });
  return row;
}

export type KeptPaper = {
  readonly paper: Paper;
  readonly kind: PaperKind;
  readonly madeAtMs: number;
  readonly name: string;
};

/** What stood on an edition, and the name of its file without the ending. */
export async function readEdition(
  deps: PaperDeps,
  viewer: Identity,
  uuid: string,
  editionId: string,
): Promise<Result<KeptPaper, OperatedProblem | { readonly code: "not-kept" }>> {
  const found = await findOperatedCompetition(deps.db, viewer, uuid, "read");
  if (!found.ok) return found;
  const row = await findEdition(deps.db, editionId);
  if (row === undefined || row.competition_id !== found.value.id) return refuse({ code: "not-found" });
  if (!mayMake(viewer, uuid, row.kind)) return refuse({ code: "forbidden" });
  const paper = paperSchema.safeParse(row.content).data;
  if (paper === undefined) return refuse({ code: "not-kept" });
  return ok({ paper: await withImages(deps, paper), kind: row.kind, madeAtMs: row.made_ms, name: row.file });
}

const actOf = ({ now }: PaperDeps, viewer: Identity) => ({
  at_ms: now(),
  actor_id: viewer.accountId ?? null,
  session_id: viewer.sessionId ?? null,
  ip_hash: null,
});

const titleOf = ({ competition }: PaperData, category: string | null): string | null =>
  competition.categories.find(({ uuid }) => uuid === category)?.title ?? null;

type EditionRow = Omit<PaperEditionRow, "content" | "competition_id" | "actor_id" | "file" | "locale"> & {
  readonly is_kept: boolean | number;
};

const presentEditionIn =
  (data: PaperData) =>
  (row: EditionRow): Edition => ({
    id: row.id,
    kind: row.kind,
    category: row.category_uuid,
    categoryTitle: titleOf(data, row.category_uuid),
    size: row.sheet_size,
    edition: row.edition,
    made: hallMoment(row.made_ms, data.timeZone),
    code: row.code,
    isDraft: row.is_draft,
    isKept: Boolean(row.is_kept),
  });
