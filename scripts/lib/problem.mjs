/** Something the person at the keyboard can act on: shown as one sentence, without a stack. */
export class Problem extends Error {
  /**
   * @param {string} sentence
   * @param {string} [details] shown below the sentence, for instance the end of a log
   */
  constructor(sentence, details) {
    super(sentence);
    this.details = details;
  }
}

/**
 * Runs `work`; a Problem becomes its sentence and exit code 1, anything else stays an error.
 * @param {() => Promise<number>} work
 * @returns {Promise<number>}
 */
export async function sayProblems(work) {
  try {
    return await work();
  } catch (error) {
    const problem = error instanceof Problem ? error : fileProblem(error);
    if (problem === undefined) throw error;
    if (problem.details) console.error(problem.details);
    console.error(problem.message);
    return 1;
  }
}

/** @param {unknown} error */
function fileProblem(error) {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined;
  const path = "path" in error && typeof error.path === "string" ? error.path : "the project folder";
  if (["EACCES", "EPERM", "EROFS"].includes(error.code))
    return new Problem(`Cannot write to ${path}: give this user the right to write there.`);
  if (error.code === "ENOSPC") return new Problem("The disk is full: free some space and start again.");
  return undefined;
}
