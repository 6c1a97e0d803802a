import { competitionText, readCompetition } from "#web/platform/realtime/competitionText.ts";
import { boutNames } from "#web/features/corrections/boutNames.ts";
import { CorrectionHistory } from "#web/features/corrections/CorrectionHistory.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { corrections as text } from "#texts/corrections/corrections.ts";
import { sheets } from "#texts/headTable/sheets.ts";
import { Button } from "#web/kit/Button.tsx";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { loadCompetition } from "#web/platform/session/loadCompetition.server.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { useMay } from "#web/platform/session/decideAccess.ts";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import type { Route } from "./+types/corrections.ts";

export async function loader(args: Route.LoaderArgs) {
  const competition = await loadCompetition(args, args.params.uuid);
  const { data: history } = await answerOf(apiFor(args).corrections.of(competition.uuid));
  return { competition: competitionText(competition), history };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${text.title}: ${readCompetition(loaderData.competition).title}` });

/** Every correction of the day, for everybody who runs it. */
export default function CorrectionsPage({ loaderData }: Route.ComponentProps) {
  const competition = useLiveCompetition(readCompetition(loaderData.competition));
  const mayRevert = useMay("decide");
  return (
    <OpsPage>
      <PageTitle
        title={text.title}
        actions={
          <Button variant="secondary" href={`/competition/${competition.uuid}/sheets`}>
            {sheets.link}
          </Button>
        }
      />
      <CorrectionHistory
        history={loaderData.history}
        names={boutNames(competition)}
        mayRevert={mayRevert}
        base={`/competition/${competition.uuid}/corrections`}
      />
    </OpsPage>
  );
}
