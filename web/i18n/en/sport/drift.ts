export const drift = {
  onTime: "On schedule",
  late: (minutes: number) => `${minutes}\u00a0min behind`,
  early: (minutes: number) => `${minutes}\u00a0min ahead`,
} as const;

/** The same beside a mat's other times. */
export const shortDrift = {
  onTime: "On time",
  late: (minutes: number) => `+${minutes}\u00a0min`,
  early: (minutes: number) => `−${minutes}\u00a0min`,
} as const;
