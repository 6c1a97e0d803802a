import type { LimitsProblem } from "#domain/category/weightLimits.ts";
import { formatNumber } from "../numbers.ts";

/** Why typed limits are no table (CT52, CT53). */
export type TypedProblem =
  | LimitsProblem
  | { readonly code: "unreadable"; readonly text: string }
  /** The class above does not begin where the others end. */
  | { readonly code: "open-elsewhere"; readonly last: number | undefined };

const limits = {
  example: "57, 63, 70, +70",
  /** Of limits in lower case, also Russian ones: what says “up to”, what says “above”, and what says nothing. */
  above: /over|above|more than|more|from|свыше|выше|более|больше|от|\+|>/y,
  idle: /(?:[\s,;/–—−-]|up to|under|below|and|kgs?\.?|до|под|кг\.?|<)+/y,
  number: /(\d+(?:[.,]\d(?!\d))?)((?:kg|кг)?\+(?!\s*\d))?/y,
  piece: /\S{1,20}/y,
} as const;

export const weightTables = {
  title: "Own weight tables",
  lead: "The same for all competitions",
  empty: "No own tables yet",
  emptyText: "Need weights other than the federation’s? Make a table once: you can start from a ready one.",
  add: "New table",
  change: (title: string) => `Edit the table “${title}”`,
  remove: (title: string) => `Delete the table “${title}”`,
  removeAsk: (title: string) => `Delete the table “${title}”?`,
  removeText: "Categories made from it stay as they are.",
  removeShort: "Delete",
  removed: "Table deleted",
  saved: "Table saved",
  fresh: "New weight table",
  edit: "Weight table",
  create: "Create",
  save: "Save",
  fields: {
    from: "Start from a table",
    fromHint: "Fills in the fields below, you can change them",
    fromNothing: "From scratch",
    title: "Name",
    titleMissing: "Name the table, e.g. “Club cup, men”",
    titleTaken: "There is already a table with this name",
    limits: "Weight limits, kg",
    limitsHint: `Separated by commas or spaces, e.g. ${limits.example}. “+70” or “over 70”: the open class`,
  },
  sexes: { m: "Men", f: "Women", both: "Men and women" },
  limits,
  problem: (problem: TypedProblem): string => {
    switch (problem.code) {
      case "no-limits":
        return `Enter limits, e.g. ${limits.example}`;
      case "too-many-limits":
        return `No more than ${formatNumber(problem.most)} limits in one table`;
      case "limit-out-of-range":
        return `${formatNumber(problem.kg)} kg does not fit: a weight from 10 to 300 kg is needed, to the nearest 0.1`;
      case "limits-out-of-order":
        return `${formatNumber(problem.kg)} comes after ${formatNumber(problem.after)}: limits go from light to heavy and do not repeat`;
      case "unreadable":
        return `Cannot read “${problem.text}”. Enter numbers, e.g. ${limits.example}`;
      case "open-elsewhere":
        return problem.last === undefined
          ? `At least one limit is needed before the open class, e.g. ${limits.example}`
          : `The open class comes last and starts at the last limit: +${formatNumber(problem.last)}`;
    }
  },
} as const;
