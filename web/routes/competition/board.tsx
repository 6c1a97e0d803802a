import { data, useSearchParams } from "react-router";
import type { PageHandle } from "#contract/pageKind.ts";
import { parseBoardQuery } from "#web/features/displays/boardQuery.ts";
import { MatBoard } from "#web/features/displays/MatBoard.tsx";
import { Stage } from "#web/features/displays/Stage.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { board as text } from "#texts/displays/board.ts";
import { useScoreboardSettings } from "#web/platform/realtime/scoreboardSettings.ts";
import { competitionText, readCompetition } from "#web/platform/realtime/competitionText.ts";
import { useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { loadCompetition, loadDesk } from "#web/platform/session/loadCompetition.server.ts";
import type { Route } from "./+types/board.ts";

export const handle: PageHandle = { kind: "wall", signInFor: "competition" };

export async function loader(args: Route.LoaderArgs) {
  const { uuid } = args.params;
  const [competition] = await Promise.all([loadCompetition(args, uuid), loadDesk(args, uuid)]);
  const fighting = competition.fightings.find((bout) => bout.uuid === args.params.fightingUuid);
  if (fighting === undefined) throw data("not found", { status: 404 });
  return { competition: competitionText(competition), fighting };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${text.title}: ${readCompetition(loaderData.competition).title}` });

/** The other face of a bout: what the official does at the table, the hall reads here. */
export default function BoardPage({ loaderData: { competition: loaded, fighting } }: Route.ComponentProps) {
  const competition = useScoreboardSettings(useLiveCompetition(readCompetition(loaded)));
  const [query] = useSearchParams();
  const { isFollowing, ...look } = parseBoardQuery(query);
  const carpetUuid = isFollowing ? fighting.carpet?.uuid : undefined;
  return (
    <Stage>
      <MatBoard competition={competition} shown={{ carpetUuid, fightingUuid: fighting.uuid }} look={look} />
    </Stage>
  );
}
