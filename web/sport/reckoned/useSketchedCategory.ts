import { useMemo } from "react";
import type { Category, Competition } from "#contract/entity.ts";
import { useThought } from "#web/lateRouter/useThought.ts";
import { categoryBase } from "#web/sport/categoryBase.ts";
import type { SketchedCategory } from "#web/sport/drawSketch.ts";
import { sketchThought } from "./drawThoughts.ts";
import { useDecided } from "./useDecided.ts";

/** A category of the competition as it is now, with its draw laid out. */
export function useSketchedCategory(competition: Competition, found: Category): SketchedCategory {
  const decided = useDecided(competition);
  const seen = useMemo(() => ({ competition: decided, category: current(decided, found) }), [decided, found]);
  const sketched = useThought(sketchThought, `draw ${found.uuid}`, seen);
  return useMemo(
    () => ({ ...categoryBase(competition, current(competition, found)), ...sketched }),
    [competition, found, sketched],
  );
}

const current = ({ categories }: Competition, found: Category): Category =>
  categories.find(({ uuid }) => uuid === found.uuid) ?? found;
