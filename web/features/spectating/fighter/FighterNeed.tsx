import { useMemo } from "react";
import type { Category, Competition } from "#contract/entity.ts";
import { useDecided } from "#web/sport/facts/decided.ts";
import { fighterNeed } from "#web/sport/facts/fighterNeed.ts";

type Props = {
  competition: Competition;
  category: Category;
  fighterUuid: string;
  className: string | undefined;
};

/** What an athlete still needs for their place. */
export function FighterNeed({ competition, category, fighterUuid, className }: Props) {
  const decided = useDecided(competition);
  const words = useMemo(() => fighterNeed(decided, category, fighterUuid), [decided, category, fighterUuid]);
  return words === "" ? null : <p className={className}>{words}</p>;
}
