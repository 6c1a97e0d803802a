import { data } from "react-router";
import type { Fighting } from "#contract/entity.ts";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { formatShare } from "#web/i18n/numbers.ts";
import { operation } from "#web/i18n/ru/operation.ts";
import { OpsPage } from "#web/layouts/OpsPage.tsx";
import { isPaired, matLine, viewOf } from "#web/routes/view/competitionView.ts";
import { FinishedBouts } from "#web/routes/view/FinishedBouts.tsx";
import { loadCompetition } from "#web/routes/view/loadCompetition.server.ts";
import { MatSwitch } from "#web/routes/view/MatSwitch.tsx";
import { NowBoard } from "#web/routes/view/NowBoard.tsx";
import { QueueTable } from "#web/routes/view/QueueTable.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import { useLiveCompetition } from "#web/realtime/useLiveCompetition.ts";
import type { Route } from "./+types/refereeingCarpet.ts";
import styles from "./refereeingCarpet.module.css";

export async function loader(args: Route.LoaderArgs) {
  const competition = await loadCompetition(args, args.params.uuid);
  const carpet = competition.carpets.find(({ uuid }) => uuid === args.params.carpetUuid);
  if (carpet === undefined) throw data("not found", { status: 404 });
  return { competition, carpet };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.refereeing.title}: ${loaderData.carpet.name}` });

export default function RefereeingCarpetPage({
  loaderData: { competition: loaded, carpet: found },
}: Route.ComponentProps) {
  const competition = useLiveCompetition(loaded);
  const view = viewOf(competition);
  const carpet = view.carpets.get(found.uuid) ?? found;
  const { now, queue, finished, progress } = matLine(view, carpet);
  const base = `/competition/${competition.uuid}`;
  const paired = queue.filter(isPaired);
  const open = (bout: Fighting) => `${base}/fighting/${bout.uuid}`;
  const action = (bout: Fighting) => (
    <Button size="sm" variant="secondary" href={open(bout)}>
      {operation.refereeing.openBout}
    </Button>
  );
  return (
    <OpsPage>
      <PageTitle
        title={carpet.name}
        lead={formatShare(progress.done, progress.total, "bout")}
        actions={
          <MatSwitch carpets={competition.carpets} base={`${base}/refereeing/carpet`} current={carpet.uuid} />
        }
      />
      <div className={styles.grid}>
        <div className={styles.column}>
          {now ? (
            <>
              <NowBoard view={view} bout={now} />
              <Button variant="live" size="lg" href={open(now)}>
                {operation.refereeing.openTable}
              </Button>
            </>
          ) : (
            <NobodyOnMat next={paired[0] && open(paired[0])} />
          )}
          <QueueTable view={view} title={operation.refereeing.queue} bouts={paired} action={action} />
          {paired.length === queue.length ? null : (
            <QueueTable
              view={view}
              title={operation.refereeing.later}
              bouts={queue.filter((bout) => !isPaired(bout))}
              isCalm
            />
          )}
        </div>
        <FinishedBouts view={view} bouts={finished} />
      </div>
    </OpsPage>
  );
}

function NobodyOnMat({ next }: { next: string | undefined }) {
  return (
    <Card>
      <EmptyState
        title={operation.refereeing.none}
        action={
          next === undefined ? undefined : (
            <Button variant="live" size="lg" href={next}>
              {operation.refereeing.openNext}
            </Button>
          )
        }
      >
        {next === undefined ? undefined : operation.refereeing.noneText}
      </EmptyState>
    </Card>
  );
}
