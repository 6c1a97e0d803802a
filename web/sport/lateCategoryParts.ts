import { latePart } from "#web/lateRouter/latePart.tsx";
import { sleepingPart } from "#web/lateRouter/sleepingPart.tsx";
import type { CategoryParts } from "./categoryParts.ts";
// What the server renders must not wait for its styles: they come with the page.
import "./BoutCard.module.css";
import "./BoutList.module.css";
import "./Bracket.module.css";
import "./BracketMap.module.css";
import "./BracketPaper.module.css";
import "./LiveClock.module.css";
import "./ScoreCell.module.css";
import "./StartTime.module.css";
import "./ZoomBar.module.css";
import "../ui/segmented.module.css";
import "../ui/Table.module.css";
import "../ui/Text.module.css";
import "./CategoryStats.module.css";
import "./CrossTable.module.css";
import "./EntrantTable.module.css";
import "./FighterCell.module.css";
import "./Leaderboard.module.css";
import "./Needs.module.css";
import "./RoundRobin.module.css";

const loadBracket = async () => (await import("./Bracket.tsx")).Bracket;

/** Of these a visitor's page shows one or none. */
export const lateCategoryParts: CategoryParts = {
  BoutList: latePart("BoutList", async () => (await import("./BoutList.tsx")).BoutList),
  Bracket: latePart("Bracket", loadBracket),
  BracketBelow: sleepingPart(
    "BracketBelow",
    loadBracket,
    (before, now) => before.picture === now.picture && before.pathUuid === now.pathUuid,
  ),
  CategoryStats: latePart("CategoryStats", async () => (await import("./CategoryStats.tsx")).CategoryStats),
  EntrantTable: latePart("EntrantTable", async () => (await import("./EntrantTable.tsx")).EntrantTable),
  GroupsView: latePart("GroupsView", async () => (await import("./RoundRobin.tsx")).GroupsView),
  RoundRobin: latePart("RoundRobin", async () => (await import("./RoundRobin.tsx")).RoundRobin),
};
