import { z } from "zod";
import { uuidSchema } from "../competition/entity.ts";
import { likenessSchema } from "./person.ts";

/** One record of one event, as an organiser knows it. */
const recordSchema = z.object({
  uuid: uuidSchema,
  name: z.string(),
  birth: z.string().nullable(),
  club: z.string().nullable(),
  /** Where it stands, the newest first. */
  events: z.array(z.object({ id: z.number(), name: z.string(), dateOfEvent: z.string().nullable() })),
});
export type LinkRecord = z.infer<typeof recordSchema>;

const proposalSchema = z.object({
  one: recordSchema,
  other: recordSchema,
  likeness: likenessSchema,
  /** Equal names and birth, and no other club. */
  isCertain: z.boolean(),
});
export type LinkProposal = z.infer<typeof proposalSchema>;

const linkSchema = z.object({
  id: z.string(),
  at: z.number(),
  author: z.string().nullable(),
  one: recordSchema,
  other: recordSchema,
});
export type PersonLink = z.infer<typeof linkSchema>;

/** More at once would be a page nobody reads. */
export const MOST_PROPOSALS = 500;

export const personLinksSchema = z.object({
  data: z.object({
    people: z.number(),
    events: z.number(),
    /** All that were found; the page shows the first of them. */
    found: z.number(),
    /** The certain ones first. */
    proposals: z.array(proposalSchema),
    /** Those in force, the last first. */
    links: z.array(linkSchema),
  }),
});
export type PersonLinks = z.infer<typeof personLinksSchema>["data"];

const pair = z.strictObject({ one: uuidSchema, other: uuidSchema });

export const linkPeopleSchema = z.object({
  data: z.strictObject({ pairs: z.array(pair).min(1).max(MOST_PROPOSALS) }),
});
export const linkPairSchema = z.object({ data: pair });
export const linkedSchema = z.object({ data: z.object({ linked: z.number() }) });
export const linkDoneSchema = z.object({ data: z.object({ isDone: z.literal(true) }) });
