import type { Application } from "#contract/entry/profile.ts";
import { people } from "#texts/people/people.ts";

export const STATUSES = [
  "checking",
  "fix",
  "accepted",
  "admitted",
  "overweight",
  "noShow",
  "rejected",
  "withdrawn",
] as const;
export type ApplicationStatus = (typeof STATUSES)[number];

const TONES = {
  checking: "line",
  fix: "bad",
  accepted: "ok",
  admitted: "ok",
  overweight: "bad",
  noShow: "bad",
  rejected: "neutral",
  withdrawn: "neutral",
} as const;

type Facts = Pick<Application, "state" | "needsChange" | "weighInState">;

/** Where an application stands, from its state, the organiser's wish and the scales. */
export function statusOf({ state, needsChange, weighInState }: Facts): ApplicationStatus {
  if (state === "rejected" || state === "withdrawn") return state;
  if (state === "new") return needsChange ? "fix" : "checking";
  switch (weighInState) {
    case "passed":
      return "admitted";
    case "overweight":
      return "overweight";
    case "no_show":
      return "noShow";
    case "not_weighed":
      return "accepted";
  }
}

/** In words, what it means for the draw, and the colour. */
export function describeStatus(status: ApplicationStatus) {
  const [label, meaning] = people.status[status];
  return { label, meaning, tone: TONES[status] };
}
