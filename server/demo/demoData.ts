import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { eventInfoSchema } from "#contract/event/eventInfo.ts";
import { refereePersonSchema } from "#contract/referee/referee.ts";
import { BELTS } from "#domain/category/levels.ts";
import { FORMATS } from "#domain/draw/formats.ts";
import { METHODS } from "#domain/bout/vocabulary.ts";

const ref = z.object({ uuid: z.string() });

const eventSchema = z.object({
  id: z.number(),
  name: z.string(),
  dateOfEvent: z.iso.date(),
  city: z.string(),
  venue: z.string(),
  address: z.string(),
  showCompetition: z.boolean(),
  registrationUntil: z.iso.date(),
  status: z.enum(["registration_open", "registration_closed", "finished"]),
  description: z.string(),
  info: eventInfoSchema,
  /** In kopecks; of an event that asks for no fees here, nothing. */
  pricing: z.array(z.object({ first: z.number(), further: z.number() })).optional(),
});

const categorySchema = z.object({
  uuid: z.string(),
  title: z.string(),
  sex: z.enum(["m", "f"]),
  ageMin: z.number().nullable(),
  ageMax: z.number().nullable(),
  level: z.string().nullable(),
  style: z.string().nullable(),
  weightMin: z.number().nullable(),
  weightMax: z.number().nullable(),
  format: z.enum(FORMATS),
  boutSeconds: z.number(),
  mat: z.string(),
  fighters: z.array(ref),
});

const fightingSchema = z.object({
  uuid: z.string(),
  category: ref,
  fighters: z.tuple([ref, ref]),
  winner: ref.nullable(),
  cause: z.enum(["points", "submission"]).nullable(),
  points: z.record(z.string(), z.object({ scores: z.number() })),
  result: z.object({ method: z.enum(METHODS), technique: z.string().optional() }).nullish(),
});

const athleteSchema = z.object({
  uuid: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  sex: z.enum(["m", "f"]),
  birthDate: z.iso.date(),
  team: z.string(),
  city: z.string(),
  weight: z.number(),
  level: z.string().nullable(),
  belt: z.enum(BELTS).nullable(),
  experienceYears: z.number().nullable(),
});

const hallSchema = z.object({
  competition: z.object({
    uuid: z.string(),
    title: z.string(),
    event: z.number(),
    rules: z.unknown(),
    scoreboardType: z.string(),
    commercials: z.array(z.unknown()),
  }),
  carpets: z.array(z.object({ uuid: z.string(), title: z.string(), number: z.number() })),
  teams: z.array(
    z.object({
      uuid: z.string(),
      name: z.string(),
      city: z.string(),
      country: z.string(),
      coach: z.string().nullable(),
    }),
  ),
  athletes: z.array(athleteSchema),
  categories: z.array(categorySchema),
});

const demoSchema = hallSchema.extend({
  events: z.array(eventSchema),
  fightings: z.array(fightingSchema),
  /** The smaller tournament that is fought on the same day in another hall. */
  second: hallSchema,
  /** What can be entered in events that still take entries. */
  openings: z.array(
    z.object({
      event: z.number(),
      categories: z.array(
        categorySchema.pick({
          title: true,
          sex: true,
          ageMin: true,
          ageMax: true,
          weightMax: true,
          style: true,
          boutSeconds: true,
        }),
      ),
    }),
  ),
  users: z.array(
    z.object({
      email: z.email(),
      role: z.enum(["admin", "referee", "authenticated"]),
      name: z.string(),
      mat: z.string().optional(),
    }),
  ),
  referees: z.array(z.object({ ...refereePersonSchema.shape, mats: z.array(z.string()) })),
  partners: z.array(z.object({ name: z.string(), url: z.url(), level: z.string(), description: z.string() })),
  pages: z.array(z.object({ slug: z.string(), title: z.string(), html: z.string() })),
});

export type DemoData = z.infer<typeof demoSchema>;
export type DemoCategory = DemoData["categories"][number];
export type DemoFighting = DemoData["fightings"][number];

/** Invented people and clubs; the days are moved so that the main event is today, by the calendar of the hall. */
export function readDemoData(today: string): DemoData {
  const text = readFileSync(join(import.meta.dirname, "demo.json"), "utf8");
  const data = demoSchema.parse(JSON.parse(text));
  const main = data.events.find(({ id }) => id === data.competition.event);
  const days = main === undefined ? 0 : (Date.parse(today) - Date.parse(main.dateOfEvent)) / DAY_MS;
  const events = data.events.map((event) => ({
    ...event,
    dateOfEvent: shift(event.dateOfEvent, days),
    registrationUntil: shift(event.registrationUntil, days),
    info: {
      ...event.info,
      schedule: event.info.schedule?.map((line) => ({ ...line, day: shift(line.day, days) })) ?? [],
    },
  }));
  return demoSchema.parse({ ...data, events });
}

const DAY_MS = 86_400_000;
const shift = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The data of the smaller tournament that is fought on the same day in another hall, by people of its own. */
export const secondDemoData = (data: DemoData): DemoData => ({ ...data, ...data.second, fightings: [] });
