import { latePart } from "#web/lateRouter/latePart.tsx";
// What the server renders must not wait for its styles: they come with the page.
import "#web/ui/Table.module.css";
import "./CategoryBrackets.module.css";
import "./CategoryList.module.css";
import "./FighterTable.module.css";
import "./MiniDraw.module.css";

/** Most visitors stay with the mode a page opens in. */
export const CategoryBrackets = latePart(
  "CategoryBrackets",
  async () => (await import("./CategoryBrackets.tsx")).CategoryBrackets,
);
export const CategoryOutlook = latePart(
  "CategoryOutlook",
  async () => (await import("./CategoryList.tsx")).CategoryOutlook,
);
export const FighterTable = latePart(
  "FighterTable",
  async () => (await import("./FighterTable.tsx")).FighterTable,
);
