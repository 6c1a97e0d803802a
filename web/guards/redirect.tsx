import type { Route } from "./+types/redirect.ts";
import { leaveWhenSignedIn } from "./leaveWhenSignedIn.server.ts";

export const middleware: Route.MiddlewareFunction[] = [leaveWhenSignedIn];

// Makes every navigation inside the page ask the server, so that the guard runs then too.
export const loader = () => null;
