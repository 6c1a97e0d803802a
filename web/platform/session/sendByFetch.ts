import { REQUEST_ID, type HttpRequest, type HttpResponse } from "#contract/call.ts";

export async function sendByFetch({ method, url, headers, body }: HttpRequest): Promise<HttpResponse> {
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  const time = response.headers.get("x-server-time");
  return {
    status: response.status,
    text: await response.text(),
    serverTime: time === null ? undefined : Number(time),
    requestId: response.headers.get(REQUEST_ID) ?? undefined,
  };
}
