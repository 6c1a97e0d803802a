import { data, redirect, type MiddlewareFunction } from "react-router";
import { addressOf, ownPath } from "#web/platform/browser/resolveTarget.ts";
import { appContext } from "#web/platform/session/appContext.ts";
import { storeRedirect } from "#web/platform/session/redirectPath.ts";
import { sessionContext } from "#web/platform/session/sessionContext.ts";
import { decideAccess, placeOf, type Need } from "#web/platform/session/decideAccess.ts";

export function requireAccess(need: Need): MiddlewareFunction<Response> {
  return ({ context, url, params }, next) => {
    const access = decideAccess(need, context.get(sessionContext).user, placeOf(params));
    switch (access) {
      case "allowed":
        return next();
      case "sign-in":
        throw toSignIn(url, context.get(appContext).publicUrl);
      case "forbidden":
      case "role-taken":
        throw data(access, { status: 403 });
    }
  };
}

function toSignIn(url: URL, publicUrl: string): Response {
  const cookie = storeRedirect(ownPath(url.pathname) + url.search, publicUrl.startsWith("https:"));
  // Of what a middleware throws the router leaves the address as it is.
  return redirect(addressOf("/auth"), cookie === undefined ? {} : { headers: { "Set-Cookie": cookie } });
}
