import { formatNumber } from "../numbers.ts";

const NBSP = "\u00a0";
const KILOBYTE = 1000;

/** “PDF, 1.2 MB”; nothing of what lies elsewhere and says nothing of itself. */
export function fileFacts(url: string, bytes: number): string {
  const type = /\.(pdf|docx?|xlsx?|png|jpg|webp)$/i.exec(url)?.[1]?.toUpperCase();
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  const size =
    kilobytes < KILOBYTE
      ? `${formatNumber(kilobytes)}${NBSP}KB`
      : `${formatNumber(Math.round(kilobytes / 100) / 10)}${NBSP}MB`;
  return [type, bytes > 0 ? size : undefined].filter(Boolean).join(", ");
}

/** The page of an event. */
export const eventAbout = {
  title: "About the event",
  poster: "Whole poster",
  date: "Date",
  city: "City",
  venue: "Venue",
  carpets: "Mats",
  fighters: "Athletes",
  unknown: "to be confirmed",
  noText: "The organiser has not described the event yet. Date and venue are above.",
  results: "Results",
  summary: "Summary",
  teamRanking: "Team ranking",
  allTeams: "All teams",
  allBrackets: "All brackets",
  mine: "My athletes",
  nowOnMats: "On the mats now",
  registration: "Registration",
  registrationOpen: "Open",
  calendar: "Add to calendar",
  registrationClosed: "Closed",
  until: "Entries until",
  untilDay: (day: string) => `until ${day}`,
  apply: "Submit entry",
  fee: "Entry fee",
  firstCategory: "first category",
  furtherCategory: "Each further one",
  stepUntil: (day: string) => `until ${day}`,
  stepLater: "later",
  daysLeft: "Left",
  schedule: "Schedule",
  organiser: "Organiser",
  documents: "Documents",
  tables: { leaderboard: "Results of all categories, CSV", bouts: "All bouts, CSV" },
  streams: "Streams",
  contacts: "Contacts",
  needed: (day: string) =>
    `You will need an athlete profile with a date of birth and a medical certificate valid on ${day === "" ? "the day of the event" : day.replaceAll(" ", NBSP)}.`,
  categories: "Categories",
  bouts: "Fought",
} as const;
