/** A stored word as it is read; one that is not known stays as it is, for nothing may be missing from this paper. */
export const named =
  (names: Readonly<Record<string, string>>) =>
  (stored: string | null): string =>
    stored === null ? "" : (names[stored] ?? stored);
