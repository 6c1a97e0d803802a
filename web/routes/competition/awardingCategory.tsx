import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { formatCount } from "#web/i18n/numbers.ts";
import { formatWords } from "#web/i18n/ru/bout.ts";
import { operation } from "#web/i18n/ru/operation.ts";
import { OpsPage } from "#web/layouts/OpsPage.tsx";
import { CategoryBadge } from "#web/routes/view/CategoryBadge.tsx";
import { CategoryStandings } from "#web/routes/view/CategoryStandings.tsx";
import { boutsOfCategory, progressOf, viewOf } from "#web/routes/view/competitionView.ts";
import { categoryOf, loadCompetition } from "#web/routes/view/loadCompetition.server.ts";
import { Banner } from "#web/ui/Banner.tsx";
import { Crumbs } from "#web/ui/Crumbs.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import { useLiveCompetition } from "#web/realtime/useLiveCompetition.ts";
import type { Route } from "./+types/awardingCategory.ts";

export async function loader(args: Route.LoaderArgs) {
  const competition = await loadCompetition(args, args.params.uuid);
  return { competition, category: categoryOf(competition, args.params.categoryUuid) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.awarding.title}: ${loaderData.category.title}` });

export default function AwardingCategoryPage({
  loaderData: { competition: loaded, category },
}: Route.ComponentProps) {
  const competition = useLiveCompetition(loaded);
  const view = viewOf(competition);
  const { done, total } = progressOf(boutsOfCategory(view, category.uuid));
  return (
    <OpsPage>
      <PageTitle
        title={category.title}
        crumbs={
          <Crumbs
            label={operation.nav.label}
            items={[
              { label: operation.awarding.title, href: `/competition/${competition.uuid}/awarding` },
              { label: category.title },
            ]}
          />
        }
        lead={
          <>
            <CategoryBadge status={category.status} />
            <span>{formatWords(category.format)}</span>
            <span>{formatCount(category.fighters.length, "fighter")}</span>
          </>
        }
      />
      {done < total ? (
        <Banner tone="wait" icon="clock" title={`${operation.awarding.left}: ${total - done}`}>
          {operation.awarding.notOver}
        </Banner>
      ) : null}
      <CategoryStandings view={view} category={category} title={operation.awarding.places} />
    </OpsPage>
  );
}
