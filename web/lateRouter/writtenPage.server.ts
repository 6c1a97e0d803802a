import { isRouteErrorResponse, type EntryContext } from "react-router";
import type { WrittenPage } from "./pageData.ts";

/** What the browser needs to go on with the page that is being rendered. */
export function writtenPage({ manifest, staticHandlerContext: page }: EntryContext): WrittenPage {
  const { loaderData, actionData, errors } = page;
  const matches = page.matches.map(({ route, pathname, params }) => ({ id: route.id, pathname, params }));
  return {
    manifest,
    data: { matches, loaderData, actionData, errors: errors && toldOf(errors) },
    facts: new Map(),
  };
}

/** An answer with a status is told; of anything else a visitor learns nothing but that it happened. */
export const toldOf = (errors: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      if (!isRouteErrorResponse(error)) return [id, {}];
      const { status, statusText } = error;
      return [id, { status, statusText }];
    }),
  );
