import { useMemo } from "react";
import type { Category, Competition } from "#contract/entity.ts";
import { categoryPicture } from "#web/sport/facts/categoryPicture.ts";
import { BracketPage } from "./BracketPage.tsx";
import { PodiumPage } from "./PodiumPage.tsx";
import { StandingsPage } from "./StandingsPage.tsx";

type Props = { page: "bracket" | "leaders" | "podium"; competition: Competition; category: Category };

/** What a wall shows of a category. */
export function CategoryPages({ page, competition, category }: Props) {
  const picture = useMemo(() => categoryPicture(competition, category), [competition, category]);
  switch (page) {
    case "bracket":
      return <BracketPage picture={picture} />;
    case "leaders":
      return <StandingsPage picture={picture} />;
    case "podium":
      return <PodiumPage picture={picture} />;
  }
}
