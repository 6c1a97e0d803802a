/** What an athlete agreed to show; made into words by the server alone. */
export const athleteDetails = {
  born: (year: number) => `born ${year}`,
  coach: (name: string) => `coach: ${name}`,
} as const;
