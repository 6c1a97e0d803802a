import type { StartWindow } from "#domain/schedule/estimate.ts";

const STEP_MS = 5 * 60_000;

/** «≈14:20–14:40», in steps of five minutes: a forecast to the minute would promise what nobody can keep (SN26). */
export function windowWords(
  { fromMs, toMs }: Pick<StartWindow, "fromMs" | "toMs">,
  write: (ms: number) => string,
): string {
  const from = Math.floor(fromMs / STEP_MS) * STEP_MS;
  const to = Math.max(from + STEP_MS, Math.ceil(toMs / STEP_MS) * STEP_MS);
  return `≈${write(from)}–${write(to)}`;
}
