import { formatDayMonth } from "../dates.ts";

/** The mats of a competition and one of them. */
export const eventMats = {
  pause: (title: string, to: string) => `${title} until ${to}`,
  dayClosed: (next: string | undefined) =>
    `Day closed${next === undefined ? "" : `, continues on ${formatDayMonth(next)}`}`,
  title: "Mats",
  none: "No mats assigned yet",
  noneText: "They appear when the organiser has distributed the bouts.",
  over: "The event is over",
  overText: "There are no more bouts on the mats.",
  now: "On the mat",
  next: "Next",
  prepare: "Get ready",
  queue: "Queue",
  finished: "Finished",
  free: "Free",
  done: "All bouts are over",
  noFinished: "No bout has finished yet",
  noQueue: "The queue is empty",
  whole: (count: number) => `Show all ${count}`,
  progress: "Bouts of the mat already fought",
  later: "Once the pairs are known",
  time: "Start",
  recounted: "Times are recalculated after every bout",
  /** What those of the first places of a queue do. */
  turns: ["Get ready", "Warm-up"],
  tempo: "Mat pace",
  tempoUnit: "bouts per hour",
  meanBout: "Average bout",
  meanGap: "Between bouts",
  endsAt: "ends",
} as const;

/** “−77 kg”, “+92 kg”: a weight class where there is room for a few letters. */
export const weightShort = (weight: string): string =>
  weight.replace(/^up\u00a0to\u00a0/, "−").replace(/^over\u00a0/, "+");
