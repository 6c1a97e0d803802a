import { addressOf } from "#web/platform/browser/resolveTarget.ts";
import { redirect } from "react-router";
import type { Route } from "./+types/reset.ts";

/** Without the code from the letter there is nothing to reset: ask for a letter first. */
const requireCode: Route.MiddlewareFunction = ({ url }, next) => {
  if ((url.searchParams.get("code") ?? "") === "") throw redirect(addressOf("/auth/forget"));
  return next();
};

export const middleware: Route.MiddlewareFunction[] = [requireCode];

// Makes every navigation inside the page ask the server, so that the guard runs then too.
export const loader = () => null;
