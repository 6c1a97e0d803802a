import { z } from "zod";
import { uploadedPictureSchema } from "../competition/eventLook.ts";
import { oneLine } from "../oneLine.ts";

/** A mat on an upright sheet, or a belt along the edge of a lying one. */
export const DIPLOMA_LAYOUTS = ["mat", "belt"] as const;
export type DiplomaLayout = (typeof DIPLOMA_LAYOUTS)[number];

/** Lines of a diploma from its top; the body may have several. */
export const DIPLOMA_TEXTS = [
  "organiser",
  "title",
  "degree",
  "lead",
  "name",
  "middleName",
  "from",
  "body",
  "foot",
] as const;
export type DiplomaText = (typeof DIPLOMA_TEXTS)[number];

/** As this server names the files it keeps. */
export const pictureSchema = uploadedPictureSchema.nullable().default(null);

const line = oneLine(0, 300);
export const MOST_OFFSET_MM = 50;
const offset = z.number().min(-MOST_OFFSET_MM).max(MOST_OFFSET_MM).default(0);

const signerSchema = z.object({ post: line, name: line, picture: pictureSchema });

/** How the diplomas of an event look; `{…}` in a text stands for what is known of a person. */
export const diplomaSchema = z.object({
  layout: z.enum(DIPLOMA_LAYOUTS),
  texts: z.object({
    organiser: line,
    title: line,
    degree: line,
    lead: line,
    name: line,
    middleName: line,
    from: line,
    body: z.string().trim().max(1000),
    foot: line,
  }),
  signers: z.tuple([signerSchema, signerSchema]),
  background: pictureSchema,
  /** Over the text; on the belt where it lies along the edge. */
  logo: pictureSchema,
  /** For blanks from a printing house: neither background nor lines. */
  isTextOnly: z.boolean().default(false),
  /** How far everything is moved, in millimetres: printers take paper in differently. */
  offsetX: offset,
  offsetY: offset,
});
export type Diploma = z.infer<typeof diplomaSchema>;

/** What stands for `{…}`, by the word between the braces. */
export const diplomaValuesSchema = z.record(z.string(), z.string());
export type DiplomaValues = z.infer<typeof diplomaValuesSchema>;

/** What an editor needs: the template as it is and as it was made for everybody, and somebody to try it on. */
export const diplomaAnswerSchema = z.object({
  diploma: diplomaSchema,
  usual: diplomaSchema,
  /** Of the athlete with the longest name. */
  sample: diplomaValuesSchema,
});
export type DiplomaAnswer = z.infer<typeof diplomaAnswerSchema>;

/** Everybody on a podium, with what stands on their diploma. */
export const diplomaListSchema = z.object({
  category: z.string(),
  diploma: diplomaSchema,
  people: z.array(z.object({ fighter: z.guid(), name: z.string(), values: diplomaValuesSchema })).readonly(),
});

export type DiplomaList = z.infer<typeof diplomaListSchema>;

const PLACEHOLDER = /\{([^{}]*)\}/gu;

/** A text with what is known put in; a word nobody knows stays as it was typed. */
export const fillIn = (text: string, values: DiplomaValues): string =>
  fillBraces(text, values).replaceAll(/ {2,}/gu, " ").trim();

/** The same with its spaces as they are. */
export const fillBraces = (text: string, values: DiplomaValues): string =>
  text.replaceAll(PLACEHOLDER, (whole, name: string) => values[name] ?? whole);

/** Words in braces that stand for nothing. */
export const unknownIn = (text: string, values: DiplomaValues): string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([whole, name = ""]) => (name in values ? [] : [whole]));
