import { lazy } from "react";
import type { CategoryParts } from "./categoryParts.ts";
// What the server renders must not wait for its styles: they come with the page.
import "./BoutCard.module.css";
import "./BoutList.module.css";
import "./CategoryStats.module.css";
import "./CrossTable.module.css";
import "./EntrantTable.module.css";
import "./FighterCell.module.css";
import "./Leaderboard.module.css";
import "./Needs.module.css";
import "./RoundRobin.module.css";

/** Of these a visitor's page shows one or none. */
export const lateCategoryParts: CategoryParts = {
  BoutList: lazy(async () => ({ default: (await import("./BoutList.tsx")).BoutList })),
  CategoryStats: lazy(async () => ({ default: (await import("./CategoryStats.tsx")).CategoryStats })),
  EntrantTable: lazy(async () => ({ default: (await import("./EntrantTable.tsx")).EntrantTable })),
  GroupsView: lazy(async () => ({ default: (await import("./RoundRobin.tsx")).GroupsView })),
  RoundRobin: lazy(async () => ({ default: (await import("./RoundRobin.tsx")).RoundRobin })),
};
