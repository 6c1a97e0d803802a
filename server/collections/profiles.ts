import { sql } from "kysely";
import { BELTS } from "#domain/category/levels.ts";
import { PROFILE_RELATIONS } from "#domain/entry/consent.ts";
import { defineCollection } from "./collection.ts";
import { SIGNED_IN, date, decimal, one, string, words } from "./fields.ts";
import { enteredInOrganisedEvent, ownRow } from "./rowRules.ts";

const OWN = { read: SIGNED_IN, write: SIGNED_IN };

/** Whose profile it is the server knows; the field does not exist for callers (SE3). */
export const profiles = defineCollection({
  name: "profiles",
  singular: "profile",
  table: "profile",
  access: { read: SIGNED_IN, create: SIGNED_IN, update: SIGNED_IN, delete: SIGNED_IN },
  rows: {
    read: (viewer, alias) => sql`(${ownRow(viewer, alias)} or ${enteredInOrganisedEvent(viewer, alias)})`,
    update: ownRow,
  },
  fields: {
    lastName: string({ ...OWN, isRequired: true }),
    firstName: string(OWN),
    birthDate: date(OWN),
    gender: words(["m", "f"], OWN),
    weight: decimal({ ...OWN, min: 0.1, max: 1000 }),
    phone: string({ ...OWN, max: 40 }),
    photo: string({ ...OWN, isUpload: true }),
    middleName: string(OWN),
    latinName: string(OWN),
    belt: words(BELTS, OWN),
    beltSince: date(OWN),
    beltBy: string(OWN),
    city: string(OWN),
    coach: string(OWN),
    relation: words(PROFILE_RELATIONS, { ...OWN, isNullable: false }),
    representative: string(OWN),
    medicalUntil: date(OWN),
    insuranceUntil: date(OWN),
  },
  relations: { team: one("teams", "team_id", OWN) },
  fill: ({ viewer }) => ({ owner_id: viewer.accountId }),
});
