import { z } from "zod";
import type { STYLES } from "#domain/category/category.ts";
import type { PriceList } from "#domain/fee/priceSteps.ts";
import { decideLimits } from "#domain/category/weightLimits.ts";
import { eventSchema, type Page, type Partner } from "./content.ts";
import {
  CATEGORY_STATUSES,
  commercialSchema,
  competitionBriefSchema,
  rulesSchema,
  uuidSchema,
  type Commercial,
} from "../competition/entity.ts";
import type { EventInfo } from "./eventInfo.ts";
import type { EventLook } from "../competition/eventLook.ts";

const entry = { id: z.number(), documentId: z.string() };

/** An event as its organiser knows it, published or not (EV6). */
export const organisedEventSchema = eventSchema.extend({
  isPublished: z.boolean(),
  /** Not in a list for who organises only some of the events. */
  internalNote: z.string().nullable().default(null),
  /** The number of the event it was made after. */
  copiedFrom: z.number().nullable().default(null),
  competition: competitionBriefSchema
    .extend({
      ...entry,
      rules: rulesSchema,
      scoreboardType: z.string().nullable(),
      commercials: z.array(commercialSchema),
    })
    .nullish(),
});
export type OrganisedEvent = z.infer<typeof organisedEventSchema>;

/** What an entry costs, saved by itself. */
export type PricingDraft = { readonly pricing: PriceList };

export type EventDraft = {
  readonly name: string;
  readonly dateOfEvent: string | null;
  readonly city: string | null;
  readonly venue: string | null;
  readonly address: string | null;
  readonly description: string | null;
  readonly registrationUntil: string | null;
  readonly internalNote: string | null;
  readonly info: EventInfo;
};

/** Nothing is as every event looks. */
export type EventLookDraft = { readonly look: EventLook | null };

/** Who may see what of an event. */
export type EventOpenness = {
  readonly isPublished: boolean;
  readonly registrationOpen: boolean;
  readonly showCompetition: boolean;
};

export type CompetitionDraft = {
  readonly title: string;
  readonly rules: NonNullable<z.infer<typeof rulesSchema>>;
  readonly scoreboardType: string | null;
};

/** Partners' slides in their order. */
export type SlidesDraft = { readonly commercials: readonly Commercial[] };

export type PartnerDraft = Pick<Partner, "name" | "description" | "url" | "level" | "logo">;
export type PageDraft = Pick<Page, "slug" | "title" | "content">;

export const organisedCarpetSchema = z.object({
  ...entry,
  uuid: uuidSchema,
  name: z.string(),
  position: z.number(),
  fightings: z.array(z.object({ id: z.number() })),
});
export type OrganisedCarpet = z.infer<typeof organisedCarpetSchema>;

export const organisedCategorySchema = z.object({
  ...entry,
  uuid: uuidSchema,
  title: z.string(),
  status: z.enum(CATEGORY_STATUSES),
  boutSeconds: z.number().nullable(),
  sex: z.enum(["m", "f"]).nullable(),
  ageMin: z.number().nullable(),
  ageMax: z.number().nullable(),
  level: z.string().nullable(),
  style: z.string().nullable(),
  weightMin: z.number().nullable(),
  weightMax: z.number().nullable(),
  fighters: z.array(z.object({ id: z.number() })),
});
export type OrganisedCategory = z.infer<typeof organisedCategorySchema>;

/** Inclusive upper limits of an own weight table, kg, the lightest first (CT52). */
export const limitsSchema = z
  .array(z.number())
  .refine((limits) => decideLimits(limits).ok)
  .readonly();

export const ownTableSchema = z.object({
  ...entry,
  title: z.string(),
  sex: z.enum(["m", "f"]).nullable(),
  ageMin: z.number(),
  ageMax: z.number().nullable(),
  limitsKg: limitsSchema,
  isOpenAbove: z.boolean(),
});
export type OwnTable = z.infer<typeof ownTableSchema>;
export type OwnTableDraft = Omit<OwnTable, keyof typeof entry>;

/** What is read back of an athlete that was written. */
export const writtenFighterSchema = z.object({ ...entry, uuid: uuidSchema, lastName: z.string() });

export type FighterDraft = {
  readonly lastName: string;
  readonly firstName: string | null;
  readonly birthDate: string | null;
  readonly sex: "m" | "f" | null;
  readonly weight: number | null;
  readonly team: string | null;
  /** A signed consent to publish the name is at hand (EN15). */
  readonly hasConsent?: boolean;
};

export type CategoryDraft = {
  readonly title: string;
  readonly boutSeconds: number | null;
  readonly sex: "m" | "f" | null;
  readonly ageMin: number | null;
  readonly ageMax: number | null;
  readonly level: string;
  readonly style: (typeof STYLES)[number];
  readonly weightMin: number | null;
  readonly weightMax: number | null;
};
