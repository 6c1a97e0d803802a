/** How often somebody was called to the mat; apart from the bout's own page, which few pages need. */
export const calls = {
  times: ["первый вызов", "второй вызов", "третий вызов"],
  many: (count: number) => `вызовов: ${count}`,
  waitingFor: (time: string) => `ждут ${time}`,
} as const;
