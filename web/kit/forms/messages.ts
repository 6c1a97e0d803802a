import { forms } from "#texts/forms.ts";
import { english, INCOMPLETE, type FormWords } from "./english.ts";
import type { RuleProblem } from "./rules.ts";

export function problemText(label: string, problem: RuleProblem, words: FormWords = forms): string {
  switch (problem.code) {
    case "own":
      return problem.message;
    case "required":
    case "email":
    case "number":
    case "confirm":
    case "url":
      return (words[problem.code] ?? english[problem.code])(label, problem);
    case "min":
    case "max":
      return (words[problem.code] ?? english[problem.code])(label, problem);
    case "length":
      return (words.length ?? english.length)(label, problem);
    case "date_after":
      return (words.date_after ?? english.date_after)(label, problem);
  }
}

/** Over a form whose submit was refused; the short form only when not even English is loaded (FM6). */
export function incompleteText(count: number, words: FormWords | "none" = forms): string {
  return words === "none" ? INCOMPLETE : (words.incomplete ?? english.incomplete)(count);
}
