import { z } from "zod";
import { isOneLine } from "#domain/oneLine.ts";
import { DEFAULT_LOCALE, LOCALES } from "../locale.ts";
import { oneLine } from "../oneLine.ts";
import { diplomaSchema, pictureSchema } from "./diploma.ts";

/** Papers of an event, in the order of the list an organiser works through. */
export const PAPER_KINDS = [
  "results",
  "bouts",
  "weigh-sheets",
  "weighing",
  "start",
  "clubs",
  "judges",
  "report",
  "teams",
  "inventory",
  "brackets",
  "queues",
  "sheets",
  "diplomas",
  "badges",
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** Those that name birth dates, licences and weights: they are made by administrators alone (PD10). */
export const PRIVATE_PAPERS: readonly PaperKind[] = [
  "results",
  "bouts",
  "weigh-sheets",
  "weighing",
  "clubs",
  "judges",
  "report",
  "teams",
  "inventory",
  "badges",
];

/** Those that are signed and handed in: what they lack may make them drafts (PD9). */
export const OFFICIAL_PAPERS: readonly PaperKind[] = [
  "results",
  "bouts",
  "weighing",
  "judges",
  "report",
  "teams",
];

/** Those that can be had of one category; any other tells of the whole event, whichever category is asked for (PD80). */
const CATEGORY_PAPERS: readonly PaperKind[] = [
  "results",
  "bouts",
  "weigh-sheets",
  "weighing",
  "start",
  "brackets",
  "diplomas",
  "badges",
];

/** Those that take a larger sheet; any other is A4, whichever size is asked for (PD80). */
const SIZED_PAPERS: readonly PaperKind[] = ["brackets"];

export const PAPER_FORMATS = ["pdf", "docx", "xlsx", "html"] as const;
export type PaperFormat = (typeof PAPER_FORMATS)[number];

const TABLES: readonly PaperFormat[] = PAPER_FORMATS;
const DRAWN: readonly PaperFormat[] = ["pdf"];

/** What each paper can be had as: what is drawn is a picture, and nobody calculates with a report (PD27). */
export const FORMATS_OF: Readonly<Record<PaperKind, readonly PaperFormat[]>> = {
  results: TABLES,
  bouts: TABLES,
  "weigh-sheets": TABLES,
  weighing: TABLES,
  start: TABLES,
  clubs: TABLES,
  judges: TABLES,
  report: ["pdf", "docx", "html"],
  teams: TABLES,
  inventory: ["pdf", "docx", "html"],
  brackets: DRAWN,
  queues: DRAWN,
  sheets: DRAWN,
  diplomas: DRAWN,
  badges: DRAWN,
};

export const SHEET_SIZES = ["A4", "A3"] as const;

const maybeLine = oneLine(0, 300).default("");

/** Sections of the report, in the order they are printed unless an organiser has moved them. */
export const REPORT_SECTIONS = [
  "general",
  "teams",
  "ranks",
  "medals",
  "injuries",
  "protests",
  "conclusion",
] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** Numbers of the report the program counts; one typed by hand is printed with a mark (PD25). */
export const REPORT_NUMBERS = [
  "athletes",
  "regions",
  "men",
  "women",
  "staff",
  "judges",
  "visitors",
  "bouts",
] as const;
export type ReportNumber = (typeof REPORT_NUMBERS)[number];

const freeText = z
  .string()
  .trim()
  .max(4000)
  .transform((text) => text.replaceAll("\r\n", "\n"))
  .refine((text) => text.split("\n").every(isOneLine), "has forbidden characters")
  .default("");

const reportSchema = z.object({
  injuries: freeText,
  protests: freeText,
  conclusion: freeText,
  numbers: z.partialRecord(z.enum(REPORT_NUMBERS), z.int().min(0).max(100_000)).default({}),
  sections: z
    .array(z.enum(REPORT_SECTIONS))
    .max(REPORT_SECTIONS.length)
    .default([...REPORT_SECTIONS]),
});

/** What papers need and no other part of an event tells: typed by the organiser, never guessed. */
export const paperSettingsSchema = z.object({
  /** Who holds the event, as the head of a paper names them. */
  organisers: maybeLine,
  /** At the left of the head: a picture this server keeps. */
  emblem: pictureSchema,
  sport: maybeLine,
  /** Of the sport in the national register of sports. */
  sportCode: maybeLine,
  calendarNumber: maybeLine,
  /** Where the event is held, as protocols name it: «Республика Татарстан». */
  region: maybeLine,
  /** What athletes are weighed in, and on what. */
  attire: maybeLine,
  scale: maybeLine,
  /** Who sign the weigh-in besides the chief secretary. */
  weighingJudge: maybeLine,
  doctor: maybeLine,
  report: reportSchema.prefault({}),
  /** Saved by itself; absent while the usual one is good enough. */
  diploma: diplomaSchema.optional(),
});
export type PaperSettings = z.infer<typeof paperSettingsSchema>;

/** Ten digits and a letter: «0260001611Я», with spaces or without; nothing while it is not known (PD88). */
export const isSportCode = (text: string): boolean => /^(?:\d{10}\p{L})?$/u.test(text.replaceAll(/\s/gu, ""));

// Only what is typed now is asked for its form: a stricter rule must not lose what was saved before it.
const paperHeadSchema = paperSettingsSchema
  .omit({ report: true, diploma: true })
  .extend({ sportCode: maybeLine.refine(isSportCode, "must be ten digits and a letter") });

/** A form saves its own part alone: what somebody else has written in the other stays. */
export const paperPartsSchema = z.strictObject({
  head: paperHeadSchema.exactOptional(),
  report: reportSchema.exactOptional(),
});
export type PaperParts = z.infer<typeof paperPartsSchema>;

export const NO_SETTINGS: PaperSettings = paperSettingsSchema.parse({});

/** As a competition keeps them. */
export const settingsOf = ({ papers }: { readonly papers: unknown }): PaperSettings =>
  paperSettingsSchema.safeParse(papers).data ?? NO_SETTINGS;

/** What a paper lacks: told before it is made (PD9). */
export const GAP_CODES = [
  "organisers",
  "sport",
  "calendar-number",
  "region",
  "chief-referee",
  "chief-secretary",
  "birth-date",
  "athlete-region",
  "coach",
  "grade",
  "open-category",
  "no-draw",
  "tied",
  "not-weighed",
  "crew",
  "no-judges",
  "letters",
  "attire",
  "scale",
  "weighing-judge",
  "doctor",
  "post",
  "injuries",
  "protests",
  "conclusion",
] as const;
export type GapCode = (typeof GAP_CODES)[number];

const gapSchema = z.object({
  code: z.enum(GAP_CODES),
  /** Whose it is: names of athletes, judges or categories, or the letters no font has. */
  names: z.array(z.string()).readonly(),
  /** Without it the paper is only a draft. */
  isGrave: z.boolean(),
});
export type Gap = z.infer<typeof gapSchema>;

export const editionSchema = z.object({
  id: z.guid(),
  kind: z.enum(PAPER_KINDS),
  /** Of one category only: its uuid. */
  category: z.guid().nullable(),
  /** As the category is called now; null for the whole event, and of a category that is no more. */
  categoryTitle: z.string().nullable(),
  size: z.enum(SHEET_SIZES),
  edition: z.number(),
  /** On the hall's clock, as it stands at the foot: «15.11.2026 19:42». */
  made: z.string(),
  /** What stands at the foot of every sheet, to compare a paper with a file. */
  code: z.string(),
  isDraft: z.boolean(),
  /** Its file can still be had. */
  isKept: z.boolean(),
});
export type Edition = z.infer<typeof editionSchema>;

export const papersAnswerSchema = z.object({
  settings: paperSettingsSchema,
  papers: z
    .array(
      z.object({
        kind: z.enum(PAPER_KINDS),
        gaps: z.array(gapSchema).readonly(),
        /** Nothing to print: no athletes, no draw, no judges. */
        isEmpty: z.boolean(),
        /** The newest first, of single categories too. */
        editions: z.array(editionSchema).readonly(),
      }),
    )
    .readonly(),
});
export type PapersAnswer = z.infer<typeof papersAnswerSchema>;

export const makePaperSchema = z.object({
  kind: z.enum(PAPER_KINDS),
  category: z.guid().nullish(),
  size: z.enum(SHEET_SIZES).default("A4"),
  /** Of the page it is asked for on (PD92). */
  locale: z.enum(LOCALES).default(DEFAULT_LOCALE),
});
export type PaperWish = z.infer<typeof makePaperSchema>;

/** The wish without what makes no difference to its kind: the same paper is not two lines of editions (PD80). */
export const effectiveWish = ({ kind, category, size, locale }: PaperWish): PaperWish => ({
  kind,
  locale,
  category: CATEGORY_PAPERS.includes(kind) ? category : null,
  size: SIZED_PAPERS.includes(kind) ? size : "A4",
});
