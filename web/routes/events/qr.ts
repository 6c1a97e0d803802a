import { data } from "react-router";
import type { PageHandle } from "#contract/pageKind.ts";
import { qrSvg } from "#web/kit/qrSvg.ts";
import { appContext } from "#web/platform/session/appContext.ts";
import type { Route } from "./+types/qr.ts";

export const handle: PageHandle = { kind: "public", query: ["page"] };

/** Pages of the event and nothing else: a code must not lead anywhere a stranger likes. */
const PAGE = /^(?:\/[\w-]+)*$/;
const MOST_LETTERS = 200;

/** No page but a picture: the address of a page of the event for the camera of somebody's phone. */
export function loader({ request, params: { id }, context }: Route.LoaderArgs): Response {
  const page = new URL(request.url).searchParams.get("page") ?? "";
  const path = `/${id}${page}`;
  if (path.length > MOST_LETTERS || !PAGE.test(path)) throw data("Not Found", { status: 404 });
  const { publicUrl } = context.get(appContext);
  const address = new URL(`/events${path}`, publicUrl);
  return new Response(qrSvg(address.href), {
    headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" },
  });
}
