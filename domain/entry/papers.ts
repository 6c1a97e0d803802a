/** What speaks against a paper on the day of a tournament; undefined when it lasts until that day (EN65). */
export type PaperProblem = "missing" | "short";

export function paperProblem(until: string | null, day: string): PaperProblem | undefined {
  if (until === null || until === "") return "missing";
  return until < day ? "short" : undefined;
}
