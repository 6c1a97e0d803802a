import { missingPage } from "#web/platform/session/answerOf.server.ts";
import type { Route } from "./+types/notFound.ts";

export const loader = ({ url }: Route.LoaderArgs) => missingPage(url);

export default function NotFoundPage() {
  return null;
}
