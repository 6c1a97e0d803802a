import type { TimeProblem } from "#domain/ruleset/ownTime.ts";
import type { OvertimeSpec, PeriodSpec } from "#domain/ruleset/rules.ts";
import { quoted } from "./copyEvent.ts";
import { formatClock } from "../../times.ts";
import { formatCount, formatNumber } from "../numbers.ts";

const NBSP = "\u00a0";

const SCORING = { all: "", negative_only: " (negative points only)", none: " (no points)" } as const;
const timesOf = (times: number) => (times === 1 ? "" : `${formatNumber(times)} × `);
const limitOf = (seconds: number | null) =>
  seconds === null ? "" : `, ${formatClock(seconds * 1000)} at most`;

export const organiser = {
  menu: "For organisers",
  home: {
    sections: "Other sections",
    title: "My events",
    lead: "Drafts are seen only by referees and administrators. Spectators see an event once it is published.",
    add: "New event",
    users: "Users",
    site: "Partners and pages",
    seasons: "Seasons",
    empty: "No events yet",
    emptyText: "Create the first one: a name and a date, the rest can be added later.",
    table: "Events",
    columns: { event: "Event", competition: "Competition", state: "Visibility" },
    noCompetition: "not created yet",
    more: "Show more",
  },
  state: {
    draft: "Draft",
    published: "Published",
    registration: "Entries open",
    shown: "Competition public",
    over: "Finished",
    openLate: "Not closed",
  },
  tabs: {
    label: "Event preparation",
    event: "Event",
    competition: "Rules and mats",
    categories: "Categories",
    entries: "Athletes",
    fees: "Fees",
    programme: "Programme",
    referees: "Referees",
    roles: "Access",
    papers: "Documents",
    archive: "Archive",
    rehearsal: "Rehearsal",
    more: "More",
  },
  toPublic: "Page for spectators",
  toDesk: "Head table",
  steps: {
    title: "What’s next",
    done: "done",
    next: "next step",
    later: "later",
    competition: "Choose rules",
    carpets: "Add mats",
    categories: "Add categories",
    fighters: "Gather athletes",
    weighing: "Weigh in",
    draw: "Make the draw",
    start: "Start competition",
    carpetsDone: (count: number) => formatCount(count, "carpet"),
    categoriesDone: (count: number) => formatCount(count, "category"),
    drawnDone: (drawn: number, all: number) => `${formatNumber(drawn)} of ${formatNumber(all)}`,
  },
  event: {
    fresh: "New event",
    freshLead: "It is saved as a draft: only referees and administrators see it.",
    create: "Create draft",
    save: "Save",
    saved: "Event saved",
    created: "Draft created",
    optional: "optional",
    sections: {
      main: "Basics",
      entries: "Entries",
      organiser: "Organiser",
      fees: "Fees",
      schedule: "Schedule",
      documents: "Documents",
      streams: "Streams",
      contacts: "Contacts",
      note: "Internal",
    },
    name: "Name",
    nameMissing: "Name the event: at least 3 characters",
    nameLong: "The name can have up to 200 characters",
    date: "Date",
    dateMissing: "Set the date of the event",
    city: "City",
    venue: "Venue",
    address: "Address",
    dateHint: "The first day. Add the others in the programme",
    addressHint: "Used for directions on the map",
    description: "About the event",
    descriptionHint: "Headings, lists and links; you can paste ready text",
    until: "Entries until",
    untilHint: "Inclusive. Empty: until the draw",
    untilLate: "Entries must close by the day of the event",
    organiserName: "Who runs it",
    organiserNote: "Note",
    organiserNoteHint: "For example, “supported by the federation”",
    organiserMissing: "Name the organiser or remove the note",
    fee: "For what",
    feePlaceholder: "One category",
    rubles: "Roubles",
    rublesWrong: "Whole roubles, from 0 to 1,000,000",
    day: "Day",
    time: "Time",
    timeWrong: "Time as 09:30",
    what: "What",
    documentTitle: "Name",
    url: "Link",
    urlWrong: "The full address, e.g. https://example.com/regulations.pdf",
    contactTitle: "Who",
    phone: "Phone",
    email: "Email",
    emailWrong: "The full email, e.g. john@example.com",
    halfRow: "Complete the row or remove it",
    addRow: {
      fee: "Add fee",
      line: "Add row",
      document: "Add link",
      stream: "Add stream",
      contact: "Add contact",
    },
    row: (number: number) => `row${NBSP}${number}`,
    rowUp: (number: number) => `Move up: row${NBSP}${number}`,
    rowDown: (number: number) => `Move down: row${NBSP}${number}`,
    uploadFile: "Upload file",
    removeRow: (number: number) => `Remove row${NBSP}${number}`,
    note: "Note",
    noteHint: "Seen only by administrators",
    remove: "Delete event",
    removeAsk: (name: string) => `Delete ${quoted(name)}?`,
    removeText: "A deleted event cannot be restored. An event with a competition cannot be deleted.",
    cancel: "Cancel",
  },
  openness: {
    title: "Who can see it",
    published: "The event is published",
    publishedText: "In the calendar and in search",
    registration: "Entries are open",
    registrationText: "Athletes and coaches enter by themselves",
    shown: "Spectators see the competition",
    shownText: "Categories, brackets and mats are open to all",
    first: "Publish the event first",
    noCompetition: "Choose rules and add categories first",
    done: "The changes are live",
    hide: "Unpublish?",
    hideText: "The event leaves the calendar, entries close and the competition is hidden from spectators.",
    hideConfirm: "Unpublish",
  },
  competition: {
    title: "Rules",
    create: "Create competition",
    save: "Save",
    created: "Competition created",
    saved: "Rules saved",
    name: "Name on the scoreboard",
    nameMissing: "Name the competition",
    preset: "Bout rules",
    advantages: "Count advantages",
    penalties: "Count penalties",
    scoreboard: "Scoreboard type",
    brackets: "Knockout brackets",
    bracketsHint: "On pages and on paper; on a phone rounds go one at a time",
    bracketSides: {
      "one-sided": "From one side, final on the right",
      "two-sided": "From both sides, as at IBJJF",
    },
    callSeconds: "Between calls, seconds",
    callSecondsHint: "Usually 30. After the third call a no-show can be recorded",
    callSecondsWrong: "A whole number from 1 to 600",
    weightTolerance: "Weight tolerance, kg",
    weightToleranceHint: "How much over the category limit still passes. Usually 0",
    weightToleranceWrong: "From 0 to 5 kg, in tenths",
    rest: "Rest between bouts, minutes",
    restHint: "Empty: by the rules, 20 minutes at UWW, one bout length at IBJJF, two before the final",
    restWrong: "A whole number from 0 to 120, or empty",
    scoreboards: {
      points: "Points only",
      ibjjf: "IBJJF: advantages and penalties",
      adcc: "ADCC: warnings",
      grappling: "UWW: cautions and passivity",
      ebi: "EBI: escape times",
    },
    started:
      "The competition is under way: new rules apply to bouts that have not begun yet. Periods and overtime do not change after the first bout.",
  },
  time: {
    periods: "Bout periods",
    finalPeriods: "Final periods",
    overtime: "Overtime",
    none: "none",
    noOvertime: /^(?:none|no|0|-|–|—)$/i,
    usual: (told: string) => `If empty, by the rules: ${told}`,
    own: (told: string) => `Will be: ${told}`,
    share: "The time of a category is split into periods in the same proportion",
    periodsOf: (periods: readonly PeriodSpec[]) =>
      periods.map(({ seconds, scoring }) => `${formatClock(seconds * 1000)}${SCORING[scoring]}`).join(" + "),
    overtimeOf: (overtime: OvertimeSpec | undefined): string => {
      switch (overtime?.kind) {
        case undefined:
          return "no overtime";
        case "points":
          return `${timesOf(overtime.max)}${formatClock(overtime.seconds * 1000)} with points`;
        case "golden_score":
          return `until the first point${limitOf(overtime.seconds)}`;
        case "submission_round":
          return `submission round, ${formatClock(overtime.seconds * 1000)}`;
        case "ebi":
          return `EBI rounds: ${formatNumber(overtime.rounds)}${limitOf(overtime.limitSeconds)}`;
      }
    },
    problem: (problem: TimeProblem | { readonly code: "unreadable-time" }): string => {
      switch (problem.code) {
        case "unreadable-time":
        case "period-out-of-range":
          return "Minutes joined by a plus, e.g. 3 + 3, 2 × 3 or 2:30. Each period from 30 seconds to 30 minutes";
        case "no-periods":
          return "At least one period is needed";
        case "too-many-periods":
          return `No more than ${formatNumber(problem.most)} periods`;
        case "overtime-uneven":
          return "Overtime rounds of the same length, e.g. 2 × 3";
        case "overtime-once":
          return "These rules have one overtime: enter one length or “none”";
      }
    },
  },
  mats: {
    title: "Mats",
    lead: "The order here is the order of columns at the head table and on screens.",
    empty: "No mats yet",
    emptyText: "Add as many as the hall will have. You can change their names.",
    first: "Create the competition first",
    name: "Mat name",
    nameMissing: "Name the mat",
    nameTaken: "There is already a mat with this name",
    add: "Add mat",
    rename: "Rename",
    renameTitle: (name: string) => `New name for “${name}”`,
    save: "Save",
    up: (name: string) => `“${name}” up`,
    down: (name: string) => `“${name}” down`,
    remove: (name: string) => `Delete “${name}”`,
    used: (name: string, bouts: number) =>
      `“${name}” has ${formatCount(bouts, "bout")}: move them to another mat first`,
    bouts: (count: number) => (count === 0 ? "no bouts" : formatCount(count, "bout")),
    added: (name: string) => `${name} added`,
    /** Without what looks like another letter or a digit across a hall (CA5). */
    letters: "ABCDEFGHJKLMNPRSTUVWXYZ",
    letter: (letter: string) => `Mat${NBSP}${letter}`,
  },
} as const;
