/** What stands on the page itself; everything else is put into words on the server. */
export const careerLabels = {
  title: "Карьера",
} as const;

export const careerWords = {
  none: "Других турниров в системе пока нет.",
  place: (place: string, entrants: string) => `${place}-е место из ${entrants}`,
  noPlace: "без места",
  met: (times: string, record: string) => `Встречались ${times}: ${record}.`,
} as const;
