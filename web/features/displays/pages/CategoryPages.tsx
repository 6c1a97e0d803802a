import { useMemo } from "react";
import type { Category, Competition } from "#contract/competition/entity.ts";
import { categoryPicture } from "#web/sport/facts/categoryPicture.ts";
import { BracketPage } from "./BracketPage.tsx";
import { PodiumPage } from "./PodiumPage.tsx";
import { StandingsPage } from "./TablePages.tsx";

type Props = {
  page: keyof typeof PAGES;
  competition: Competition;
  category: Category;
};

const PAGES = { bracket: BracketPage, leaders: StandingsPage, podium: PodiumPage } as const;

/** What a wall shows of a category. */
export function CategoryPages({ page, competition, category }: Props) {
  const picture = useMemo(() => categoryPicture(competition, category), [competition, category]);
  const Shown = PAGES[page];
  return <Shown picture={picture} />;
}
