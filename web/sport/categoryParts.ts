import type { ComponentProps, ComponentType } from "react";
import { BoutList } from "./BoutList.tsx";
import { Bracket } from "./Bracket.tsx";
import { CategoryStats } from "./CategoryStats.tsx";
import { EntrantTable } from "./EntrantTable.tsx";
import { GroupsView, RoundRobin } from "./RoundRobin.tsx";

/** All of them at once: an official's page works without network, and its worker keeps what these ask for later. */
export const categoryParts = {
  BoutList,
  Bracket,
  /** Under the tables of its groups. */
  BracketBelow: Bracket,
  CategoryStats,
  EntrantTable,
  GroupsView,
  RoundRobin,
} as const;

type Whole = typeof categoryParts;
export type CategoryParts = {
  readonly [Part in keyof Whole]: ComponentType<ComponentProps<Whole[Part]>>;
};
