/** Words of the tabs most visitors of a category never open: they come with those tabs. */
export const statWords = {
  title: "How bouts ended",
  fought: "Fought",
  early: "Submissions",
  average: "Average bout",
  usual: "Most often",
  method: "Outcome",
  techniques: "Submission techniques",
  technique: "Technique",
  count: "Bouts",
  share: "Share",
  none: "No bouts yet",
  noneText: "Numbers will appear after the first result.",
} as const;

export const entrantWords = {
  title: "Athletes",
  seed: "No.",
  name: "Athlete",
  weight: "Weight, kg",
  wins: "Wins",
  losses: "Losses",
  next: "Next",
  path: (name: string) => `Show the path: ${name}`,
} as const;
