import { optionalImports } from "#web/platform/browser/optionalImports.ts";
import type * as Keeper from "./keptCompetition.ts";

/** Fetched with its first use: most pages have none. Where the network went before it came, the page goes on without. */
export async function withKeeper<T>(work: (keeper: typeof Keeper) => Promise<T>): Promise<T | undefined> {
  const keeper = await optionalImports.import(() => import("./keptCompetition.ts")).catch(() => undefined);
  return keeper && work(keeper);
}
