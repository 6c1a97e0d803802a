import { formatNumber } from "../numbers.ts";

type Entries = {
  readonly people: number;
  readonly count: number;
  readonly isSelf: boolean;
  readonly waiting: number;
};

/** What an account has entered for an event. */
export const entered = {
  label: "Your entries",
  who: ({ people, count, isSelf, waiting }: Entries) => {
    if (!isSelf) return `Your athletes entered: ${formatNumber(people)}`;
    if (waiting < count) return "You are entered";
    return count === 1 ? "Your entry is being checked" : "Your entries are being checked";
  },
  short: (people: number) => `Entered: ${formatNumber(people)}`,
  waiting: (entries: number) => `Entries being checked: ${formatNumber(entries)}`,
  open: (entries: number) => (entries === 1 ? "Open the entry" : "Open the entries"),
  many: "Enter several",
} as const;
