export const drift = {
  onTime: "По графику",
  late: (minutes: number) => `Отстаёт на\u00a0${minutes}\u00a0мин`,
  early: (minutes: number) => `Опережает на\u00a0${minutes}\u00a0мин`,
} as const;

/** The same beside a mat's other times. */
export const shortDrift = {
  onTime: "В срок",
  late: (minutes: number) => `+${minutes}\u00a0мин`,
  early: (minutes: number) => `−${minutes}\u00a0мин`,
} as const;
