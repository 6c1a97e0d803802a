import { isRecord } from "#contract/shape.ts";
import type { PageState } from "./page.ts";

/** What the routes of a page want done before it wakes up, each in a task of its own. */
export async function doAhead(
  { matches, loaderData }: Pick<PageState, "matches" | "loaderData">,
  nextTask: () => Promise<void>,
): Promise<void> {
  for (const { route } of matches) {
    const ahead = isRecord(route.handle) ? route.handle["ahead"] : undefined;
    if (!isDoing(ahead)) continue;
    await nextTask();
    ahead(loaderData[route.id]);
  }
}

const isDoing = (value: unknown): value is (loaderData: unknown) => void => typeof value === "function";
