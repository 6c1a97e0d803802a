import { Spoiler } from "#web/frame/spoilers/Spoiler.tsx";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { eventContext } from "#web/guards/eventContext.ts";
import { events } from "#web/i18n/ru/events.ts";
import { Wrap } from "#web/layouts/Wrap.tsx";
import { findEventCompetition } from "#web/session/eventCompetition.server.ts";
import { TeamTable } from "#web/routes/view/TeamTable.tsx";
import { teamRows } from "#web/routes/view/teamRows.ts";
import { answerOf } from "#web/session/answerOf.server.ts";
import { apiFor } from "#web/session/apiFor.server.ts";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import type { Route } from "./+types/teams.ts";

export async function loader(args: Route.LoaderArgs) {
  const event = args.context.get(eventContext);
  const [{ data: teams }, competition] = await Promise.all([
    answerOf(apiFor(args).events.teams(String(event.id))),
    findEventCompetition(args, String(event.id)),
  ]);
  return {
    name: event.name,
    eventId: event.id,
    rows: teamRows(teams, competition),
    formula: competition?.teamScoring.formula,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: `${events.teams.title}: ${loaderData?.name ?? ""}` });

export default function EventTeamsPage({ loaderData: { rows, formula, eventId } }: Route.ComponentProps) {
  return (
    <Wrap>
      <PageTitle title={events.teams.title} />
      <Spoiler>
        <TeamTable rows={rows} formula={formula} eventId={eventId} />
      </Spoiler>
    </Wrap>
  );
}
