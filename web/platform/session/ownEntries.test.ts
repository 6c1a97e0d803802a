import { expect, test } from "vitest";
import { applicationSchema, profileSchema, type Application, type Profile } from "#contract/entry/profile.ts";
import { entriesAt } from "./ownEntries.server.ts";

const NOTHING = Object.fromEntries(Object.keys(profileSchema.shape).map((key) => [key, null]));
const AT = "2026-12-01T00:00:00.000Z";

const profile = (id: number, relation: Profile["relation"]): Profile =>
  profileSchema.parse({ ...NOTHING, id, documentId: `p${id}`, lastName: "Тихонравов", relation });

const ME = profile(1, "self");
const CHILD = profile(2, "child");

const entry = (id: number, person: Profile, state: Application["state"], event = 7): Application =>
  applicationSchema.parse({
    id,
    documentId: `a${id}`,
    createdAt: AT,
    state,
    needsChange: false,
    comment: null,
    weight: null,
    weighInState: "not_weighed",
    weighInWeight: null,
    profile: person,
    event: {
      id: event,
      documentId: `e${event}`,
      createdAt: AT,
      updatedAt: AT,
      publishedAt: AT,
      name: "Кубок",
      dateOfEvent: "2026-12-12",
      showCompetition: true,
      city: null,
      venue: null,
      address: null,
      description: null,
      registrationOpen: true,
      registrationUntil: null,
      pricing: null,
      info: null,
    },
  });

test("[EN64] who has entered themselves alone is told so, with the way to the one entry", () => {
  const own = entriesAt({ profiles: [ME], applications: [entry(1, ME, "accepted")] }, 7);
  expect(own).toEqual({
    people: 1,
    count: 1,
    isSelf: true,
    waiting: 0,
    href: "/personal/applications/a1",
    hasSeveral: false,
  });
});

test("[EN64] people are counted once; what was refused, taken back or is of another event does not count", () => {
  const applications = [
    entry(1, ME, "accepted"),
    entry(2, ME, "new"),
    entry(3, CHILD, "new"),
    entry(4, CHILD, "rejected"),
    entry(5, CHILD, "withdrawn"),
    entry(6, CHILD, "new", 8),
  ];
  const own = entriesAt({ profiles: [ME, CHILD], applications }, 7);
  expect(own).toMatchObject({ people: 2, count: 3, isSelf: false, waiting: 2, hasSeveral: true });
  expect(own.href).toBe("/personal/applications");
  expect(entriesAt({ profiles: [ME], applications: [] }, 7)).toMatchObject({ people: 0, isSelf: false });
});
