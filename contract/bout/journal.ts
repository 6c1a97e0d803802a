import { z } from "zod";
import { ok, refuse, type Result } from "#domain/result.ts";
import { uuidSchema } from "../competition/entity.ts";
import { sha256Hex } from "../hash.ts";
import { SUBMIT_STATUSES, submittedEventSchema } from "./submit.ts";

/**
 * A table's own record of what was tapped on it, as a file: newline-delimited JSON. The first line says whose it is, each
 * further line is one act in the order of the taps, the last line is the hash of all text before it (LS17).
 */
export const journalHeaderSchema = z.strictObject({
  journal: z.literal("kover"),
  version: z.literal(1),
  device: uuidSchema,
  /** The table's own wall clock. */
  exportedAt: z.number(),
});

export const journalEntrySchema = z.strictObject({
  fighting: uuidSchema,
  submitted: submittedEventSchema,
  /** What the server had said about it; null for an act that was not answered yet. */
  decision: z.enum(SUBMIT_STATUSES).nullable(),
});

const journalEndSchema = z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/) });

export type JournalHeader = z.infer<typeof journalHeaderSchema>;
export type JournalEntry = z.infer<typeof journalEntrySchema>;
export type Journal = { readonly header: JournalHeader; readonly entries: readonly JournalEntry[] };
/** `damaged`: the file is not what the table wrote. `line` counts from 1, as an editor does. */
export type JournalProblem =
  | { readonly code: "damaged" }
  | { readonly code: "unreadable"; readonly line: number };

export function writeJournal({ header, entries }: Journal): string {
  const body = [header, ...entries].map((line) => `${JSON.stringify(line)}\n`).join("");
  return `${body}${JSON.stringify({ sha256: sha256Hex(body) })}\n`;
}

export function parseJournal(text: string): Result<Journal, JournalProblem> {
  // An editor or a mail program may have changed the line ends; the acts are the same.
  const lines = text.replaceAll("\r\n", "\n").trimEnd().split("\n");
  const end = journalEndSchema.safeParse(parseLine(lines.at(-1)));
  const body = lines.slice(0, -1).map((line) => `${line}\n`);
  if (!end.success || end.data.sha256 !== sha256Hex(body.join(""))) return refuse({ code: "damaged" });
  const header = journalHeaderSchema.safeParse(parseLine(body[0]));
  if (!header.success) return refuse({ code: "unreadable", line: 1 });
  const entries: JournalEntry[] = [];
  for (const [index, line] of body.slice(1).entries()) {
    const entry = journalEntrySchema.safeParse(parseLine(line));
    if (!entry.success) return refuse({ code: "unreadable", line: index + 2 });
    entries.push(entry.data);
  }
  return ok({ header: header.data, entries });
}

function parseLine(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? "");
  } catch {
    return undefined;
  }
}
