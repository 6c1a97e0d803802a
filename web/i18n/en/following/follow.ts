import { formatOrdinal } from "../numbers.ts";
import { plural } from "../plural.ts";

export const follow = {
  follow: "Follow",
  followed: "Following",
  star: (name: string) => `Follow: ${name}`,
  page: {
    title: "Favourites",
    lead: "Athletes, clubs, categories and competitions you follow. The list is kept on this device; sign in and it will be on your others too.",
    empty: "You are not following anybody yet",
    emptyText:
      "Press the star beside an athlete, club, category or competition: you will see here when and on which mat their next bouts are.",
    toSearch: "Find an athlete",
    groups: { fighter: "Athletes", team: "Clubs", category: "Categories", event: "Competitions" },
    gone: "not shown at the moment",
    unknown: { fighter: "Athlete", team: "Club", category: "Category", event: "Competition" },
  },
  strip: {
    title: "Mine",
    day: "In order",
    all: "Whole list",
    loading: "Loading your athletes’ bouts",
    failed: "Could not load your athletes’ bouts.",
    again: "Try again",
    next: "Next",
    before: (count: number) => `${count} more ${plural(count, "bout")}`,
    waits: "opponent to be decided",
    place: (place: number) => `${formatOrdinal(place)} place`,
    noBouts: "No bouts yet",
  },
  nav: "Favourites",
} as const;

/** The button that promises a message before an athlete's next bout. */
export const remind = {
  ask: "Remind me",
  done: (name: string) => `We will remind you: ${name}`,
  oneStep: (name: string) => `You follow ${name}. One step left: turn on notifications`,
} as const;
