import type { MetaDescriptor } from "react-router";
import { DataContext, LocationContext, RouterContext, useGiven } from "./contexts.ts";
import { shownMatches } from "./shownMatches.ts";

/** The styles and files the routes on show ask for. */
export function Links() {
  const { manifest, modules } = useGiven(RouterContext).page;
  const found = shownMatches(useGiven(DataContext)).flatMap(({ route: { id } }) => [
    ...(manifest.routes[id]?.css ?? []).map((href) => ({ rel: "stylesheet", href })),
    ...(modules[id]?.links?.() ?? []),
  ]);
  const links = new Map(found.map((link) => [JSON.stringify(link), link]));
  return [...links].map(([key, link]) => ("page" in link ? null : <link key={key} {...link} />));
}

/** What the deepest route that says anything says of the page. */
export function Meta() {
  const { modules } = useGiven(RouterContext).page;
  const data = useGiven(DataContext);
  const location = useGiven(LocationContext);
  const shown = shownMatches(data);
  const error = data.errors?.[shown.at(-1)?.route.id ?? ""];
  const matches = shown.map(({ route: { id, handle }, pathname, params }) => ({
    id,
    pathname,
    params,
    handle,
    loaderData: data.loaderData[id],
    meta: [],
    error,
  }));
  const told = matches.findLast(({ id }) => modules[id]?.meta !== undefined);
  if (told === undefined) return null;
  const { loaderData, params } = told;
  const tags = modules[told.id]?.meta?.({ loaderData, params, location, matches, error }) ?? [];
  return tags.map((tag) => <MetaTag key={JSON.stringify(tag)} tag={tag} />);
}

/** Facts for search engines are in what the server wrote, which is what they read. */
function MetaTag({ tag }: { tag: MetaDescriptor | undefined }) {
  if (tag === undefined) return null;
  if ("title" in tag) return <title>{String(tag.title)}</title>;
  if ("tagName" in tag || "script:ld+json" in tag) return null;
  return <meta {...tag} />;
}
