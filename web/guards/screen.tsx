import { DISPLAY_PARAM } from "#contract/display.ts";
import type { Route } from "./+types/screen.ts";
import { requireAccess } from "./requireAccess.server.ts";

const signedIn = requireAccess("signed-in");

/** Somebody who is signed in, or a screen with its link; whether the link still counts the page finds out (DP2). */
export const middleware: Route.MiddlewareFunction[] = [
  (args, next) => (args.url.searchParams.has(DISPLAY_PARAM) ? next() : signedIn(args, next)),
];

// Makes every navigation inside the page ask the server, so that the guard runs then too.
export const loader = () => null;
