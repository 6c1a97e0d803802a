import { data } from "react-router";
import { BoardLauncher } from "#web/features/displays/BoardLauncher.tsx";
import { TableScreen } from "#web/features/refereeing/TableScreen.tsx";
import { tableView } from "#web/features/refereeing/tableView.ts";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { useLiveCompetition } from "#web/realtime/useLiveCompetition.ts";
import { answerOf } from "#web/session/answerOf.server.ts";
import { apiFor } from "#web/session/apiFor.server.ts";
import type { Route } from "./+types/fighting.ts";

export async function loader(args: Route.LoaderArgs) {
  const api = apiFor(args);
  const competition = await answerOf(api.competitions.byUuid(args.params.uuid));
  const fighting = competition.fightings.find(({ uuid }) => uuid === args.params.fightingUuid);
  if (fighting === undefined) throw data(null, { status: 404 });
  const { data: log } = await answerOf(api.fightings.events(fighting.uuid));
  const recorded = log.map(({ boutMs, ...entry }) => ({ ...entry, ...(boutMs !== undefined && { boutMs }) }));
  return { competition, fighting, recorded };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && tableView(loaderData.competition, loaderData.fighting).title });

export default function FightingPage({ loaderData }: Route.ComponentProps) {
  const competition = useLiveCompetition(loaderData.competition);
  const fighting =
    competition.fightings.find(({ uuid }) => uuid === loaderData.fighting.uuid) ?? loaderData.fighting;
  // Another bout is another table.
  return (
    <TableScreen
      key={fighting.uuid}
      competition={competition}
      fighting={fighting}
      recorded={loaderData.recorded}
      tools={<BoardLauncher competition={competition} fighting={fighting} />}
    />
  );
}
