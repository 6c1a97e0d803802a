/**
 * What kind of page an address shows; its route says so in `handle` (ADR 53).
 * - public: the same for everybody who is not signed in; kept by the server and on the device
 * - personal: made for who asks, signing in and searches included; kept nowhere
 * - organiser: where tournaments are made; kept nowhere
 * - official: where a competition is run; kept on the device of its session
 * - wall: boards and screens of the hall, which nobody touches; kept likewise
 */
const PAGE_KINDS = ["public", "personal", "organiser", "official", "wall"] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** The `handle` of a route, which holds for the routes inside it that have none of their own. */
export type PageHandle = { readonly kind: PageKind };

/** The header by which the server tells the kind of every page, and of every page whose data it sends. */
export const PAGE_KIND = "x-kover-page";

/** Of the routes that matched an address, the innermost that says it. Redirects and the like are of no kind. */
export function kindOfRoutes(handles: readonly unknown[]): PageKind | undefined {
  return handles.findLast(isPageHandle)?.kind;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === "object" && handle !== null && "kind" in handle && isPageKind(handle.kind);

const isPageKind = (kind: unknown) => PAGE_KINDS.some((known) => known === kind);

/** The chat is for visitors: neither officials at work nor walls have it (SP1, SP7). */
export const hasSupportChat = (kind: PageKind | undefined) =>
  kind === "public" || kind === "personal" || kind === "organiser";

/** The page whose data a navigation inside the application asks for; undefined for any other request. */
export function pageOfData(pathname: string): string | undefined {
  if (!pathname.endsWith(".data")) return undefined;
  const page = pathname.slice(0, -".data".length);
  return page.endsWith("/_") ? page.slice(0, -1) : page;
}
