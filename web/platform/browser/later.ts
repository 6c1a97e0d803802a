import type { Later } from "#contract/table/later.ts";

export const later: Later = (delayMs, work) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};
