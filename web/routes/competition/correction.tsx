import { competitionText, readCompetition } from "#web/platform/realtime/competitionText.ts";
import { data } from "react-router";
import { boutNames } from "#web/features/corrections/boutNames.ts";
import { CorrectionScreen } from "#web/features/corrections/CorrectionScreen.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { corrections as text } from "#texts/corrections/corrections.ts";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { loadCompetition } from "#web/platform/session/loadCompetition.server.ts";
import { Button } from "#web/kit/Button.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import type { Route } from "./+types/correction.ts";

export async function loader(args: Route.LoaderArgs) {
  const competition = await loadCompetition(args, args.params.uuid);
  const fighting = competition.fightings.find(({ uuid }) => uuid === args.params.fightingUuid);
  if (fighting === undefined) throw data(null, { status: 404 });
  const api = apiFor(args);
  const { data: log } = await answerOf(api.fightings.events(fighting.uuid));
  const { data: all } = await answerOf(api.corrections.of(competition.uuid));
  const recorded = log.map(({ boutMs, ...entry }) => ({ ...entry, ...(boutMs !== undefined && { boutMs }) }));
  return {
    competition: competitionText(competition),
    fighting,
    recorded,
    history: all.filter(({ plan }) => plan.fighting === fighting.uuid),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title:
      loaderData &&
      text.titleOf(boutNames(readCompetition(loaderData.competition)).bout(loaderData.fighting.uuid)),
  });

export default function CorrectionPage({ loaderData }: Route.ComponentProps) {
  const competition = useLiveCompetition(readCompetition(loaderData.competition));
  const { recorded, history } = loaderData;
  const fighting =
    competition.fightings.find(({ uuid }) => uuid === loaderData.fighting.uuid) ?? loaderData.fighting;
  const category = competition.categories.find(({ uuid }) => uuid === fighting.category.uuid);
  return (
    <OpsPage>
      <PageTitle
        title={boutNames(competition).bout(fighting.uuid)}
        lead={category?.title}
        actions={
          <Button variant="secondary" href={`/competition/${competition.uuid}/fighting/${fighting.uuid}`}>
            {text.openTable}
          </Button>
        }
      />
      <CorrectionScreen {...{ competition, fighting, recorded, history }} />
    </OpsPage>
  );
}
