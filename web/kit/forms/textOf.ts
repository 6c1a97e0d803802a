/** What was typed, without the blanks around it; what is no text is nothing. */
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
