import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { eventContext } from "#web/guards/eventContext.ts";
import { formatCount } from "#web/i18n/numbers.ts";
import { formatWords } from "#web/i18n/ru/bout.ts";
import { operation } from "#web/i18n/ru/operation.ts";
import { Wrap } from "#web/layouts/Wrap.tsx";
import { CategoryBadge } from "#web/routes/view/CategoryBadge.tsx";
import { CategoryStandings } from "#web/routes/view/CategoryStandings.tsx";
import { boutsOfCategory, viewOf } from "#web/routes/view/competitionView.ts";
import { categoryOf } from "#web/routes/view/loadCompetition.server.ts";
import { QueueTable } from "#web/routes/view/QueueTable.tsx";
import { answerOf } from "#web/session/answerOf.server.ts";
import { apiFor } from "#web/session/apiFor.server.ts";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import type { Route } from "./+types/category.ts";

export const handle = { eventHead: "slim" };

export async function loader(args: Route.LoaderArgs) {
  const event = args.context.get(eventContext);
  const competition = await answerOf(apiFor(args).events.competition(String(event.id)));
  return { competition, category: categoryOf(competition, args.params.categoryUuid) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ title: loaderData?.category.title });

export default function CategoryPage({ loaderData: { competition, category } }: Route.ComponentProps) {
  const view = viewOf(competition);
  return (
    <Wrap>
      <PageTitle
        title={category.title}
        lead={
          <>
            <CategoryBadge status={category.status} />
            <span>{formatWords(category.format)}</span>
            <span>{formatCount(category.fighters.length, "fighter")}</span>
          </>
        }
      />
      <CategoryStandings view={view} category={category} title={operation.observe.standing} />
      <QueueTable
        view={view}
        title={operation.observe.bouts}
        bouts={boutsOfCategory(view, category.uuid)}
        isCalm
      />
    </Wrap>
  );
}
