export const drift = {
  onTime: "по графику",
  late: (minutes: number) => `отстаёт на\u00a0${minutes}\u00a0мин`,
  early: (minutes: number) => `опережает на\u00a0${minutes}\u00a0мин`,
} as const;

/** The same beside a mat's other times. */
export const shortDrift = {
  onTime: "в срок",
  late: (minutes: number) => `+${minutes}\u00a0мин`,
  early: (minutes: number) => `−${minutes}\u00a0мин`,
} as const;
