/** The teams of an event. */
export const eventTeams = {
  title: "Teams",
  team: "Team",
  city: "City",
  fighters: "Athletes",
  wins: "Wins",
  subs: "Submissions",
  points: "Points",
  from: "Who earned the points",
  none: "No teams yet",
  noneText: "They appear with the first entries.",
  search: "Team or city",
  place: "No.",
} as const;
