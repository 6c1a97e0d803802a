import { listOf, oneOf, segment } from "./envelope.ts";
import { everyPage } from "./everyPage.ts";
import {
  knownFighterSchema,
  organisedCarpetSchema,
  organisedCategorySchema,
  organisedEventSchema,
  type CategoryDraft,
  type CompetitionDraft,
  type EventDraft,
  type EventOpenness,
  type FighterDraft,
} from "./organiser.ts";
import { competitionBriefSchema } from "./entity.ts";
import type { Calls } from "./personalClient.ts";
import { rollCalls } from "./rollClient.ts";
import { staffCalls } from "./staff.ts";

const PAGE = 100;
// Made once: a client is made for every request of a page.
const writtenCategory = oneOf(organisedCategorySchema.omit({ fighters: true }));
const writtenFighter = oneOf(knownFighterSchema.omit({ team: true }));

/** How an organiser makes a tournament: the same collections everybody reads, the roll, and the accounts of officials. */
export function organiserCalls(calls: Calls) {
  return {
    organiser: {
      ...eventCalls(calls),
      ...competitionCalls(calls),
      ...categoryCalls(calls),
      ...fighterCalls(calls),
      ...staffCalls(calls),
    },
    ...rollCalls(calls),
  };
}

function eventCalls({ get, post, put, remove }: Calls) {
  const populate = "competition";
  return {
    events: (page: number) =>
      get("/events", listOf(organisedEventSchema), {
        populate,
        sort: ["dateOfEvent:desc", "id:desc"],
        pagination: { page, pageSize: PAGE },
      }),
    event: (id: string) => get(`/events/${segment(id)}`, oneOf(organisedEventSchema), { populate }),
    createEvent: (data: EventDraft & EventOpenness) => post("/events", oneOf(organisedEventSchema), { data }),
    updateEvent: (id: string, data: EventDraft | EventOpenness) =>
      put(`/events/${segment(id)}`, oneOf(organisedEventSchema), { data }),
    removeEvent: (id: string) => remove(`/events/${segment(id)}`),
  };
}

function competitionCalls({ get, post, put, remove }: Calls) {
  return {
    createCompetition: (data: CompetitionDraft & { readonly event: string }) =>
      post("/competitions", oneOf(competitionBriefSchema), { data }),
    updateCompetition: (id: string, data: CompetitionDraft) =>
      put(`/competitions/${segment(id)}`, oneOf(competitionBriefSchema), { data }),
    carpets: (competitionUuid: string) =>
      everyPage(get, "/carpets", organisedCarpetSchema, {
        filters: { competition: { uuid: { $eq: competitionUuid } } },
        populate: { fightings: { fields: ["id"] } },
        sort: ["position", "id"],
      }),
    createCarpet: (data: { readonly name: string; readonly competition: string }) =>
      post("/carpets", oneOf(organisedCarpetSchema.omit({ fightings: true })), { data }),
    updateCarpet: (id: string, data: { readonly name: string } | { readonly position: number }) =>
      put(`/carpets/${segment(id)}`, oneOf(organisedCarpetSchema.omit({ fightings: true })), { data }),
    removeCarpet: (id: string) => remove(`/carpets/${segment(id)}`),
  };
}

function categoryCalls({ get, post, put, remove }: Calls) {
  return {
    categories: (competitionUuid: string) =>
      everyPage(get, "/categories", organisedCategorySchema, {
        filters: { competition: { uuid: { $eq: competitionUuid } } },
        populate: { fighters: { fields: ["id"] } },
        sort: ["position", "id"],
      }),
    createCategory: (data: CategoryDraft & { readonly competition: string }) =>
      post("/categories", writtenCategory, { data }),
    updateCategory: (id: string, data: CategoryDraft) =>
      put(`/categories/${segment(id)}`, writtenCategory, { data }),
    removeCategory: (id: string) => remove(`/categories/${segment(id)}`),
  };
}

function fighterCalls({ get, post, put }: Calls) {
  return {
    knownFighters: (lastName: string) =>
      get("/fighters", listOf(knownFighterSchema), {
        filters: { lastName: { $startsWithi: lastName } },
        populate: "team",
        sort: ["lastName", "firstName"],
        pagination: { page: 1, pageSize: 5 },
      }),
    createFighter: (data: FighterDraft & { readonly categories?: readonly number[] }) =>
      post("/fighters", writtenFighter, { data }),
    enterFighter: (id: string, category: number) =>
      put(`/fighters/${segment(id)}`, writtenFighter, { data: { categories: { connect: [category] } } }),
    leaveFighter: (id: number, category: number) =>
      put(`/fighters/${id}`, writtenFighter, { data: { categories: { disconnect: [category] } } }),
  };
}
