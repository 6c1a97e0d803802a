import { RehearsalPage } from "#web/features/organiser/rehearsal/RehearsalPage.tsx";
import { rehearsal } from "#texts/organiser/rehearsal.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import type { Route } from "./+types/rehearsal.ts";

/** Null while there is none. */
export async function loader(args: Route.LoaderArgs) {
  const { rehearsals } = apiFor(args);
  const { id } = args.params;
  const { data } = await answerOf(rehearsals.read(id));
  return data;
}

export const meta: Route.MetaFunction = () => pageMeta({ title: rehearsal.title });

export default function RehearsalRoute({ loaderData, params }: Route.ComponentProps) {
  // Another event has another rehearsal.
  return <RehearsalPage key={params.id} loaded={loaderData} />;
}
