import { DISPLAY_PARAM } from "#contract/display/display.ts";
import type { Route } from "./+types/screen.ts";
import { requireAccess } from "./requireAccess.server.ts";

const signedIn = requireAccess("signed-in");

/**
 * Somebody who is signed in, or a screen with its link; whether the link still counts the page finds out (DP2). Titles
 * over a camera show what the mat's public page shows, so the programme that mixes the stream needs no account (DP10).
 */
export const middleware: Route.MiddlewareFunction[] = [
  (args, next) => (isOpen(args.url.searchParams) ? next() : signedIn(args, next)),
];

const isOpen = (query: URLSearchParams) => query.has(DISPLAY_PARAM) || query.has("overlay");

// Makes every navigation inside the page ask the server, so that the guard runs then too.
export const loader = () => null;
