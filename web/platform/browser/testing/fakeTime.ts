/** A clock that stands still until a test moves it. */
export function createFakeTime() {
  let now = 0;
  let waiting: { readonly at: number; readonly callback: () => void }[] = [];

  const dueNext = (until: number) => waiting.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= until);

  return {
    now: () => now,
    startTimer: (delayMs: number, callback: () => void) => {
      const timer = { at: now + delayMs, callback };
      waiting.push(timer);
      return () => void (waiting = waiting.filter((one) => one !== timer));
    },
    pass: (ms: number) => {
      const until = now + ms;
      for (let due = dueNext(until); due !== undefined; due = dueNext(until)) {
        now = due.at;
        waiting = waiting.filter((one) => one !== due);
        due.callback();
      }
      now = until;
    },
  };
}
