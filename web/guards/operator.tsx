import type { Route } from "./+types/operator.ts";
import { requireAccess } from "./requireAccess.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccess("operator")];

// Makes every navigation inside the page ask the server, so that the guard runs then too.
export const loader = () => null;
