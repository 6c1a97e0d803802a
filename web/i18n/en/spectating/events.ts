import type { NumberedDay } from "#domain/schedule/eventDays.ts";

export const events = {
  crumbs: "Breadcrumbs",
  list: "Competitions",
  tabs: {
    label: "Event sections",
    about: "About",
    mine: "My athletes",
    competition: "Brackets",
    carpets: "Mats",
    teams: "Teams",
    stats: "Statistics",
    change: "Edit",
  },
  state: {
    running: "On now",
    live: (day: NumberedDay | undefined) =>
      day === undefined ? "Live today" : `Live, day ${day.number} of ${day.count}`,
    registration: (until: string) =>
      until === "" ? "Registration is open" : `Registration is open until ${until}`,
    upcoming: "Soon",
    past: "Finished",
    undated: "Date to be confirmed",
  },
} as const;
