import { formatCount } from "./numbers.ts";

export const search = {
  title: "Search",
  label: "Search athletes, categories, clubs and events",
  hint: "Athlete, club, “77 kg”",
  submit: "Find",
  clear: "Clear",
  results: "Search results",
  groups: { athletes: "Athletes", categories: "Categories", teams: "Clubs", events: "Events" },
  /** After the name of the mat. */
  next: {
    isOn: "on the mat",
    waiting: "waiting to be called",
  },
  all: "All results",
  found: (count: number) => `Found: ${formatCount(count, "result")}`,
  more: (count: number) => `and ${count} more`,
  short: "Type at least two letters",
  shortText:
    "Search by name, category and weight (“77”), club, event or city. Latin letters work; a slip of the pen or the wrong keyboard layout does no harm.",
  loading: "Searching…",
  nothing: (typed: string) => `Nothing found for “${typed}”`,
  nothingText:
    "Check the surname or try the name of the club. Athletes who did not allow their name to be shown are not found.",
  failed: {
    offline: "No network. Search will work when it is back.",
    often: "Too many searches in a row. Wait a few seconds.",
    other: "Search did not respond.",
  },
  again: "Try again",
} as const;
