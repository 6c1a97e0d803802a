import { z } from "zod";

/** The name of the format, and the version this program writes and reads. */
export const ARCHIVE_FORMAT = "kover-event";
export const ARCHIVE_VERSION = 1;
export const MANIFEST = "manifest.json";

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What is in an archive: the first thing anybody reads of it. */
export const manifestSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.int().positive(),
  /** The version of the program that made it. */
  product: z.string().max(50),
  madeAt: z.iso.datetime(),
  event: z.object({ documentId: z.string(), name: z.string(), dateOfEvent: z.string().nullable() }),
  /** The uuid of the competition; null for an event without one. */
  competition: z.guid().nullable(),
  /** How many rows of every table. */
  rows: z.record(z.string(), z.int().min(0)),
  /** SHA-256 of every other file, by its path. */
  files: z.record(z.string(), hash),
});
export type Manifest = z.infer<typeof manifestSchema>;

const named = z.object({ uuid: z.string(), name: z.string() });

/** What would come in, before anything is written. */
export const archivePreviewSchema = z.object({
  event: z.object({ name: z.string(), dateOfEvent: z.string().nullable(), city: z.string().nullable() }),
  madeAt: z.string(),
  product: z.string(),
  counts: z.object({
    categories: z.number(),
    people: z.number(),
    bouts: z.number(),
    teams: z.number(),
    referees: z.number(),
    pictures: z.number(),
  }),
  people: z.object({
    /** Who becomes a new record. */
    fresh: z.number(),
    /** Who is here already, under the same uuid. */
    here: z.number(),
    /** Who of them gets something that was not known of them. */
    filled: z.number(),
    /** Who is certainly one of the people here: the same names and birth, nothing that counts differs. */
    joined: z.array(named),
    /** Who may be one of the people here: they stay two until somebody merges them. */
    alike: z.array(named),
  }),
  teams: z.object({ fresh: z.number(), here: z.number() }),
});
export type ArchivePreview = z.infer<typeof archivePreviewSchema>;

export const importedArchiveSchema = z.object({
  event: z.object({ id: z.number(), documentId: z.string(), name: z.string() }),
  people: z.object({ fresh: z.number(), joined: z.number(), filled: z.number() }),
  bouts: z.number(),
});
export type ImportedArchive = z.infer<typeof importedArchiveSchema>;

/** Why a file does not come in. */
export const ARCHIVE_PROBLEMS = [
  "not-an-archive",
  "archive-too-large",
  "archive-damaged",
  "archive-newer",
  "archive-incomplete",
  "archive-unsafe-path",
] as const;
export type ArchiveProblem =
  | { readonly code: (typeof ARCHIVE_PROBLEMS)[number] }
  | { readonly code: "event-exists"; readonly event: string; readonly name: string };

/** More than any event has: an event of five days with all its pictures is a tenth of it. */
export const MOST_ARCHIVE_BYTES = 100_000_000;
