import { progressOf } from "../competition/categoryProgress.ts";
import type { CategoryBout, Entrant } from "../competition/categoryProgress.ts";
import type { TieDecision } from "../competition/tieDecision.ts";
import { follow } from "../draw/advance.ts";
import type { Draw } from "../draw/bracket.ts";
import { placements } from "../draw/placements.ts";
import { isSettled } from "../draw/progress.ts";
import { reasonFor, type PlaceReason } from "./reason.ts";
import { openTies } from "./tie.ts";

export type AwardingCategory = {
  /** Absent where one athlete came and nothing was fought. */
  readonly draw?: Draw | undefined;
  /** By draw number. */
  readonly entrants: readonly Entrant[];
  readonly bouts: readonly CategoryBout[];
  readonly decisions?: readonly TieDecision[] | undefined;
};

export type PodiumPlace = {
  readonly place: number;
  readonly uuid: string;
  readonly reason: PlaceReason;
};

export type Readiness =
  | { readonly status: "ready" }
  | { readonly status: "unfinished"; readonly bouts: readonly string[] }
  /** Sets equal on all rules: a person puts them in order first (AW3). */
  | { readonly status: "tied"; readonly ties: readonly (readonly string[])[] };

const LAST_ON_PODIUM = 3;

/** Who gets a medal and why, best first; what is known so far while bouts are open (AW5). */
export function podium(category: AwardingCategory): readonly PodiumPlace[] {
  const { draw, entrants, bouts } = category;
  if (!draw) return alone(entrants);
  const progress = progressFor(category);
  const reading = { known: follow(draw, progress), entrants, bouts };
  const tied = new Set(openTies(draw, reading.known).flat());
  return placements(draw, progress)
    .places.filter(({ place }) => place <= LAST_ON_PODIUM)
    .flatMap(({ place, seeds }) =>
      seeds
        .filter((seed) => !tied.has(seed))
        .flatMap((seed) => {
          const uuid = entrants[seed - 1]?.uuid;
          return uuid === undefined ? [] : [{ place, uuid, reason: reasonFor(seed, reading) }];
        }),
    );
}

/** Whether the category can be awarded now, and if not what is in the way (AW2, AW3). */
export function readiness(category: AwardingCategory): Readiness {
  const { draw, entrants } = category;
  if (!draw) return { status: "ready" };
  const known = follow(draw, progressFor(category));
  const ties = openTies(draw, known).map((tie) => tie.flatMap((seed) => entrants[seed - 1]?.uuid ?? []));
  if (ties.length > 0) return { status: "tied", ties };
  const open = draw.bouts.filter(({ id }) => !isSettled(known.states.get(id))).map(({ id }) => id);
  return open.length > 0 ? { status: "unfinished", bouts: open } : { status: "ready" };
}

/** The order on the stage: third, third, second, first (AW4). */
export function announcement(places: readonly PodiumPlace[]): readonly PodiumPlace[] {
  return places.toSorted((one, other) => other.place - one.place);
}

function progressFor({ entrants, bouts, decisions = [] }: AwardingCategory) {
  return progressOf(entrants, bouts, decisions);
}

/** Who came alone has won without a draw. */
export const hasComeAlone = (people: readonly unknown[]): boolean => people.length === 1;

function alone(entrants: readonly Entrant[]): readonly PodiumPlace[] {
  return hasComeAlone(entrants)
    ? entrants.map(({ uuid }) => ({ place: 1, uuid, reason: { code: "alone" } }))
    : [];
}
