import { collection, everyPage, PAGE } from "./collection.ts";
import type { ApiOptions } from "../call.ts";
import type { PersonDraft } from "../entry/person.ts";
import { pageSchema, partnerSchema } from "../event/content.ts";
import { competitionBriefSchema } from "../competition/entity.ts";
import {
  writtenFighterSchema,
  organisedCarpetSchema,
  organisedCategorySchema,
  organisedEventSchema,
  ownTableSchema,
  type CategoryDraft,
  type CompetitionDraft,
  type EventDraft,
  type EventLookDraft,
  type EventOpenness,
  type FighterDraft,
  type OwnTableDraft,
  type PageDraft,
  type PartnerDraft,
  type SlidesDraft,
  type PricingDraft,
} from "../event/organiser.ts";

// Made once: a client is made for every request of a page.
const EVENTS = { found: organisedEventSchema, written: organisedEventSchema };
export const COMPETITIONS = { found: competitionBriefSchema, written: competitionBriefSchema };
const CARPETS = { found: organisedCarpetSchema, written: organisedCarpetSchema.omit({ fightings: true }) };
const CATEGORIES = {
  found: organisedCategorySchema,
  written: organisedCategorySchema.omit({ fighters: true }),
};
const TABLES = { found: ownTableSchema, written: ownTableSchema };
const PARTNERS = { found: partnerSchema, written: partnerSchema };
const PAGES = { found: pageSchema, written: pageSchema };
const FIGHTERS = { found: writtenFighterSchema, written: writtenFighterSchema };

const ofCompetition = (uuid: string) => ({
  filters: { competition: { uuid: { $eq: uuid } } },
  sort: ["position", "id"],
});

/** How an organiser makes a tournament: the same collections everybody reads. */
export function organiserCalls(options: ApiOptions) {
  return {
    ...eventCalls(options),
    ...competitionCalls(options),
    ...categoryCalls(options),
    ...weightTableCalls(options),
    ...fighterCalls(options),
    ...siteCalls(options),
  };
}

function eventCalls(options: ApiOptions) {
  const events = collection(options, "events", EVENTS);
  const populate = "competition";
  return {
    /** All of them, or those with these numbers. */
    events: (page: number, ids?: readonly number[]) =>
      events.find({
        populate,
        ...(ids && { filters: { id: { $in: ids } } }),
        sort: ["dateOfEvent:desc", "id:desc"],
        pagination: { page, pageSize: PAGE },
      }),
    event: (id: string) => events.findOne(id, { populate }),
    createEvent: (data: EventDraft & EventOpenness) => events.create(data),
    updateEvent: (id: string, data: EventDraft | EventOpenness | EventLookDraft | PricingDraft) =>
      events.update(id, data),
    removeEvent: events.remove,
  };
}

function competitionCalls(options: ApiOptions) {
  const competitions = collection(options, "competitions", COMPETITIONS);
  const carpets = collection(options, "carpets", CARPETS);
  return {
    createCompetition: (data: CompetitionDraft & { readonly event: string }) => competitions.create(data),
    updateCompetition: (id: string, data: CompetitionDraft | SlidesDraft) => competitions.update(id, data),
    carpets: (competitionUuid: string) =>
      everyPage(carpets.find, {
        ...ofCompetition(competitionUuid),
        populate: { fightings: { fields: ["id"] } },
      }),
    createCarpet: (data: { readonly name: string; readonly competition: string }) => carpets.create(data),
    updateCarpet: (id: string, data: { readonly name: string } | { readonly position: number }) =>
      carpets.update(id, data),
    removeCarpet: carpets.remove,
  };
}

function categoryCalls(options: ApiOptions) {
  const categories = collection(options, "categories", CATEGORIES);
  return {
    categories: (competitionUuid: string) =>
      everyPage(categories.find, {
        ...ofCompetition(competitionUuid),
        populate: { fighters: { fields: ["id"] } },
      }),
    createCategory: (data: CategoryDraft & { readonly competition: string }) => categories.create(data),
    updateCategory: (id: string, data: CategoryDraft) => categories.update(id, data),
    removeCategory: categories.remove,
  };
}

function weightTableCalls(options: ApiOptions) {
  const tables = collection(options, "weight-tables", TABLES);
  return {
    weightTables: () => everyPage(tables.find, { sort: ["title", "id"] }),
    createWeightTable: (data: OwnTableDraft) => tables.create(data),
    updateWeightTable: (id: string, data: OwnTableDraft) => tables.update(id, data),
    removeWeightTable: tables.remove,
  };
}

/** What belongs to the installation and to no event. */
function siteCalls(options: ApiOptions) {
  const partners = collection(options, "partners", PARTNERS);
  const pages = collection(options, "pages", PAGES);
  return {
    createPartner: (data: PartnerDraft & { readonly position: number }) => partners.create(data),
    updatePartner: (id: string, data: PartnerDraft | { readonly position: number }) =>
      partners.update(id, data),
    removePartner: partners.remove,
    pages: () => everyPage(pages.find, { sort: ["slug"] }),
    createPage: (data: PageDraft) => pages.create(data),
    updatePage: (id: string, data: PageDraft) => pages.update(id, data),
    removePage: pages.remove,
  };
}

function fighterCalls(options: ApiOptions) {
  const fighters = collection(options, "fighters", FIGHTERS);
  return {
    createFighter: (data: FighterDraft & { readonly categories?: readonly number[] }) =>
      fighters.create(data),
    updateFighter: (id: string, data: PersonDraft) => fighters.update(id, data),
    enterFighter: (id: string, category: number) =>
      fighters.update(id, { categories: { connect: [category] } }),
    leaveFighter: (id: number, category: number) =>
      fighters.update(id, { categories: { disconnect: [category] } }),
  };
}
