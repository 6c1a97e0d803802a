import { isRecord } from "./shape.ts";

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

export const PICTURES = ["event", "category", "fighter", "bout", "logo"] as const;
const SIGN_IN_REASONS = ["personal", "applications", "profiles", "competition", "screen", "stats"] as const;
export type SignInReason = (typeof SIGN_IN_REASONS)[number];

/** The `handle` of a route. What it says holds for the routes inside it that do not say it themselves. */
export type PageHandle = {
  readonly kind?: PageKind;
  /** What the picture beside a link to the page shows; without one it is the logo (SH8). */
  readonly picture?: (typeof PICTURES)[number];
  /** What a visitor without an account is told to sign in for (`auth.reasons`). */
  readonly signInFor?: SignInReason;
  /** Which of the two ways to an account it is: the head of the page offers the other. */
  readonly way?: "login" | "register";
  /** How large the head of an event is; full without it. */
  readonly eventHead?: "slim" | "cover";
} & Partial<QueryHandle>;

/**
 * The names in the query of its address that a page looks at while it is rendered. A public page is kept by them alone, and
 * rendered without all others (PG8).
 */
export type QueryHandle = { readonly query: readonly string[] };

/** The header by which the server tells the kind of every page, and of every page whose data it sends. */
export const PAGE_KIND = "x-kover-page";

/** Of the routes that matched an address, the innermost that says it. */
export const saidOf = <Said extends string>(
  handles: readonly unknown[],
  what: keyof PageHandle,
  known: readonly Said[],
): Said | undefined =>
  handles
    .map((handle) => known.find((one) => isRecord(handle) && handle[what] === one))
    .findLast((said) => said !== undefined);

/** All names that the routes of an address look at. */
export function queryOfRoutes(handles: readonly unknown[]): string[] {
  return handles.flatMap((handle) => (isQueryHandle(handle) ? handle.query.map(String) : []));
}

const isQueryHandle = (handle: unknown): handle is { readonly query: readonly unknown[] } =>
  isRecord(handle) && Array.isArray(handle["query"]);

/** Redirects and the like are of no kind. */
export const kindOfRoutes = (handles: readonly unknown[]): PageKind | undefined =>
  saidOf(handles, "kind", PAGE_KINDS);

export const signInReasonOfRoutes = (handles: readonly unknown[]): SignInReason | undefined =>
  saidOf(handles, "signInFor", SIGN_IN_REASONS);

/** The chat is for visitors: neither officials at work nor walls have it (SP1, SP7). */
export const hasSupportChat = (kind: PageKind | undefined) =>
  kind === "public" || kind === "personal" || kind === "organiser";

/** The page whose data a navigation inside the application asks for; undefined for any other request. */
export function pageOfData(pathname: string): string | undefined {
  if (!pathname.endsWith(".data")) return undefined;
  const page = pathname.slice(0, -".data".length);
  return page.endsWith("/_") ? page.slice(0, -1) : page;
}
