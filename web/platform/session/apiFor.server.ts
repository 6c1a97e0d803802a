import type { RouterContextProvider, MiddlewareFunction } from "react-router";
import type { ApiOptions, HttpRequest } from "#contract/call.ts";
import { createApi, type Api } from "#contract/api/client.ts";
import type { LiveApi } from "#contract/api/live.ts";
import { ApiFailure } from "#contract/error.ts";
import { pageFailure } from "./answerOf.server.ts";
import { appContext } from "./appContext.ts";
import { sessionContext } from "./sessionContext.ts";
import { createSpokenApi } from "./spokenApi.ts";
import { expireCookie, readCookie } from "#web/platform/browser/cookie.ts";

export type ServerArgs = {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
};

/**
 * The contract client of one page request. The visitor's cookies travel along: a token issued to a browser counts only
 * together with its session cookie. Failures are not broadcast here, there is nobody to show a toast to.
 */
export function apiFor({ request, context }: ServerArgs): Api {
  const { token } = context.get(sessionContext);
  return apiWithToken({ request, context }, token);
}

export function apiWithToken(args: ServerArgs, token: string | undefined): Api {
  return createApi(optionsOf(args, token));
}

/** A competition is large, and the server has just written it by the schemas: reading it by them again would be most of the work. */
export function liveApiFor(args: ServerArgs): LiveApi {
  return createSpokenApi(optionsOf(args, args.context.get(sessionContext).token));
}

function optionsOf({ request, context }: ServerArgs, token: string | undefined): ApiOptions {
  const app = context.get(appContext);
  const cookie = request.headers.get("cookie");
  const send = (call: HttpRequest) =>
    app.send(cookie === null ? call : { ...call, headers: { ...call.headers, cookie } });
  return { base: app.apiBase, send, token: () => token };
}

/**
 * Loads the user once per request; a token that does not lead to a user is taken away from the browser. While the
 * storage is away nobody knows: the page is 503, and whoever was signed in stays it.
 */
export const loadUser: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { tokenCookie } = context.get(appContext);
  const token = readCookie(request.headers.get("cookie"), tokenCookie);
  if (token === undefined || token === "") return next();
  try {
    const user = await apiWithToken({ request, context }, token).auth.me();
    context.set(sessionContext, { token, user });
  } catch (cause) {
    if (cause instanceof ApiFailure && cause.error.status === 503) throw pageFailure(cause);
    const response = await next();
    response.headers.append("Set-Cookie", expireCookie(tokenCookie));
    return response;
  }
  return next();
};
