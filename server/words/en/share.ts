import type { BoutState, CategoryStatus } from "#contract/competition/entity.ts";
import type { EventDays } from "#domain/schedule/eventDays.ts";
import { PICTURED_METHODS } from "#domain/bout/publicMethod.ts";
import { METHODS } from "#domain/bout/vocabulary.ts";
import { counted, ordinal } from "./counted.ts";
import { OUTCOMES } from "./outcomes.ts";
import { daysBetween } from "./days.ts";

const STATUSES: Readonly<Record<CategoryStatus, string>> = {
  draft: "Not drawn",
  drawn: "Drawn",
  in_progress: "Live",
  finished: "Results",
  awarded: "Results",
  merged: "Merged",
};

const STATES: Readonly<Record<BoutState, string>> = {
  waiting: "Waiting",
  called: "Called to the mat",
  running: "Live",
  paused: "Paused",
  "time-over": "Time is up",
  finished: "Finished",
};

/** The words on share pictures; everything else a person reads is in the pages. */
export const share = {
  days: (days: EventDays | undefined) =>
    days === undefined ? "" : daysBetween(Date.parse(days.first), Date.parse(days.last)),
  live: "Live now",
  fighters: (count: number) => counted(count, ["athlete", "athletes"]),
  categories: (count: number) => counted(count, ["category", "categories"]),
  carpets: (count: number) => counted(count, ["mat", "mats"]),
  wins: (count: number) => counted(count, ["win", "wins"]),
  losses: (count: number) => counted(count, ["loss", "losses"]),
  submissions: (count: number) => counted(count, ["submission", "submissions"]),
  bouts: (done: number, total: number) => `Bouts fought: ${done} of ${total}`,
  status: (status: CategoryStatus) => STATUSES[status],
  state: (state: BoutState) => STATES[state],
  place: (place: number) => `${ordinal(place)} place`,
  how: (name: string | undefined) => {
    const method = METHODS.find((one) => one === name);
    return method !== undefined && PICTURED_METHODS.has(method) ? OUTCOMES[method] : "";
  },
  tbd: "Opponent to be decided",
};
