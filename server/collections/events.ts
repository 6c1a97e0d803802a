import { sql } from "kysely";
import { eventInfoSchema } from "#contract/event/eventInfo.ts";
import { eventLookSchema } from "#contract/competition/eventLook.ts";
import { pricingSchema } from "#contract/fee/pricing.ts";
import { defineCollection } from "./collection.ts";
import {
  ADMIN,
  EVERYONE,
  NOBODY,
  boolean,
  date,
  html,
  integer,
  json,
  manyToMany,
  oneOf,
  string,
  text,
  words,
} from "./fields.ts";
import { publishedEvent, realEvent } from "./rowRules.ts";

const STATUSES = ["draft", "registration_open", "registration_closed", "in_progress", "finished"];

export const events = defineCollection({
  name: "events",
  singular: "event",
  table: "event",
  access: { read: EVERYONE, create: ADMIN, update: ADMIN, delete: ADMIN },
  rows: { read: publishedEvent, list: realEvent },
  fields: {
    name: string({ isRequired: true, min: 3, max: 200 }),
    dateOfEvent: date(),
    showCompetition: boolean(),
    city: string(),
    venue: string(),
    address: string(),
    description: html(),
    status: words(STATUSES, { isNullable: false }),
    isPublished: boolean(),
    registrationOpen: boolean(),
    registrationUntil: date(),
    info: json(eventInfoSchema),
    look: json(eventLookSchema),
    pricing: json(pricingSchema),
    internalNote: text({ read: ADMIN }),
    copiedFrom: integer({ read: ADMIN, write: NOBODY }),
  },
  relations: {
    competition: oneOf("competitions", "event_id"),
    teams: manyToMany("teams", { table: "event_team", own: "event_id", other: "team_id" }),
  },
  // The organiser says when it is seen; what is shown or takes entries is meant to be (EV6).
  fill: ({ columns }) => ({
    is_published: columns["show_competition"] === true || columns["registration_open"] === true,
  }),
  shownIn: (id) => sql`select id from competition where event_id = ${id}`,
  partOf: (id) => sql`select id from competition where event_id = ${id}`,
});
