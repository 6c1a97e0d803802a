import { isOrderOf } from "../competition/tieDecision.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { AwardingAct } from "./act.ts";
import type { Awarding } from "./fold.ts";
import type { PodiumPlace, Readiness } from "./podium.ts";
import { decideTie } from "./tie.ts";

export const AWARDING_PROBLEMS = [
  "bouts-left",
  "tied",
  "awarded",
  "not-awarded",
  "chief-only",
  "not-on-podium",
  "place-changed",
  "medals-left",
  "nothing-given",
  "medals-given",
  "not-tied",
  "no-decision",
  "bout-begun",
] as const;
export type AwardingProblem = { readonly code: (typeof AWARDING_PROBLEMS)[number] };

/** A category as its awarding sees it, and who asks. */
export type AwardingContext = {
  readonly isAwarded: boolean;
  readonly readiness: Readiness;
  readonly places: readonly PodiumPlace[];
  /** A bout that follows from the groups has begun: who is in it can no longer be decided anew. */
  readonly hasPlayoffBegun: boolean;
  readonly isChief: boolean;
};

/** Whether an act fits the category as it stands. An awarded one is read only until the chief opens it again (AW10). */
export function decideAwarding(
  state: Awarding,
  act: AwardingAct,
  context: AwardingContext,
): Result<AwardingAct, AwardingProblem> {
  const problem = problemWith(state, act, context);
  return problem === undefined ? ok(act) : refuse({ code: problem });
}

type Code = AwardingProblem["code"];

function problemWith(state: Awarding, act: AwardingAct, context: AwardingContext): Code | undefined {
  if (act.type === "reopened") return reopeningProblem(context);
  if (context.isAwarded) return "awarded";
  if (act.type === "tie-decided") return tieProblem(act.order, context);
  if (act.type === "tie-reopened") return tieReopeningProblem(state, act.order, context);
  const open = openness(context.readiness);
  // A medal that was given by mistake comes back even when a correction has opened a bout again.
  if (act.type === "medal-returned") return state.given.has(act.fighter) ? undefined : "nothing-given";
  if (open !== undefined) return open;
  switch (act.type) {
    case "called":
    case "postponed":
    case "resumed":
      return undefined;
    case "present-marked":
    case "present-cleared":
      return placeOf(context, act.fighter) === undefined ? "not-on-podium" : undefined;
    case "medal-given":
      return givingProblem(act, context);
    case "closed":
      return medalsLeft(state, context.places).length > 0 ? "medals-left" : undefined;
  }
}

/** Who has not got the medal of the place he has now. */
export function medalsLeft(state: Awarding, places: readonly PodiumPlace[]): readonly PodiumPlace[] {
  return places.filter(({ uuid, place }) => state.given.get(uuid)?.place !== place);
}

/** Medals in the hands of people who no longer have that place: they are to come back (AW12). */
export function straysOf(state: Awarding, places: readonly PodiumPlace[]) {
  return [...state.given].flatMap(([fighter, { place }]) =>
    places.some((one) => one.uuid === fighter && one.place === place) ? [] : [{ fighter, place }],
  );
}

function reopeningProblem({ isAwarded, isChief }: AwardingContext): Code | undefined {
  if (!isChief) return "chief-only";
  return isAwarded ? undefined : "not-awarded";
}

function openness(readiness: Readiness): Code | undefined {
  if (readiness.status === "tied") return "tied";
  return readiness.status === "unfinished" ? "bouts-left" : undefined;
}

function tieProblem(order: readonly string[], { readiness }: AwardingContext): Code | undefined {
  const decided = decideTie(readiness.status === "tied" ? readiness.ties : [], order);
  return decided.ok ? undefined : decided.problem.code;
}

function tieReopeningProblem(
  { ties, given }: Awarding,
  order: readonly string[],
  { hasPlayoffBegun }: AwardingContext,
): Code | undefined {
  if (!ties.some((tie) => isOrderOf(tie.order, order))) return "no-decision";
  if (hasPlayoffBegun) return "bout-begun";
  return given.size > 0 ? "medals-given" : undefined;
}

function givingProblem(
  { fighter, place }: { readonly fighter: string; readonly place: number },
  context: AwardingContext,
): Code | undefined {
  const now = placeOf(context, fighter);
  if (now === undefined) return "not-on-podium";
  return now === place ? undefined : "place-changed";
}

function placeOf({ places }: AwardingContext, fighter: string): number | undefined {
  return places.find(({ uuid }) => uuid === fighter)?.place;
}
