import type { PageHandle } from "#contract/pageKind.ts";
import { statsQuerySchema } from "#contract/event/stats.ts";
import { StatsBoard } from "#web/features/stats/StatsBoard.tsx";
import { StatsDays } from "#web/features/stats/StatsDays.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { eventContext } from "#web/platform/session/eventContext.ts";
import { stats as text } from "#texts/stats.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { Badge } from "#web/kit/Badge.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { useRefreshed } from "#web/platform/realtime/useRefreshed.ts";
import type { Route } from "./+types/stats.ts";

export const handle: PageHandle = { kind: "organiser", picture: "logo", signInFor: "stats" };

export async function loader(args: Route.LoaderArgs) {
  const event = args.context.get(eventContext);
  const day = dayIn(args.request.url);
  const { data: stats } = await answerOf(apiFor(args).events.stats(String(event.id), { day }));
  return { name: event.name, path: `/events/${event.id}/stats`, day, stats };
}

/** What is no day is the whole event, not a refusal: the address may be cut by whoever sent it. */
function dayIn(url: string): string | undefined {
  const { data } = statsQuerySchema.safeParse({ day: new URL(url).searchParams.get("day") ?? undefined });
  return data?.day;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: `${text.title}: ${loaderData?.name ?? ""}` });

export default function StatsPage({ loaderData: { stats, path, day } }: Route.ComponentProps) {
  useRefreshed();
  return (
    <Wrap>
      <PageTitle
        title={text.title}
        lead={
          <Badge tone="line" icon="lock">
            {text.onlyAdmins}
          </Badge>
        }
        actions={stats === null ? null : <StatsDays days={stats.days} path={path} day={day} />}
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
