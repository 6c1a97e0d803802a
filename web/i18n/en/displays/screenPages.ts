import { formatOrdinal } from "../numbers.ts";

/** Words of the pages a screen of the hall fetches when they have their turn. */
export const screenPages = {
  standing: { place: "Place", fighter: "Athlete", wins: "Wins", subs: "Sub.", points: "Points" },
  team: { team: "Team", gold: "1st", silver: "2nd", bronze: "3rd", points: "Points" },
  noTeams: "No team has earned points yet",
  noStandings: "No bouts in the category yet",
  noPlaces: "The places are not decided yet",
  place: (place: number) => `${formatOrdinal(place)} place`,
  queue: { on: "On the mat", next: "Next", ready: "Get ready", warmUp: "Warm-up" },
  noOrder: "The order of bouts appears after the draw",
  // Open corners of a bracket, in as few words as there can be.
  oneOf: (first: string, second: string) => `${first} / ${second}`,
  winnerOf: (bout: string) => `Winner\u00a0${bout}`,
  loserOf: (bout: string) => `Loser\u00a0${bout}`,
} as const;
