import type { AffectedBoutView, CorrectionPlanView } from "#contract/correction/correction.ts";
import { advance } from "#domain/draw/advance.ts";
import { placements } from "#domain/draw/placements.ts";
import { isSettled, type Progress, type ResolvedSlot } from "#domain/draw/progress.ts";
import type { AffectedBout } from "#domain/draw/correction.ts";
import { contributions } from "#domain/teams/contribution.ts";
import type { TeamFormula } from "#domain/teams/formulas.ts";
import type { CategoryState } from "../category/categoryState.ts";

type Places = ReadonlyMap<string, number>;

/** Who gets another place, in the order of the new ones. */
export function placeChanges(
  state: CategoryState,
  before: Progress,
  after: Progress,
): CorrectionPlanView["places"] {
  const [old, now] = [placesOf(state, before), placesOf(state, after)];
  return state.entrants
    .map(({ uuid }) => ({ fighter: uuid, before: old.get(uuid) ?? null, after: now.get(uuid) ?? null }))
    .filter((change) => change.before !== change.after)
    .toSorted((a, b) => (a.after ?? Infinity) - (b.after ?? Infinity));
}

/** What the teams of this category get for its places, where that changes. */
export function teamChanges(
  state: CategoryState,
  formula: TeamFormula,
  before: Progress,
  after: Progress,
): CorrectionPlanView["teams"] {
  const [old, now] = [teamPoints(state, formula, before), teamPoints(state, formula, after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((team) => ({ team, before: old.get(team) ?? 0, after: now.get(team) ?? 0 }))
    .filter((change) => change.before !== change.after)
    .toSorted((a, b) => a.team - b.team);
}

export function isOver({ draw }: CategoryState, progress: Progress): boolean {
  return [...advance(draw, progress).values()].every(isSettled);
}

export function viewAffected(state: CategoryState, affected: readonly AffectedBout[]): AffectedBoutView[] {
  const uuidOf = (slot: ResolvedSlot) =>
    slot.kind === "entrant" ? (state.entrants[slot.seed - 1]?.uuid ?? null) : null;
  return affected.flatMap(({ id, stage, before, after, decisions, decision }) => {
    const fighting = state.rows.find((row) => row.bracket_id === id)?.uuid;
    if (fighting === undefined) return [];
    return {
      fighting,
      stage,
      before: { red: uuidOf(before.a), blue: uuidOf(before.b) },
      after: { red: uuidOf(after.a), blue: uuidOf(after.b) },
      decisions: [...decisions],
      decision,
    };
  });
}

/** Everybody whose bouts or place it changes: they have to be told. */
export function informedOf(
  fighters: readonly (string | undefined)[],
  affected: readonly AffectedBoutView[],
  places: CorrectionPlanView["places"],
): string[] {
  const moved = affected
    .filter(({ decision }) => decision !== "keep" && decision !== "keep-as-fought")
    .flatMap(({ before, after }) => [before.red, before.blue, after.red, after.blue]);
  const all = [...fighters, ...moved, ...places.map(({ fighter }) => fighter)];
  return [...new Set(all.flatMap((uuid) => uuid ?? []))];
}

function placesOf({ draw, entrants }: CategoryState, progress: Progress): Places {
  const { places } = placements(draw, progress);
  return new Map(
    places.flatMap(({ place, seeds }) =>
      seeds.flatMap((seed): [string, number][] => {
        const uuid = entrants[seed - 1]?.uuid;
        return uuid === undefined ? [] : [[uuid, place]];
      }),
    ),
  );
}

function teamPoints(
  state: CategoryState,
  formula: TeamFormula,
  progress: Progress,
): ReadonlyMap<number, number> {
  const places = placesOf(state, progress);
  const results = state.entrants.map(({ uuid }) => ({
    athlete: uuid,
    category: state.category.uuid,
    team: state.teamIds.get(uuid),
    place: places.get(uuid),
  }));
  const points = new Map<number, number>();
  for (const given of contributions(results, formula)) {
    const team = Number(given.team);
    points.set(team, (points.get(team) ?? 0) + given.points);
  }
  return points;
}
