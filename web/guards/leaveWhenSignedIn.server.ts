import { redirect, type MiddlewareFunction } from "react-router";
import { addressOf } from "#web/platform/browser/resolveTarget.ts";
import { DEFAULT_PATH, forgetRedirect, storedRedirect } from "#web/platform/session/redirectPath.ts";
import { sessionContext } from "#web/platform/session/sessionContext.ts";

/** A signed-in visitor has no business on a sign-in page: on to where they were going. */
export const leaveWhenSignedIn: MiddlewareFunction<Response> = ({ request, context }, next) => {
  if (context.get(sessionContext).user === undefined) return next();
  const path = storedRedirect(request.headers.get("cookie")) ?? DEFAULT_PATH;
  throw redirect(addressOf(path), { headers: { "Set-Cookie": forgetRedirect() } });
};
