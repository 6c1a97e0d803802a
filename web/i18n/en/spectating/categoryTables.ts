/** The column heads of the tables of a category; only the server writes them. */
export const categoryTables = {
  category: "Category",
  entries: ["No.", "Athlete", "Team", "City", "Weight, kg"],
  leaderboard: ["Place", "Athlete", "Team", "City", "Wins", "Submissions", "Points", "Weight, kg"],
  bouts: [
    "No.",
    "Round",
    "Red",
    "Red’s team",
    "Red’s points",
    "Blue’s points",
    "Blue",
    "Blue’s team",
    "Winner",
    "How it ended",
    "Mat",
    "Start",
    "End",
  ],
} as const;

export const categoryFile = {
  csv: "CSV",
  save: "Download the table as CSV",
} as const;

/** The page of a category that is part of another now. */
export const mergedCategory = {
  status: (title: string) => `Merged with “${title}”`,
  text: "The athletes of this category compete together with another one: the bracket, bouts and result are there.",
  open: "Open category",
};
