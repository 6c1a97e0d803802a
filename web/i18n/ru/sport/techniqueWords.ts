/** The name of a hold; in Russian it is the one of the list. */
export const techniqueWord = (_id: string, label: string): string => label;
