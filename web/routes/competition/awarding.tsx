import type { Category } from "#contract/entity.ts";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { operation } from "#web/i18n/ru/operation.ts";
import { OpsPage } from "#web/layouts/OpsPage.tsx";
import { CategoryList } from "#web/routes/view/CategoryList.tsx";
import { viewOf, type CompetitionView } from "#web/routes/view/competitionView.ts";
import { loadCompetition } from "#web/routes/view/loadCompetition.server.ts";
import { Card } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import { useLiveCompetition } from "#web/realtime/useLiveCompetition.ts";
import type { Route } from "./+types/awarding.ts";

export async function loader(args: Route.LoaderArgs) {
  return { competition: await loadCompetition(args, args.params.uuid) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.awarding.title}: ${loaderData.competition.title}` });

export default function AwardingPage({ loaderData: { competition: loaded } }: Route.ComponentProps) {
  const competition = useLiveCompetition(loaded);
  const view = viewOf(competition);
  /** When the last bout of a category ended: who waits longest is awarded first. */
  const endOf = ({ uuid }: Category) =>
    competition.fightings
      .filter(({ category }) => category.uuid === uuid)
      .reduce((last, { finishedAt }) => ((finishedAt ?? "") > last ? (finishedAt ?? "") : last), "");
  const inState = (status: Category["status"]) =>
    competition.categories.filter((one) => one.status === status);
  const ready = inState("finished").toSorted((a, b) => endOf(a).localeCompare(endOf(b)));
  return (
    <OpsPage>
      <PageTitle title={operation.awarding.title} />
      <Heading level={2}>{operation.awarding.ready}</Heading>
      {ready.length === 0 ? (
        <Card>
          <EmptyState title={operation.awarding.noneReady} level={3}>
            {operation.awarding.noneReadyText}
          </EmptyState>
        </Card>
      ) : (
        <Group view={view} categories={ready} />
      )}
      <TitledGroup view={view} title={operation.awarding.soon} categories={inState("in_progress")} />
      <TitledGroup view={view} title={operation.awarding.done} categories={inState("awarded")} />
    </OpsPage>
  );
}

type GroupProps = { view: CompetitionView; categories: readonly Category[] };

function TitledGroup({ title, ...group }: GroupProps & { title: string }) {
  if (group.categories.length === 0) return null;
  return (
    <>
      <Heading level={2}>{title}</Heading>
      <Group {...group} />
    </>
  );
}

function Group({ view, categories }: GroupProps) {
  return (
    <CategoryList
      view={view}
      categories={categories}
      base={`/competition/${view.competition.uuid}`}
      folder="awarding"
    />
  );
}
