import type { PageHandle } from "#contract/pageKind.ts";
import { missingPage } from "#web/platform/session/answerOf.server.ts";
import type { Route } from "./+types/notFound.ts";

/** Whoever mistypes an address of a competition is at work all the same: no chat (SP1). */
export const handle: PageHandle = { kind: "official" };

export const loader = ({ url }: Route.LoaderArgs) => missingPage(url);

export default function NotFoundPage() {
  return null;
}
