/** What an athlete agreed to show; made into words by the server alone. */
export const athleteDetails = {
  born: (year: number) => `${year} г. р.`,
  coach: (name: string) => `тренер: ${name}`,
} as const;
