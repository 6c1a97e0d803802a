import { colourOf } from "#contract/bout/sides.ts";
import type { Competition, Fighter, Fighting, Rules } from "#contract/competition/entity.ts";
import type { Corner } from "#domain/bout/vocabulary.ts";
import { isFinished } from "./boutPhase.ts";
import { fightersByUuid } from "./byUuid.ts";

/** Whom a bout can be drawn with: a competition, a category or a few people of it at hand by uuid. */
export type BoutPeople = { readonly fighters: ReadonlyMap<string, Fighter>; readonly rules: Rules };

export const peopleOf = ({ categories, rules }: Pick<Competition, "categories" | "rules">): BoutPeople => ({
  fighters: fightersByUuid(categories),
  rules,
});

export type BoutSide = {
  /** Of its slot. */
  readonly index: number;
  readonly corner: Corner;
  /** Absent while the slot is open. */
  readonly fighter: Fighter | undefined;
  readonly standing: "won" | "lost" | "drawn" | undefined;
};

/** Both sides of a bout in the order of their slots. */
export function boutSides({ fighters }: Pick<BoutPeople, "fighters">, bout: Fighting): readonly BoutSide[] {
  return bout.slots.map((slot, index) => ({
    index,
    corner: colourOf(bout, index),
    fighter: fighters.get(slot.fighter ?? ""),
    standing: standingOf(bout, slot.fighter),
  }));
}

/** The red side first, as they stand on the mat and on a board. */
export function sidesByColour(people: Pick<BoutPeople, "fighters">, bout: Fighting): readonly BoutSide[] {
  const sides = boutSides(people, bout);
  return bout.swapped ? sides.toReversed() : sides;
}

function standingOf(bout: Fighting, uuid: string | null): BoutSide["standing"] {
  if (bout.winner !== null) return bout.winner.uuid === uuid ? "won" : "lost";
  return isFinished(bout) ? "drawn" : undefined;
}
