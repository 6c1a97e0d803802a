/** An object and no list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads an answer that is checked for what its reader relies on, and throws at any other. */
export const checked =
  <T>(isRight: (answer: unknown) => answer is T) =>
  (answer: unknown): T => {
    if (!isRight(answer)) throw new TypeError("an answer of another shape");
    return answer;
  };
