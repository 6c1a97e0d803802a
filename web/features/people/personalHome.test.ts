import { expect, test } from "vitest";
import { applicationSchema, profileSchema, type Application, type Profile } from "#contract/entry/profile.ts";
import { personalHome } from "#texts/people/personalHome.ts";
import { begunPath, readBegun, writeBegun } from "./begunEntry.ts";
import { homeTasks, type HomeTask } from "./homeTasks.ts";
import { nearestEvent } from "./nearestEvent.ts";
import { planWords } from "./planWords.ts";

const TODAY = "2026-12-01";
const NOW = { day: TODAY, time: "12:00" };
const stamps = { createdAt: TODAY, updatedAt: TODAY, publishedAt: TODAY };
const NOTHING = Object.fromEntries(Object.keys(profileSchema.shape).map((key) => [key, null]));

const profile = (given: Partial<Profile> = {}): Profile =>
  profileSchema.parse({
    ...NOTHING,
    id: 1,
    documentId: "p1",
    lastName: "Тихонравов",
    firstName: "Лев",
    birthDate: "1990-03-01",
    gender: "m",
    relation: "self",
    medicalUntil: "2027-01-01",
    ...given,
  });

const application = (date: string, given: Partial<Application> = {}): Application =>
  applicationSchema.parse({
    id: 1,
    documentId: "a1",
    createdAt: TODAY,
    state: "accepted",
    needsChange: false,
    comment: null,
    weight: null,
    weighInState: "not_weighed",
    weighInWeight: null,
    profile: profile(),
    event: {
      ...stamps,
      id: Number(date.slice(-2)),
      documentId: `e${date}`,
      name: `Кубок ${date}`,
      dateOfEvent: date,
      showCompetition: true,
      city: null,
      venue: null,
      address: null,
      description: null,
      registrationOpen: true,
      registrationUntil: null,
      pricing: null,
      info: {
        schedule: [
          { day: date, time: "08:30", title: "Взвешивание, до 9:30" },
          { day: date, time: "10:00", title: "Начало схваток" },
        ],
      },
    },
    ...given,
  });

const USER = { email: "lev@kover.example", confirmed: true };
type Own = Parameters<typeof homeTasks>[0]["own"];
const tasksOf = (own: Partial<Own>, user = USER): HomeTask[] => {
  const consentedProfiles = own.profiles?.map(({ id }) => id) ?? [];
  return homeTasks({
    user,
    own: { profiles: [], applications: [], consentedProfiles, ...own },
    today: TODAY,
    isOfficial: own.profiles === undefined,
  });
};

test("[PE7] the next event is the first one ahead somebody is still entered for, with its weigh-in", () => {
  const nearest = nearestEvent(
    [
      application("2026-12-19"),
      application("2026-12-05", { state: "withdrawn" }),
      application("2026-12-12"),
      application("2026-11-30"),
    ],
    NOW,
  );
  expect(nearest).toMatchObject({ daysAhead: 11, event: { name: "Кубок 2026-12-12" } });
  expect(nearest?.weighIns.map(({ time }) => time)).toEqual(["08:30"]);
  expect(nearestEvent([application("2026-11-30")], NOW)).toBeUndefined();
});

test("[PE7] a scale that is closed is named no more, and is not taken for one nobody has told of", () => {
  const at = (time: string) => nearestEvent([application(TODAY)], { day: TODAY, time });
  expect(at("09:29")).toMatchObject({ daysAhead: 0, weighIns: [{ time: "08:30" }], isWeighed: false });
  expect(at("09:30")).toMatchObject({ daysAhead: 0, weighIns: [], isWeighed: true });
  const { event } = application(TODAY);
  const untold = application(TODAY, { event: event && { ...event, info: null } });
  expect(nearestEvent([untold], NOW)).toMatchObject({ weighIns: [], isWeighed: false });
});

test("[PE7, EV8] an athlete's next event is named with all its days until the last has passed", () => {
  const { event } = application("2026-11-30");
  const info = { schedule: [{ day: "2026-12-01", time: "10:00", title: "Дети" }] };
  const applications = [
    application("2026-12-12"),
    application("2026-11-30", { event: event && { ...event, info } }),
  ];
  const said = (today: string) => planWords(profile(), applications, today);
  expect(said(TODAY)).toBe("30 ноября – 1 декабря 2026, Кубок 2026-11-30");
  expect(said("2026-12-02")).toBe("12 декабря 2026, Кубок 2026-12-12");
  expect(planWords(profile({ id: 2 }), applications, TODAY)).toBeUndefined();
});

test("[PE7] who has done everything is asked for nothing", () => {
  expect(tasksOf({ profiles: [profile()], applications: [application("2026-12-12")] })).toEqual([]);
});

test("[PE7] an address, a correction, a consent and what a profile lacks are asked for", () => {
  expect(tasksOf({}, { ...USER, confirmed: false })).toMatchObject([{ type: "confirm" }]);
  const asked = application("2026-12-12", { state: "new", needsChange: true });
  expect(tasksOf({ applications: [asked] })).toMatchObject([{ type: "fix" }]);
  expect(tasksOf({ profiles: [profile()], consentedProfiles: [] })).toMatchObject([{ type: "consent" }]);
  expect(tasksOf({ profiles: [profile({ birthDate: null, gender: null })] })).toMatchObject([
    { type: "incomplete", missing: ["birthDate", "gender"] },
  ]);
});

test("[PE7] who has nobody yet is asked to add an athlete, but for those who work at competitions", () => {
  const nobody = { user: USER, own: { profiles: [], applications: [], consentedProfiles: [] }, today: TODAY };
  expect(homeTasks(nobody)).toEqual([{ type: "first-athlete" }]);
  expect(homeTasks({ ...nobody, isOfficial: true })).toEqual([]);
});

test("[PE7] a fee that is due is a task with its event and what is left of the sum", () => {
  const event = { id: 12, documentId: "e12", name: "Кубок Москвы" };
  const owing = { team: null, lines: [], firstDay: TODAY };
  const people = [
    { ...owing, key: "p1", name: "Лев", owed: 370_000, paid: 0 },
    { ...owing, key: "p2", name: "Ян", owed: 250_000, paid: 200_000 },
    { ...owing, key: "p3", name: "Ия", owed: 250_000, paid: 300_000 },
  ];
  const fees = [{ event, pricing: [], today: TODAY, isOnline: false, people, payments: [] }];
  const own = { profiles: [], applications: [], consentedProfiles: [] };
  expect(homeTasks({ user: USER, own, today: TODAY, isOfficial: true, fees })).toEqual([
    { type: "fee", event, kopecks: 420_000, isOnline: false },
  ]);
  const paid = fees.map((one) => ({ ...one, people: people.filter(({ key }) => key === "p3") }));
  expect(homeTasks({ user: USER, own, today: TODAY, isOfficial: true, fees: paid })).toEqual([]);
});

test("[PE25] an entry that was begun is known by the cookie of its account alone, with the way back", () => {
  const begun = { event: "e12", profile: "p1", step: "papers", savedAt: 1_800_000_000_000 } as const;
  const cookie = writeBegun(7, begun, true).split(";")[0] ?? "";
  const days = (count: number) => begun.savedAt + count * 86_400_000;
  expect(readBegun(`a=1; ${cookie}`, 7, days(6))).toEqual(begun);
  expect(readBegun(cookie, 7, days(7))).toBeUndefined();
  expect(readBegun(cookie, 8, days(0))).toBeUndefined();
  expect(readBegun("entry_draft_7=event%3De12%26at%3Dsoon", 7, days(0))).toBeUndefined();
  expect(begunPath(begun)).toBe("/personal/applications/new?event=e12&profile=p1&step=papers");
  expect(writeBegun(7, undefined, true)).toContain("Max-Age=0");
  const told = { begun, event: "Кубок Москвы", minutes: 0 };
  const own = { profiles: [], applications: [], consentedProfiles: [] };
  expect(homeTasks({ user: USER, own, today: TODAY, isOfficial: true, begun: told })).toEqual([
    { type: "begun", ...told },
  ]);
});

test("[PE25] the age of a draft is told in hours and days", () => {
  const { kept } = personalHome.tasks.begun;
  expect([0, 40, 125, 1500, 4400].map(kept)).toEqual([
    "черновик сохранён только что",
    "черновик сохранён меньше часа назад",
    "черновик сохранён 2\u00a0часа назад",
    "черновик сохранён 1\u00a0день назад",
    "черновик сохранён 3\u00a0дня назад",
  ]);
});

test("[PE7] a minor of a coach needs the name of a representative", () => {
  const student = profile({ relation: "student" });
  expect(tasksOf({ profiles: [{ ...student, birthDate: "2017-01-01" }] })).toMatchObject([
    { type: "incomplete", missing: ["representative"] },
  ]);
  expect(tasksOf({ profiles: [student] })).toEqual([]);
});

test("[PE7] a paper is asked for when it is missing or runs out before the next event", () => {
  const ofPapers = (papers: Partial<Profile>) =>
    tasksOf({ profiles: [profile(papers)], applications: [application("2026-12-12")] });
  expect(ofPapers({ medicalUntil: null })).toMatchObject([{ paper: "medical", isMissing: true }]);
  expect(ofPapers({ medicalUntil: "2026-12-11" })).toMatchObject([{ paper: "medical", isMissing: false }]);
  expect(ofPapers({ medicalUntil: "2026-12-12" })).toEqual([]);
  expect(ofPapers({ insuranceUntil: "2026-12-01" })).toMatchObject([{ paper: "insurance" }]);
});
