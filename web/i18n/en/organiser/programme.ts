import { formatDayMonth } from "../dates.ts";
import { formatCount } from "../numbers.ts";

const NBSP = "\u00a0";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;

/** How a programme is told to spectators; only the server writes these lines, so no page carries the words. */
export const programmeLineWords = {
  bouts: (session: string | undefined) => (session === undefined ? "Bouts begin" : `${session}: bouts begin`),
  pause: (title: string, to: string, mat: string | undefined) =>
    `${title}${mat === undefined ? "" : `, ${mat}`}, until ${to}`,
  weighIn: (title: string, to: string) => `Weigh-in: ${title}, until ${to}`,
};

/** Days, sessions, breaks and places of categories. */
export const programme = {
  /** “Sat, 14 November”. */
  weekday: (date: string) =>
    `${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ""}, ${formatDayMonth(date)}`,
  first: "Competition first",
  firstText: "A programme is made of mats and categories: choose the rules and add mats.",
  toCompetition: "To rules and mats",
  noMats: "No mats yet",
  noMatsText: "Add mats, and the programme will spread the categories over them.",
  noCategories: "No categories yet",
  toCategories: "To categories",
  empty: "No days yet",
  emptyText:
    "Add the first day: a date and a start. Without a programme bouts follow one another from the start of the competition.",
  addDay: "Day",
  addSession: "Session",
  addBreak: "Break",
  addWeighIn: "Weigh-in",
  editDay: "Edit day",
  dayFacts: (categories: number, bouts: number) =>
    `${formatCount(categories, "category")}, ${formatCount(bouts, "bout")}`,
  dayClosed: (time: string) => `closed at${NBSP}${time}`,
  noStart: "start not set",
  hallUntil: (time: string) => `hall until${NBSP}${time}`,
  end: "end",
  scales: "Scales",
  sessions: "Sessions",
  from: (time: string) => `from${NBSP}${time}`,
  window: (from: string, to: string) => `${from}–${to}`,
  until: (time: string) => `until${NBSP}${time}`,
  timeline: (day: string) => `Mats by time, ${day}`,
  chip: (title: string, from: string, to: string, mat: string) => `${title}, ${from}–${to}, ${mat}`,
  chipSmall: (bouts: number, title: string) => `${bouts} · ${title}`,
  chipBouts: (bouts: number) => formatCount(bouts, "bout"),
  people: (count: number) => formatCount(count, "fighter"),
  keys: "Space lifts a category, arrows move it over time and mats, Enter puts it down, Esc puts it back.",
  lifted: (title: string, mat: string, time: string) =>
    `${title}: ${mat}, ${time}. Enter to put down, Esc to put back`,
  pastMidnight: (title: string) =>
    `Not placed: ${title}. “Not before” is a time of the same day and cannot be past midnight. Place it earlier or give the category another day.`,
  dropHere: (time: string) => `Here, ${time}`,
  tray: "Not placed",
  trayLead: "press one to place it, or place all that match the filter together",
  allPlaced: "All categories are placed",
  filter: {
    sex: "Sex",
    age: "Age",
    level: "Level",
    upTo: "Weight up to, kg",
    any: "all",
    m: "male",
    f: "female",
    children: "children and juniors",
    adults: "adults",
  },
  placed: "show placed ones too",
  placeChosen: (count: number) => `Place ${formatCount(count, "category")}`,
  nobodyChosen: "Nothing matches the filter",
  hinders: "What’s in the way",
  nothingHinders: "Nothing: everything fits",
  notPlanned: "Cannot be worked out yet: nothing is placed on this day",
  notPlannedNoMats: "Cannot be worked out yet: there are no mats",
  hints: {
    late: (mat: string, end: string) => `${mat} will finish at ${end}`,
    lateText: (close: string) => `The hall closes at ${close}.`,
    weighIn: (title: string) => `The weigh-in “${title}” closes after the start`,
    weighInText: (to: string, start: string) => `It goes on until ${to}, but the first bout is at ${start}.`,
    idle: (mat: string) => `${mat} stands idle`,
    idleText: (end: string, last: string) => `It will finish at ${end}, the last mat at ${last}.`,
  },
  saved: {
    day: (date: string) => `Day ${date} saved`,
    dayRemoved: (date: string) => `Day ${date} removed`,
    session: (title: string) => `Session “${title}” saved`,
    sessionRemoved: (title: string) => `Session “${title}” removed`,
    break: (title: string, window: string) => `${title} ${window}`,
    breakRemoved: (title: string) => `${title} removed`,
    weighIn: (title: string, window: string) => `Weigh-in “${title}” ${window}`,
    weighInRemoved: (title: string) => `Weigh-in “${title}” removed`,
    moved: (title: string, where: string) => `${title}: ${where}`,
    placed: (what: string, where: string) => `Placed: ${what}, ${where}`,
    planned: (count: number) => `Plan applied: ${formatCount(count, "category")}`,
    unplaced: (what: string) => `Not placed: ${what}`,
  },
  planning: {
    button: "Plan",
    title: (day: string) => `New plan: ${day}`,
    lead: "Categories get mats, and those not placed get a day too. Sessions, breaks and “not before” stay as they are.",
    dayEnd: (day: string) => `End: ${day}`,
    placed: (count: number) => `Will be placed: ${formatCount(count, "category")}`,
    given: (count: number) =>
      `Their mat is set by you, the plan left them alone: ${formatCount(count, "category")}.`,
    all: "Plan them too",
    changed: "The programme changed while the plan was being made. Close this window and plan again",
  },
  undo: "Undo",
  form: {
    submit: "Save",
    remove: "Remove",
    date: "Date",
    start: "Start",
    close: "Hall closes",
    title: "Name",
    from: "From",
    to: "Until",
    mat: "Mat",
    allMats: "All mats",
    anyMat: "Any",
    session: "Session",
    wholeDay: "Whole day",
    anySession: "No session",
    day: "Day",
    noDay: "Not placed",
    notBefore: "Not before",
    newDay: "New day",
    dayTitle: (day: string) => `Day ${day}`,
    newSession: "New session",
    newBreak: "New break",
    newWeighIn: "New weigh-in",
    lunch: "Lunch",
    onDate: "Weigh-in date",
  },
};
