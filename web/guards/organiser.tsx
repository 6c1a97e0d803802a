import type { Route } from "./+types/organiser.ts";
import { requireAccess } from "./requireAccess.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccess("organiser")];

// Makes every navigation inside the page ask the server, so that the guard runs then too.
export const loader = () => null;
