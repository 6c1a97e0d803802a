import { data } from "react-router";
import type { Route } from "./+types/notFound.ts";

export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname + url.search;
  throw data(`Page not found: ${path}`, { status: 404, statusText: `Page not found: ${path}` });
}

export default function NotFoundPage() {
  return null;
}
