import { formatCount, formatNumber, formatShare } from "../numbers.ts";

const MEDALS = ["gold", "silver", "bronze"];

/** What is next for everything a device follows. */
export const followed = {
  loading: "Loading bouts",
  failed: "Could not load the bouts.",
  again: "Try again",
  team: {
    onMat: (mat: string | undefined) => ["on the mat", mat].filter(Boolean).join(": "),
    waits: "waiting for their turn",
    more: (count: number) => `and ${formatNumber(count)} more to come`,
    done: (count: number) => `Finished competing: ${formatCount(count, "fighter")}`,
    medals: (words: string) => `Medals: ${words}`,
    medalWords: (counts: readonly number[]) =>
      counts.flatMap((count, index) => (count === 0 ? [] : `${count} ${MEDALS[index] ?? ""}`)).join(", "),
    noMedals: "No medals",
  },
  category: {
    now: "Now",
    next: "Next",
    winner: (name: string) => `Winner: ${name}`,
    over: "Category finished",
    noBouts: "No draw yet",
    noNext: "The next pair is not decided yet",
  },
  event: {
    live: (done: number, total: number) => `Live: ${formatShare(done, total, "bout")}`,
    end: (time: string) => `ends ${time}`,
    over: (bouts: number) => `Finished: ${formatCount(bouts, "bout")}`,
    begins: (date: string, days: number) =>
      days === 0 ? `Today, ${date}` : `${date}, in ${formatCount(days, "day")}`,
    was: (date: string) => `Held ${date}`,
    undated: "No date set yet",
  },
} as const;
