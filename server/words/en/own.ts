import type { BoutState } from "#contract/competition/entity.ts";
import type { ConsentKind } from "#contract/entry/consent.ts";
import type { ChangeKind, applicationSchema } from "#contract/entry/profile.ts";
import type { FollowKind } from "#domain/follow/follow.ts";
import type { z } from "zod";
import { named } from "../kinds/named.ts";
import { OUTCOMES } from "./outcomes.ts";
import { GRADE_WORDS, paper, POST_WORDS } from "./paper.ts";

const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});
const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const STATES: Readonly<Record<z.infer<typeof applicationSchema>["state"], string>> = {
  new: "Being checked",
  accepted: "Accepted",
  rejected: "Declined",
  withdrawn: "Withdrawn",
};

const CHANGES: Readonly<Record<ChangeKind, string>> = {
  created: "Sent",
  changed: "Changed",
  asked: "The organiser asked for a correction",
  accepted: "Accepted",
  rejected: "Declined",
  withdrawn: "Withdrawn",
  passed: "Weigh-in passed",
  overweight: "Over the limit",
  no_show: "Did not come to the weigh-in",
};

const CONSENTS: Readonly<Record<ConsentKind, string>> = {
  rules: "Terms of service",
  processing: "Processing of personal data",
  publication: "Publication of name and results",
  details: "Showing belt, year of birth and coach",
};

const BOUTS: Readonly<Record<BoutState, string>> = {
  waiting: "Waiting",
  called: "Called to the mat",
  running: "Live",
  paused: "Paused",
  "time-over": "Time is up",
  finished: "Finished",
};

const CLAIMS = {
  new: "Awaits a decision",
  accepted: "Confirmed",
  rejected: "Not confirmed",
  withdrawn: "Withdrawn",
} as const;
const MERGES = { new: "Awaits a decision", accepted: "Merged", rejected: "Declined" } as const;
const LETTERS = { draw: "Draw", schedule: "Schedule" } as const;
const ROLES = { authenticated: "User", referee: "Referee", admin: "Administrator" } as const;
const GENDERS = { m: "Male", f: "Female" } as const;
const FOLLOWED: Readonly<Record<FollowKind, string>> = {
  fighter: "Athlete",
  team: "Club",
  category: "Category",
  event: "Event",
};

/** The words of the paper of everything that is kept about somebody. */
export const own = {
  title: "My data",
  lead: (at: string) =>
    `Everything Kover keeps about you and your athletes as of ${at}. Times are in Greenwich time (UTC).`,
  foot: "Kover · My data",
  moment: (iso: string | null) => (iso === null ? "" : moment.format(Date.parse(iso)).replace(" at ", ", ")),
  day: (iso: string | null) => (iso === null ? "" : day.format(Date.parse(iso))),
  kilograms: (weight: number | null) => (weight === null ? "" : `${weight} kg`),
  state: named(STATES),
  change: named(CHANGES),
  consent: named(CONSENTS),
  belt: paper.belt,
  post: named(POST_WORDS),
  grade: named(GRADE_WORDS),
  boutState: named(BOUTS),
  letter: named(LETTERS),
  mergeState: named(MERGES),
  claimState: named(CLAIMS),
  role: named(ROLES),
  gender: named(GENDERS),
  cause: named(OUTCOMES),
  followed: named(FOLLOWED),
  won: "Won",
  lost: "Lost",
  organiser: "Organiser",
  eventRoles: {
    organiser: "Organiser",
    "chief-judge": "Chief referee",
    secretary: "Secretary",
    "mat-referee": "Mat referee",
    "weigh-in": "Weigh-in",
    announcer: "Announcer",
  },
  you: "You",
  none: "No",
  yes: "Yes",
  sections: {
    account: "Account",
    signIns: "Where you are signed in",
    providers: "Sign-in through other services",
    following: "Whom you follow",
    consents: "Consents",
    mergeRequests: "Requests to merge profiles",
    resultClaims: "Results claimed as own",
    payments: "Fees",
    refereeing: "Refereeing",
    eventRoles: "Roles at events",
    application: (event: string) => `Entry: ${event}`,
    bouts: "Bouts",
  },
  fields: {
    login: "Login",
    email: "Email",
    role: "Role",
    name: "Name",
    phone: "Phone",
    broughtBy: "Invitation code",
    registeredAt: "Registered",
    secondFactorSince: "Sign-in with a code since",
    wantsNotices: "Mails about draws and schedules",
    latinName: "Name in Latin letters",
    birthDate: "Date of birth",
    gender: "Sex",
    weight: "Usual weight",
    belt: "Belt",
    beltSince: "Belt since",
    beltBy: "Given by",
    city: "City",
    club: "Club",
    coach: "Coach",
    representative: "Legal guardian",
    medicalUntil: "Medical certificate until",
    insuranceUntil: "Insurance until",
    photo: "Photo",
    date: "Date of the event",
    category: "Category",
    state: "State",
    comment: "Comment",
    declaredWeight: "Declared weight",
    weighedAt: "Weight at the weigh-in",
  },
  columns: {
    signIns: ["Device", "Signed in", "Last seen"],
    providers: ["Service", "Since"],
    following: ["What", "Number"],
    consents: ["Consent", "Edition", "Given", "Withdrawn"],
    mergeRequests: ["When", "Text", "State"],
    resultClaims: ["When", "Event", "State"],
    payments: ["When", "Event", "For whom", "Sum", "State"],
    refereeing: ["Event", "Name", "Post", "Region and club"],
    eventRoles: ["Event", "Role", "Given", "Taken away"],
    history: ["When", "What happened", "Note"],
    letters: ["When", "What the mail was about"],
    messages: ["When", "Who", "Message"],
    bouts: ["Category", "No.", "State", "Result", "Finished"],
  },
};
