export const drift = {
  onTime: "по графику",
  late: (minutes: number) => `отстаёт на\u00a0${minutes}\u00a0мин`,
  early: (minutes: number) => `опережает на\u00a0${minutes}\u00a0мин`,
} as const;
