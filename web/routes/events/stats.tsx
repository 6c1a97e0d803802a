import { StatsBoard } from "#web/features/stats/StatsBoard.tsx";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { eventContext } from "#web/guards/eventContext.ts";
import { stats as text } from "#web/i18n/ru/stats.ts";
import { Wrap } from "#web/layouts/Wrap.tsx";
import { answerOf } from "#web/session/answerOf.server.ts";
import { apiFor } from "#web/session/apiFor.server.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { Card } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import type { Route } from "./+types/stats.ts";

export async function loader(args: Route.LoaderArgs) {
  const event = args.context.get(eventContext);
  const { data: stats } = await answerOf(apiFor(args).events.stats(String(event.id)));
  return { name: event.name, stats };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: `${text.title}: ${loaderData?.name ?? ""}` });

export default function StatsPage({ loaderData: { stats } }: Route.ComponentProps) {
  return (
    <Wrap>
      <PageTitle
        title={text.title}
        lead={
          <Badge tone="line" icon="lock">
            {text.onlyAdmins}
          </Badge>
        }
      />
      {stats === null ? (
        <Card>
          <EmptyState title={text.none}>{text.noneText}</EmptyState>
        </Card>
      ) : (
        <StatsBoard stats={stats} />
      )}
    </Wrap>
  );
}
