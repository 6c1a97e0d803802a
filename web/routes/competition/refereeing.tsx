import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { operation } from "#web/i18n/ru/operation.ts";
import { OpsPage } from "#web/layouts/OpsPage.tsx";
import { CategoryList } from "#web/routes/view/CategoryList.tsx";
import { viewOf } from "#web/routes/view/competitionView.ts";
import { loadCompetition } from "#web/routes/view/loadCompetition.server.ts";
import { MatColumn } from "#web/routes/view/MatColumn.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import { useLiveCompetition } from "#web/realtime/useLiveCompetition.ts";
import type { Route } from "./+types/refereeing.ts";
import styles from "./dashboard.module.css";

export async function loader(args: Route.LoaderArgs) {
  return { competition: await loadCompetition(args, args.params.uuid) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.refereeing.title}: ${loaderData.competition.title}` });

export default function RefereeingPage({ loaderData: { competition: loaded } }: Route.ComponentProps) {
  const competition = useLiveCompetition(loaded);
  const view = viewOf(competition);
  const base = `/competition/${competition.uuid}/refereeing`;
  return (
    <OpsPage>
      <PageTitle title={operation.refereeing.title} />
      <div className={styles.mats}>
        {competition.carpets.map((carpet) => (
          <MatColumn key={carpet.uuid} view={view} carpet={carpet} href={`${base}/carpet/${carpet.uuid}`} />
        ))}
      </div>
      <Heading level={2}>{operation.refereeing.categories}</Heading>
      <CategoryList view={view} categories={competition.categories} base={base} folder="category" />
    </OpsPage>
  );
}
