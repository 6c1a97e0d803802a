import { formatNumber, formatOrdinal } from "../numbers.ts";

/** Everybody of a coach on one day, over all mats. */
export const mine = {
  title: "My athletes",
  lead: "The next bouts of your athletes and of those you follow, in order and on all mats.",
  ahead: "Now and next",
  nothingAhead: "No bouts ahead",
  nothingAheadText: "A new one will stand here as soon as its pair is known.",
  results: "Results",
  record: (wins: number, losses: number) => `wins ${formatNumber(wins)}, losses ${formatNumber(losses)}`,
  place: (place: number) => `${formatOrdinal(place)} place`,
  clashes: "Clashes",
  clash: (mats: readonly string[], time: string) => {
    const where = `Clash: mats ${listed(mats)}`;
    return time === "" ? where : `${where} around ${time}`;
  },
  needed: (name: string, mat: string, when: string) =>
    `${name}: ${[`mat\u00a0${mat}`, when].filter(Boolean).join(", ")}`,
  rightNow: "now",
  moreClashes: (count: number) => `Later there are more: ${formatNumber(count)}`,
  loading: "Loading your athletes’ bouts",
  nobody: "Your athletes will be here",
  nobodyText:
    "Press the star beside an athlete or a club of this event. Those you entered will be here by themselves.",
  choose: "All athletes",
  hidden: "No bouts to see yet",
  hiddenText: "The organiser will open them after the draw.",
  signIn: "Sign in to see those you entered",
  signInText: "Without it, those this device follows are here.",
  toSignIn: "Sign in",
} as const;

/** “A, B and C” */
function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
