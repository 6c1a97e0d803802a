import type { ChangePlan } from "#contract/draw/lateChange.ts";
import type { DrawProblem } from "#domain/category/drawable.ts";
import { formatCount, formatNumber, formatWeight } from "./numbers.ts";
import { plural } from "./plural.ts";
import { problemText } from "./problems.ts";

const WHY_NOT: Readonly<Record<string, string>> = {
  "no-bye": "there are no byes",
  "no-free-place": "there are no free places",
  "bouts-started": "bouts that have started prevent it",
  "redraw-needed": "there is no place in this bracket",
  "already-in-the-draw": "already in the bracket",
};

function misfitWord(misfit: ChangePlan["misfits"][number]): string {
  if (misfit.code === "other-sex") return "different sex";
  const age = formatCount(misfit.age, "year");
  return misfit.code === "too-young" ? `too young: ${age}` : `over the age limit: ${age}`;
}

/** Changes of a draw on the day: who comes, where they stand, what follows. */
export const lateWords = {
  title: (category: string) => `Latecomer in “${category}”`,
  replaceTitle: (category: string) => `Replacement in “${category}”`,
  atTheScale: "Weigh and add a latecomer",
  category: "Category",
  categoryHint: "With a bracket. Before the draw the organiser adds athletes",
  categoryMissing: "Choose a category",
  loading: "Looking at the bracket…",
  who: "Who has come",
  whoHint: "Surname or first name: we will find them if they are here already",
  nobodyKnown: "There is nobody like that among the event’s athletes. The organiser adds new people.",
  wasHere: "was in this bracket",
  takeNew: (needle: string) => `New person “${needle}”`,
  firstName: "First name",
  birthDate: "Date of birth",
  sex: "Sex",
  m: "Male",
  f: "Female",
  hasConsent: "There is a signed consent to publish the name",
  weight: "Weight now",
  kilograms: "kg",
  limit: (limit: number | null) =>
    limit === null
      ? "No limit. Will be marked as weighed in"
      : `Limit ${formatWeight(limit)}. Will be marked as weighed in`,
  over: (kg: number) => `Overweight by ${formatWeight(kg)}: not cleared at this weight`,
  where: "Where to put them",
  advised: "advice",
  ways: {
    bye: "Instead of a bye",
    "free-place": "In the place of one who withdrew",
    row: "One more row of the table",
    redraw: "A new draw of what has not started",
    replace: "Instead of one who leaves",
  },
  replaces: "takes the same place, the opponents do not change",
  insteadOf: "Who leaves",
  insteadOfMissing: "Choose an athlete",
  reason: "Reason for leaving",
  reasonHint: "Optional. Goes into the draw record",
  whyNot: (code: string) => WHY_NOT[code] ?? problemText(code) ?? code,
  against: (name: string) => `vs ${name}`,
  number: (place: number) => `number ${formatNumber(place)}`,
  redraws: (bouts: number) => `pairs change: ${formatCount(bouts, "bout")}`,
  mate: (name: string) => `Meets a clubmate at once: ${name}`,
  confirm: (name: string, bout: number | null) =>
    bout === null ? `Add: ${name}` : `Add: ${name}, bout ${formatNumber(bout)}`,
  confirmReplace: (name: string) => `Replace with: ${name}`,
  choose: "Add",
  replace: "Replace",
  done: (name: string) => `${name} is in the bracket`,
  replaced: (name: string, left: string) => `${name} is in the bracket instead of ${left}`,
  plan: {
    title: "What will change",
    later: "We will show it when everything is chosen.",
    nothing: "No pairs will change",
    misfit: "Does not fit this category",
    misfits: (misfits: ChangePlan["misfits"]) =>
      `${misfits.map(misfitWord).join(", ")}. Adding is possible: the chief referee decides.`,
    open: "to be decided",
    bout: (number: number | null, pair: string, mat: string | undefined) =>
      [number === null ? pair : `Bout ${formatNumber(number)}: ${pair}`, mat].filter(Boolean).join(", "),
    made: "new bout",
    was: (pair: string) => `was: ${pair}`,
    dropped: (number: number | null, pair: string) =>
      number === null ? pair : `Bout ${formatNumber(number)}: ${pair}`,
    passes: "will not take place, the opponent goes through",
    more: (count: number) => `and ${formatNumber(count)} more ${plural(count, "bout")}`,
    mat: (mat: string | undefined, ms: number) => {
      const minutes = formatCount(Math.max(1, Math.round(Math.abs(ms) / 60_000)), "minute");
      return `${mat ?? "Mat"}: ends ${minutes} ${ms > 0 ? "later" : "earlier"}`;
    },
  },
  wayOut: {
    withdrawn: "The entry was withdrawn or declined: restore it among the entries.",
    "not-accepted": "Accept the entry and try again.",
    "no-consent": "They cannot be added without consent to data processing: get the consent.",
    "no-show": "Came later? Enter the weight to mark the athlete as weighed in.",
    overweight: "Enter a new weight or choose a heavier category.",
    "too-heavy": "Enter the weight from the scale or choose a heavier category.",
    "not-weighed": "Enter the weight from the scale.",
  } satisfies Record<DrawProblem, string>,
  undo: "Undo",
  undone: "The last change of the bracket was undone",
} as const;
