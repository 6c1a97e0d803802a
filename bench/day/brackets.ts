import type { Category, Competition } from "#contract/competition/entity.ts";
import { drawnOf } from "#contract/draw/drawnCategory.ts";

/**
 * Who stands where in every bracket, worked out anew from the results alone as one machine would, against who the server
 * says stands there. One line for each corner that differs.
 */
export function bracketProblems(competition: Competition): readonly string[] {
  return competition.categories.flatMap((category) => problemsIn(competition, category));
}

function problemsIn({ fightings }: Competition, category: Category): string[] {
  const bouts = fightings.filter((bout) => bout.category.uuid === category.uuid);
  const fighters = new Map(category.fighters.map((fighter) => [fighter.uuid, fighter]));
  const drawn = drawnOf(category, bouts, fighters);
  if (drawn === undefined) return [];
  return bouts.flatMap(({ bracketId, slots }) => {
    const id = bracketId ?? "";
    const state = drawn.states.get(id);
    // Nobody is put where nobody will fight; after a correction above it a bout may stand as it was fought.
    if (
      state === undefined ||
      state.status === "never" ||
      drawn.progress.outcomes.get(id)?.asFought !== undefined
    )
      return [];
    return [state.a, state.b].flatMap((corner, at) => {
      if (corner.kind !== "entrant") return [];
      const expected = drawn.entrants[corner.seed - 1]?.uuid;
      const told = slots[at]?.fighter ?? undefined;
      return told === expected ? [] : [`${category.title}, ${id}: ${told} instead of ${expected}`];
    });
  });
}
