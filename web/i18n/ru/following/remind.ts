/** The button that promises a message before an athlete's next bout. */
export const remind = {
  ask: "Напомнить о выходе",
  done: (name: string) => `Напомним: ${name}`,
} as const;
