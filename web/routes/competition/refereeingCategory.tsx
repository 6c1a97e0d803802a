import type { Fighting } from "#contract/entity.ts";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { formatCount } from "#web/i18n/numbers.ts";
import { formatWords } from "#web/i18n/ru/bout.ts";
import { operation } from "#web/i18n/ru/operation.ts";
import { OpsPage } from "#web/layouts/OpsPage.tsx";
import { CategoryBadge } from "#web/routes/view/CategoryBadge.tsx";
import { CategoryStandings } from "#web/routes/view/CategoryStandings.tsx";
import { boutsOfCategory, isFinished, isPaired, viewOf } from "#web/routes/view/competitionView.ts";
import { FinishedBouts } from "#web/routes/view/FinishedBouts.tsx";
import { categoryOf, loadCompetition } from "#web/routes/view/loadCompetition.server.ts";
import { QueueTable } from "#web/routes/view/QueueTable.tsx";
import { Button } from "#web/ui/Button.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import { useLiveCompetition } from "#web/realtime/useLiveCompetition.ts";
import type { Route } from "./+types/refereeingCategory.ts";
import styles from "./refereeingCarpet.module.css";

export async function loader(args: Route.LoaderArgs) {
  const competition = await loadCompetition(args, args.params.uuid);
  return { competition, category: categoryOf(competition, args.params.categoryUuid) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.refereeing.title}: ${loaderData.category.title}` });

export default function RefereeingCategoryPage({
  loaderData: { competition: loaded, category },
}: Route.ComponentProps) {
  const competition = useLiveCompetition(loaded);
  const view = viewOf(competition);
  const bouts = boutsOfCategory(view, category.uuid);
  const base = `/competition/${competition.uuid}`;
  const action = (bout: Fighting) =>
    isPaired(bout) ? (
      <Button size="sm" variant="secondary" href={`${base}/fighting/${bout.uuid}`}>
        {operation.refereeing.openBout}
      </Button>
    ) : null;
  return (
    <OpsPage>
      <PageTitle
        title={category.title}
        lead={
          <>
            <CategoryBadge status={category.status} />
            <span>{formatWords(category.format)}</span>
            <span>{formatCount(category.fighters.length, "fighter")}</span>
          </>
        }
        actions={
          <Button variant="secondary" href={`${base}/observe/${category.uuid}`}>
            {operation.refereeing.observe}
          </Button>
        }
      />
      <div className={styles.grid}>
        <div className={styles.column}>
          <QueueTable
            view={view}
            title={operation.refereeing.bouts}
            bouts={bouts.filter((bout) => !isFinished(bout))}
            isCalm
            action={action}
          />
          <CategoryStandings view={view} category={category} title={operation.observe.standing} />
        </div>
        <FinishedBouts view={view} bouts={bouts.filter(isFinished)} />
      </div>
    </OpsPage>
  );
}
