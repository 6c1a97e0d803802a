import { redirect } from "react-router";
import type { HttpRequest } from "#contract/call.ts";
import { createApi, type Api } from "#contract/api/client.ts";
import { appContext } from "./appContext.ts";
import type { ServerArgs } from "./apiFor.server.ts";
import { writeCookie } from "#web/platform/browser/cookie.ts";
import { isSecondStep, secondStepPath } from "./secondStep.ts";
import { DEFAULT_PATH, forgetRedirect, storedRedirect } from "./redirectPath.ts";
import { THIRTY_DAYS_SECONDS } from "./tokenJar.ts";

type Issued = { readonly jwt?: string | undefined };

/**
 * The way in for a browser without scripts: what it would have done with the answer is done here, in the same order
 * (AU3). The page it is sent to fetches the user. Undefined when no token was issued.
 */
export async function signInOnServer(
  args: ServerArgs,
  call: (auth: Api["auth"]) => Promise<Issued>,
  isRemembered: boolean,
): Promise<Response | undefined> {
  const { sendAsVisitor, apiBase, tokenCookie, publicUrl } = args.context.get(appContext);
  const cookies: string[] = [];
  const cookie = args.request.headers.get("cookie");
  const send = async (request: HttpRequest) => {
    const headers = cookie === null ? request.headers : { ...request.headers, cookie };
    const response = await sendAsVisitor({ ...request, headers });
    cookies.push(...(response.setCookies ?? []));
    return response;
  };
  const issued = await orSecondStep(call(createApi({ base: apiBase, send, token: () => undefined }).auth));
  if (issued === "second-step") return withCookies(redirect(secondStepPath(isRemembered)), cookies);
  const { jwt } = issued;
  if (jwt === undefined) return undefined;
  const maxAgeSeconds = isRemembered ? THIRTY_DAYS_SECONDS : undefined;
  const isSecure = publicUrl.startsWith("https:");
  const answer = withCookies(redirect(storedRedirect(cookie) ?? DEFAULT_PATH), cookies);
  answer.headers.append("Set-Cookie", writeCookie(tokenCookie, jwt, { maxAgeSeconds, isSecure }));
  answer.headers.append("Set-Cookie", forgetRedirect());
  return answer;
}

/** Being asked for a code is the next page, not a refusal. */
async function orSecondStep(issued: Promise<Issued>): Promise<Issued | "second-step"> {
  try {
    return await issued;
  } catch (cause) {
    if (isSecondStep(cause)) return "second-step";
    throw cause;
  }
}

function withCookies(answer: Response, cookies: readonly string[]): Response {
  for (const one of cookies) answer.headers.append("Set-Cookie", one);
  return answer;
}
