import { z } from "zod";
import { archivePreviewSchema, importedArchiveSchema, MOST_ARCHIVE_BYTES } from "../archive/archive.ts";
import { feedSchema } from "../archive/feed.ts";
import { STEP_UP } from "./account.ts";
import { endpoint, told } from "./endpoint.ts";
import { inPageLocale } from "./pageLocale.ts";

const tag = "archives";
const access = "admin";

/** What a file may be refused for; it is sent as it is (`application/zip`), and nothing is written unless it is whole. */
const REFUSED = {
  "not-an-archive": told("ValidationError", "The file is no archive of an event"),
  "archive-too-large": told("PayloadTooLargeError", "The archive is larger than any event"),
  "archive-damaged": told("ValidationError", "The archive is damaged"),
  "archive-newer": told("ValidationError", "The archive was made by a newer version of the program"),
  "archive-incomplete": told("ValidationError", "The archive lacks a part"),
  "archive-unsafe-path": told("ValidationError", "The archive names a file outside of itself"),
  "event-exists": 409,
} as const;

/** One event in one file, out and in. */
export const archives = {
  make: endpoint({
    tag,
    access,
    right: "organise",
    method: "GET",
    path: "/events/:id/archive",
    summary: "Everything of an event as one ZIP, with personal data",
    query: inPageLocale,
    problems: STEP_UP,
  }),
  table: endpoint({
    tag,
    access,
    right: "organise",
    method: "GET",
    path: "/events/:id/tables/:file",
    summary: "A table of an event: results, bouts, entries, referees, teams or fees as .csv, or all.xlsx",
    query: inPageLocale,
    problems: STEP_UP,
  }),
  preview: endpoint({
    tag,
    access,
    method: "POST",
    path: "/archives/preview",
    summary: "What an archive would bring, and who of it is here already",
    bodyLimit: MOST_ARCHIVE_BYTES,
    answer: z.object({ data: archivePreviewSchema }),
    problems: REFUSED,
  }),
  take: endpoint({
    tag,
    access,
    method: "POST",
    path: "/archives",
    summary: "Let an archive in: all of it or nothing",
    bodyLimit: MOST_ARCHIVE_BYTES,
    query: z.object({
      // A proxy reads no longer address than 8 KB.
      apart: z
        .string()
        .max(7_000)
        .optional()
        .describe(
          "Uuids with commas between them: people who are somebody else than the program thinks; `all` for everybody",
        ),
    }),
    answer: z.object({ data: importedArchiveSchema }),
    problems: { ...REFUSED, ...STEP_UP },
  }),
  feed: endpoint({
    tag: "live",
    access: "anybody",
    method: "GET",
    path: "/events/:id/feed",
    summary: "Results and bouts of an event for other programs, in a format that stays",
    answer: feedSchema,
    problems: { "no-competition": told("NotFoundError", "not found") },
  }),
};
