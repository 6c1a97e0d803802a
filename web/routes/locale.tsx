import { redirect } from "react-router";
import { resolveTarget } from "#web/platform/browser/resolveTarget.ts";
import type { Route } from "./+types/locale.ts";

/** The default language has no prefix of its own: /ru/events/1 is /events/1. */
export function loader({ params, url }: Route.LoaderArgs) {
  const target = resolveTarget(`/${params["*"].replace(/^\/+/, "")}${url.search}`);
  return redirect(target.kind === "own" ? target.path : "/");
}
