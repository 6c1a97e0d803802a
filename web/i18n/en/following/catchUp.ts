/** What happened for the followed while nobody looked. */
export const catchUpWords = {
  loading: "What you missed",
  title: (since: string) => `Since ${since}`,
  none: (title: string) => `${title}: nothing new`,
  nothing: "Nothing has happened since then for those you follow.",
  since: "Since when",
  last: (since: string) => `since your last visit, ${since}`,
  from: (since: string) => `since ${since}`,
  more: (count: number) => `and ${count} more: choose a later time to see the rest`,
  moreChanges: (count: number) => `and ${count} more: the rest is on the pages of the athletes`,
  moved: (to: string, from: string) => (from === "" ? `Mat: ${to}` : `${to}, was ${from}`),
  shifted: (to: string, from: string) => `Starts ≈${to}, was expected at ${from}`,
} as const;
