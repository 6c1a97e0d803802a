import { useMemo } from "react";
import type { Category, Competition } from "#contract/entity.ts";
import { useThought } from "#web/lateRouter/useThought.ts";
import { needThought } from "#web/sport/reckoned/needThought.ts";
import { useDecided } from "#web/sport/reckoned/useDecided.ts";

type Props = {
  competition: Competition;
  category: Category;
  fighterUuid: string;
  className: string | undefined;
};

/** What an athlete still needs for his place. */
export function FighterNeed({ competition, category, fighterUuid, className }: Props) {
  const decided = useDecided(competition);
  const asked = useMemo(
    () => ({ competition: decided, category, fighterUuid }),
    [decided, category, fighterUuid],
  );
  const words = useThought(needThought, `need ${category.uuid} ${fighterUuid}`, asked);
  return words === "" ? null : <p className={className}>{words}</p>;
}
