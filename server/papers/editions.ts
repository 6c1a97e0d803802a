import { isRehearsalName } from "#domain/rehearsal/mark.ts";
import { createHash } from "node:crypto";
import type { PaperKind } from "#contract/paper/paper.ts";
import { CODE_SIGNS } from "#domain/bout/sheetCode.ts";
import type { SheetSize } from "./look.ts";
import type { Cell, Paper } from "./paper.ts";
import { wordsFor } from "./spoken.ts";

export type EditionFacts = {
  readonly kind: PaperKind;
  readonly event: string;
  /** Of one category only: what it is called. */
  readonly category?: string | undefined;
  readonly size: SheetSize;
  readonly edition: number;
  readonly madeAtMs: number;
  readonly code: string;
  readonly timeZone: string;
  readonly isDraft: boolean;
  readonly before?: { readonly edition: number; readonly madeAtMs: number; readonly changes: string };
};

/** «7K4Q-19DF»: the same for the same content, whenever and wherever it was printed (PD7). */
export function codeOf(paper: Paper): string {
  // Where it can be looked up is another place on another server; what it says is the same.
  const content = JSON.stringify(paper, (key, value: unknown) => (key === "address" ? undefined : value));
  const digest = createHash("sha256").update(content).digest();
  const signs = Array.from({ length: 8 }, (_, at) => CODE_SIGNS[(digest[at] ?? 0) % CODE_SIGNS.length]).join(
    "",
  );
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** «15.11.2026 19:42», on the hall's clock. */
export function hallMoment(atMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat("ru", {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  })
    .format(atMs)
    .replace(",", "");
}

/** What is told of an edition on every sheet of it. */
export function withEdition(paper: Paper, facts: EditionFacts): Paper {
  // What people take home carries its own words alone.
  if (paper.type === "diplomas" || paper.type === "badges") return paper;
  const { kind, event, category, size, edition, madeAtMs, code, timeZone, isDraft, before } = facts;
  const words = wordsFor(paper).paper;
  const foot = [
    event,
    words.title(kind),
    category,
    size === "A4" ? undefined : size,
    words.edition(edition),
    words.made(hallMoment(madeAtMs, timeZone)),
    words.code(code),
  ]
    .filter((part) => part !== undefined)
    .join(" · ");
  const note =
    before && words.replaced(before.edition, hallMoment(before.madeAtMs, timeZone), before.changes);
  return {
    ...paper,
    foot,
    ...(paper.type === "queues" ? { printed: words.printed(hallMoment(madeAtMs, timeZone), edition) } : {}),
    ...(paper.type === "brackets" ? { printed: words.asOf(hallMoment(madeAtMs, timeZone)) } : {}),
    ...(note === undefined ? {} : { notes: [note] }),
    ...(isRehearsalName(event) ? { mark: words.rehearsal } : isDraft ? { mark: words.draft } : {}),
  };
}

/** How a new edition differs from the one before: rows by their content, whatever their order (PD8). */
export function changesBetween(before: Paper, after: Paper): string {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  const gone = [...old].filter((row) => !now.has(row)).length;
  const come = [...now].filter((row) => !old.has(row)).length;
  const words = wordsFor(after).paper;
  const rows = Math.max(gone, come);
  return rows === 0 ? words.changedTexts : words.changedRows(rows);
}

const told = (cell: Cell): string[] =>
  typeof cell === "string" ? [cell] : [cell.text, ...(cell.note === undefined ? [] : [cell.note])];

function rowsOf(paper: Paper): ReadonlySet<string> {
  if (paper.type === "diplomas") return new Set(paper.people.map((one) => JSON.stringify(one)));
  if (paper.type === "badges") return new Set(paper.badges.map((one) => JSON.stringify(one)));
  if (paper.type !== "form") return new Set();
  return new Set(
    paper.blocks.flatMap((block) =>
      block.type === "table" ? block.rows.map((row) => [block.title, ...row.flatMap(told)].join("\n")) : [],
    ),
  );
}
