import { useRevalidator } from "react-router";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { formatCount } from "#web/i18n/numbers.ts";
import { formatWords } from "#web/i18n/ru/bout.ts";
import { operation } from "#web/i18n/ru/operation.ts";
import { OpsPage } from "#web/layouts/OpsPage.tsx";
import { CategoryBadge } from "#web/routes/view/CategoryBadge.tsx";
import { CategoryStandings } from "#web/routes/view/CategoryStandings.tsx";
import { boutsOfCategory, isFinished, isOnMat, viewOf } from "#web/routes/view/competitionView.ts";
import { FinishedBouts } from "#web/routes/view/FinishedBouts.tsx";
import { categoryOf, observeCompetition } from "#web/routes/view/loadCompetition.server.ts";
import { NowBoard } from "#web/routes/view/NowBoard.tsx";
import { QueueTable } from "#web/routes/view/QueueTable.tsx";
import { Badge } from "#web/ui/Badge.tsx";
import { Button } from "#web/ui/Button.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import type { Route } from "./+types/observe.ts";
import styles from "./refereeingCarpet.module.css";
import { UpdatedAt } from "./UpdatedAt.tsx";

export async function loader(args: Route.LoaderArgs) {
  const competition = await observeCompetition(args, args.params.uuid);
  return { competition, category: categoryOf(competition, args.params.categoryUuid) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.observe.title}: ${loaderData.category.title}` });

/** Read-only and without realtime: what is shown is as old as its last refresh, and says so. */
export default function ObservePage({ loaderData: { competition, category } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const view = viewOf(competition);
  const bouts = boutsOfCategory(view, category.uuid);
  const now = bouts.find(isOnMat);
  return (
    <OpsPage>
      <PageTitle
        title={category.title}
        lead={
          <>
            <Badge tone="line" icon="eye">
              {operation.observe.readOnly}
            </Badge>
            <CategoryBadge status={category.status} />
            <span>{formatWords(category.format)}</span>
            <span>{formatCount(category.fighters.length, "fighter")}</span>
            <UpdatedAt serverTime={competition.serverTime} />
          </>
        }
        actions={
          <Button variant="secondary" isBusy={state === "loading"} onClick={() => void revalidate()}>
            {operation.observe.refresh}
          </Button>
        }
      />
      <div className={styles.grid}>
        <div className={styles.column}>
          {now ? <NowBoard view={view} bout={now} /> : null}
          <CategoryStandings view={view} category={category} title={operation.observe.standing} />
          <QueueTable
            view={view}
            title={operation.observe.bouts}
            bouts={bouts.filter((bout) => bout !== now && !isFinished(bout))}
            isCalm
          />
        </div>
        <FinishedBouts view={view} bouts={bouts.filter(isFinished)} />
      </div>
    </OpsPage>
  );
}
