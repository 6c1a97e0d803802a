import { quoted } from "../organiser/copyEvent.ts";
import { formatCount, formatNumber } from "../numbers.ts";
import { plural } from "../plural.ts";

const NBSP = "\u00a0";

const DAY_MINUTES = 24 * 60;

/** “3 hours ago”: nobody counts the minutes of a draft. */
function ago(minutes: number): string {
  if (minutes < 5) return "just now";
  if (minutes < 60) return "less than an hour ago";
  const isHours = minutes < DAY_MINUTES;
  return `${formatCount(Math.floor(minutes / (isHours ? 60 : DAY_MINUTES)), isHours ? "hour" : "day")} ago`;
}

/** The first page of the personal area. */
export const personalHome = {
  nearest: {
    title: "Next up",
    today: "today",
    tomorrow: "tomorrow",
    inDays: (days: number) => `in ${days}${NBSP}${plural(days, "day")}`,
    weighIn: "Weigh-in",
    weighInUnknown: "The organiser has not announced the weigh-in time yet",
    weighInOver: "The weigh-in is over",
    noCategory: "no category",
    empty: "No entries for upcoming events",
    emptyText: "Choose a competition with open registration and send an entry.",
    enter: "Submit entry",
  },
  more: (count: number) => `${formatNumber(count)} more`,
  day: {
    mine: "My athletes",
    title: "On the mats today",
    clashes: (count: number) => `Clashes ahead: ${formatNumber(count)}`,
    clashesText: "On different mats at the same time.",
    whole: "Open the day",
    rest: (people: number) => `${formatNumber(people)} more: the whole day`,
  },
  people: {
    title: "My athletes",
    all: "All profiles",
    noPlans: "No entries",
    empty: "Add yourself, your child or a student",
    emptyText: "The profile is used to find categories and send entries.",
    add: "Add athlete",
  },
  tasks: {
    title: "To do",
    none: "All done: nothing needs your attention.",
    confirm: (email: string) => `Confirm your email ${email}`,
    confirmText: "Open the link in our email. Without this you may miss the organiser’s reply.",
    send: "Send the email again",
    sent: "Email sent",
    begun: {
      title: (event: string) => `Finish your entry: ${event}`,
      step: (step: string) => `step ${quoted(step)}`,
      kept: (minutes: number) => `draft saved ${ago(minutes)}`,
      goOn: "Continue",
      drop: "Delete draft",
      dropped: "The draft is deleted.",
      restore: "Restore",
    },
    fix: (event: string) => `Change the entry: ${event}`,
    fixText: (person: string) =>
      `${person}: the organiser asks for changes, otherwise the entry will not get into the bracket.`,
    fee: (event: string, sum: string) => `${sum} to pay: ${event}`,
    feeOnline: "The fee can be paid online, or to the organiser on site.",
    feeAtDesk: "The fee is paid to the organiser, who marks it in the system.",
    incomplete: (person: string) => `Complete the profile: ${person}`,
    incompleteText: (fields: string) => `Missing: ${fields}.`,
    fields: {
      firstName: "first name",
      birthDate: "date of birth",
      gender: "sex",
      representative: "guardian",
    },
    consent: (person: string) => `Give consent: ${person}`,
    consentText: "Entries need consent to the processing of personal data.",
    medical: (person: string) => `Medical certificate: ${person}`,
    medicalMissing: (event: string) => `For ${quoted(event)}, enter the date the certificate is valid until.`,
    medicalShort: (event: string) => `The certificate runs out before ${quoted(event)} begins.`,
    insurance: (person: string) => `Insurance: ${person}`,
    insuranceShort: (event: string) => `The insurance runs out before ${quoted(event)} begins.`,
  },
} as const;
