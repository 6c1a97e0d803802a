import { z } from "zod";
import type { Deps } from "../deps.ts";
import type { EventRow } from "../persistence/competitionTables.ts";
import type { Slice } from "../persistence/entries.ts";
import {
  countEvents,
  findAllEvents,
  findEventByDocumentId,
  findEventById,
} from "../persistence/eventRows.ts";
import { countPages, findAllPages, findPageBySlug } from "../persistence/pageRows.ts";
import { countPartners, findAllPartners } from "../persistence/partnerRows.ts";
import { findAllTeamsOfEvent } from "../persistence/teamRows.ts";
import { presentEvent, presentPage, presentPartner, presentTeam } from "../present/content.ts";
import { parseInput } from "./parse.ts";
import { HttpProblem, notFound } from "./problem.ts";
import type { Call, Route } from "./route.ts";

export function contentRoutes(deps: Deps): Route[] {
  return [
    { method: "GET", url: "/api/events", handle: (call) => handleEvents(deps, call) },
    { method: "GET", url: "/api/events/:id", handle: (call) => handleEvent(deps, call) },
    { method: "GET", url: "/api/events/:id/teams", handle: (call) => handleEventTeams(deps, call) },
    { method: "GET", url: "/api/partners", handle: (call) => handlePartners(deps, call) },
    { method: "GET", url: "/api/pages", handle: (call) => handlePages(deps, call) },
  ];
}

/** The largest number an id column holds; PostgreSQL refuses to compare it with a larger one. */
const MAX_ID = 2_147_483_647;

/** A path takes the number or the document's id: digits alone are a number. */
export async function findEventByPathId(deps: Deps, id: string): Promise<EventRow> {
  const row = /^\d+$/.test(id)
    ? Number(id) <= MAX_ID && (await findEventById(deps.db, Number(id)))
    : await findEventByDocumentId(deps.db, id);
  if (!row) throw notFound();
  return row;
}

async function handleEvents(deps: Deps, { request }: Call) {
  const page = parsePage(request.query);
  const rows = await findAllEvents(deps.db, page.slice);
  return listAnswer(rows.map(presentEvent), page, await countEvents(deps.db));
}

async function handleEvent(deps: Deps, { params }: Call) {
  return { data: presentEvent(await findEventByPathId(deps, params["id"] ?? "")), meta: {} };
}

async function handleEventTeams(deps: Deps, { params, request }: Call) {
  const page = parsePage(request.query);
  const event = await findEventByPathId(deps, params["id"] ?? "");
  const rows = await findAllTeamsOfEvent(deps.db, event.id);
  const { offset, limit } = page.slice;
  return listAnswer(rows.slice(offset, offset + limit).map(presentTeam), page, rows.length);
}

async function handlePartners(deps: Deps, { request }: Call) {
  const page = parsePage(request.query);
  const rows = await findAllPartners(deps.db, page.slice);
  return listAnswer(rows.map(presentPartner), page, await countPartners(deps.db));
}

const SLUG = "filters[slug][$eq]";

async function handlePages(deps: Deps, { request }: Call) {
  const page = parsePage(request.query, [SLUG]);
  const { [SLUG]: slug } = z.looseObject({ [SLUG]: z.string().optional() }).parse(request.query);
  if (slug === undefined) {
    return listAnswer(
      (await findAllPages(deps.db, page.slice)).map(presentPage),
      page,
      await countPages(deps.db),
    );
  }
  const row = await findPageBySlug(deps.db, slug);
  return listAnswer(row === undefined ? [] : [presentPage(row)], page, row === undefined ? 0 : 1);
}

const MAX_PAGE_SIZE = 100;
const number = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .optional();
const pageSchema = z.looseObject({ "pagination[page]": number, "pagination[pageSize]": number });

type PageOfList = { readonly page: number; readonly pageSize: number; readonly slice: Slice };

/** A filter that is not offered is refused, never ignored: ignoring it would answer with every row. */
function parsePage(query: unknown, filters: readonly string[] = []): PageOfList {
  const parsed = parseInput(pageSchema, query);
  const unknown = Object.keys(parsed).find((key) => key.startsWith("filters") && !filters.includes(key));
  if (unknown !== undefined) {
    const key = /\[([^\]]+)\]/.exec(unknown)?.[1] ?? unknown;
    throw new HttpProblem("ValidationError", `Invalid key ${key}`, {
      key,
      path: null,
      source: "query",
      param: "filters",
    });
  }
  const page = Math.max(1, parsed["pagination[page]"] ?? 1);
  const pageSize = Math.min(MAX_PAGE_SIZE, Math.max(1, parsed["pagination[pageSize]"] ?? 25));
  return { page, pageSize, slice: { limit: pageSize, offset: (page - 1) * pageSize } };
}

function listAnswer<Item>(data: readonly Item[], { page, pageSize }: PageOfList, total: number) {
  return { data, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } };
}
