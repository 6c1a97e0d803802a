import { z } from "zod";
import type { Diploma, DiplomaValues } from "#contract/paper/diploma.ts";
import { isRecord } from "#contract/shape.ts";
import type { Spoken } from "./spoken.ts";
import type { DrawnPaper } from "./drawnPaper.ts";
import type { Corner } from "#domain/bout/vocabulary.ts";

/** A text of a table or of a line of facts; a plain string is ordinary text. */
export type Cell =
  | string
  | {
      readonly text: string;
      /** Smaller, behind the text on its line. */
      readonly aside?: string;
      /** Smaller, under the text. */
      readonly note?: string;
      /** `missing` is a field nobody has filled in: never a blank (PD9). */
      readonly look?: "strong" | "winner" | "place" | "missing";
    };

export type Column = {
  readonly title: string;
  /** In millimetres, or the share of what is left. */
  readonly width: number | `${number}*`;
  readonly align?: "left" | "center" | "right";
  /** A column for the pen: its cells are empty by design. */
  readonly isForPen?: boolean;
  /** Columns side by side with the same one have it above them. */
  readonly group?: string;
  /** Of the athletes of one corner: its head carries the sign of the corner. */
  readonly corner?: Corner;
  /** A program that calculates gets its cells as numbers. */
  readonly isNumber?: boolean;
};

export type TableBlock = {
  readonly type: "table";
  /** Repeated with the heads of the columns on every sheet the table goes on to. */
  readonly title?: string;
  /** What titles of such tables are, where several become one: «Категория». */
  readonly titleIs?: string;
  readonly facts?: string;
  readonly columns: readonly Column[];
  /** The title says enough: no heads of columns. */
  readonly hasNoHeads?: boolean;
  readonly rows: readonly (readonly Cell[])[];
  readonly total?: Cell;
  readonly isTotalRight?: boolean;
  /** Rows for the pen are higher than their text. */
  readonly rowHeight?: number;
};

export type Signature = {
  readonly post: string;
  /** Under the post: the category of the judge in words. */
  readonly postNote?: string;
  readonly name: Cell;
  /** Under the name: where they come from. */
  readonly note?: string;
  readonly hasStamp?: boolean;
};

export type Block =
  | { readonly type: "heading"; readonly level: 1 | 2 | 3; readonly text: string }
  | {
      readonly type: "text";
      /** Before the text on its line. */
      readonly strong?: string;
      readonly text: string;
      readonly isQuiet?: boolean;
      /** Somebody's own words, in a frame. */
      readonly isFramed?: boolean;
    }
  | { readonly type: "facts"; readonly rows: readonly (readonly [label: string, value: Cell])[] }
  | TableBlock
  | { readonly type: "signatures"; readonly lines: readonly Signature[] }
  | { readonly type: "page-break" };

/** Who holds the event and which one it is: the top of an official paper. */
export type Head = {
  readonly organisers: string;
  readonly event: string;
  /** Sport, its code, the number in the calendar plan. */
  readonly facts: string;
  readonly dates: string;
  readonly place: string;
  /** Where the paper can be checked; drawn as a QR code with this word under it. */
  readonly link?: { readonly address: string; readonly text: string };
  /** A picture of this server; its bytes are put in when it is printed, never kept. */
  readonly emblem?: string;
};

/** A paper of texts and tables; it becomes a PDF, a page to print, a Word file or a table (PD5). */
export type FormPaper = Spoken & {
  readonly type: "form";
  readonly isLandscape?: boolean;
  readonly head?: Head;
  readonly title: string;
  readonly subtitle?: string;
  /** Stands under the title: which edition replaces which, and what is different. */
  readonly notes?: readonly string[];
  readonly blocks: readonly Block[];
  /** At the left of the foot of every sheet; its number is at the right. */
  readonly foot?: string;
  /** The word across every sheet of a paper that may not be handed in. */
  readonly mark?: string;
};

export const textOf = (cell: Cell): string => (typeof cell === "string" ? cell : cell.text);

/** A sheet for everybody who is to have one. */
export type DiplomasPaper = Spoken & {
  readonly type: "diplomas";
  readonly title: string;
  readonly diploma: Diploma;
  readonly people: readonly DiplomaValues[];
  /** The bytes of its pictures by their addresses, as data addresses: put in when it is printed, never kept. */
  readonly images?: Readonly<Record<string, string>>;
};

export const BADGE_ROLES = ["athlete", "coach", "judge"] as const;

/** What somebody wears in the hall. */
export type Badge = {
  readonly role: (typeof BADGE_ROLES)[number];
  readonly word: string;
  readonly lastName: string;
  readonly names: string;
  /** Region and club, or grade and region. */
  readonly from: string;
  /** Categories, athletes or the post. */
  readonly duties: readonly string[];
  /** All that the QR code holds. */
  readonly code: string;
};

/** Eight to a sheet, to be cut. */
export type BadgesPaper = Spoken & {
  readonly type: "badges";
  readonly title: string;
  /** At the foot of every badge. */
  readonly event: string;
  readonly badges: readonly Badge[];
};

/** Everything that can be printed. */
export type Paper = FormPaper | DrawnPaper | DiplomasPaper | BadgesPaper;

const PAPER_TYPES: readonly unknown[] = [
  "form",
  "brackets",
  "queues",
  "sheets",
  "diplomas",
  "badges",
] satisfies Paper["type"][];

/** Of one that was kept: only this program writes them. */
export const paperSchema = z.custom<Paper>((value) => isRecord(value) && PAPER_TYPES.includes(value["type"]));

/** What is no text to be read. */
const SETTINGS = new Set([
  "type",
  "locale",
  "look",
  "width",
  "align",
  "corner",
  "emblem",
  "image",
  "images",
  "background",
  "picture",
  "address",
]);

/** Every text of a paper, for whoever looks for letters that cannot be printed. */
export function textsOf(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (!isRecord(part)) return [];
  return Object.entries(part).flatMap(([key, value]) => (SETTINGS.has(key) ? [] : textsOf(value)));
}
