import { formatCount } from "./numbers.ts";

export const search = {
  title: "Search",
  label: "Search for athletes, clubs and events",
  hint: "Athlete, club, event",
  submit: "Find",
  clear: "Clear",
  results: "Search results",
  groups: { athletes: "Athletes", teams: "Clubs", events: "Events" },
  all: "All results",
  found: (count: number) => `Found: ${formatCount(count, "result")}`,
  more: (count: number) => `and ${count} more`,
  short: "Type at least two letters",
  shortText: "We search by surname, first name, club, event and city. One mistyped letter does no harm.",
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
