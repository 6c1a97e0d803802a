import type { MiddlewareFunction } from "react-router";
import { apiWithToken } from "./apiFor.server.ts";
import { appContext } from "./appContext.ts";
import { expireCookie, readCookie } from "#web/platform/browser/cookie.ts";
import { sessionContext } from "./sessionContext.ts";

/** Loads the user once per request; a token that does not lead to a user is taken away from the browser. */
export const loadUser: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { tokenCookie } = context.get(appContext);
  const token = readCookie(request.headers.get("cookie"), tokenCookie);
  if (token === undefined || token === "") return next();
  try {
    const user = await apiWithToken({ request, context }, token).auth.me();
    context.set(sessionContext, { token, user });
  } catch {
    const response = await next();
    response.headers.append("Set-Cookie", expireCookie(tokenCookie));
    return response;
  }
  return next();
};
