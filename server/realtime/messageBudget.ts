const WINDOW_MS = 10_000;
const MESSAGES_PER_WINDOW = 40;
const BAD_MESSAGES = 3;

/** Counts what one socket, or one connection, says: too much in a short time, or a third word we do not know, ends the connection (SE19, RT25). */
export function createMessageBudget(now: () => number, most = MESSAGES_PER_WINDOW) {
  let windowStart = now();
  let spoken = 0;
  let bad = 0;
  return {
    allows(isKnown: boolean): boolean {
      if (now() - windowStart >= WINDOW_MS) {
        windowStart = now();
        spoken = 0;
      }
      spoken += 1;
      if (!isKnown) bad += 1;
      return spoken <= most && bad < BAD_MESSAGES;
    },
  };
}
