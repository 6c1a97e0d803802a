import { createApi, type Api, type HttpRequest, type HttpResponse } from "#contract/client.ts";
import { broadcastFailure } from "#web/frame/toasts/apiFailures.ts";
import { readCookie } from "./cookie.ts";

export type ApiAddress = { readonly apiBase: string; readonly tokenCookie: string };

/** The contract client of the browser. Every failure is broadcast before it is thrown. */
export function createBrowserApi(address: ApiAddress): Api {
  return createApi({ ...browserOptions(address), onFailure: broadcastFailure });
}

/** For calls nobody waits for, such as sending what was kept while offline: who makes them shows their state. */
export function createBackgroundApi(address: ApiAddress): Api {
  return createApi(browserOptions(address));
}

function browserOptions({ apiBase, tokenCookie }: ApiAddress) {
  return { base: apiBase, send: sendByFetch, token: () => readCookie(document.cookie, tokenCookie) };
}

export async function sendByFetch({ method, url, headers, body }: HttpRequest): Promise<HttpResponse> {
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const time = response.headers.get("x-server-time");
  return {
    status: response.status,
    text: await response.text(),
    serverTime: time === null ? undefined : Number(time),
  };
}
