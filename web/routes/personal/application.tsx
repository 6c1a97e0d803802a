import { eventDates } from "#web/i18n/eventDates.ts";
import type { Application } from "#contract/profile.ts";
import { ApplicationView } from "#web/features/people/ApplicationView.tsx";
import { findEntryChoices } from "#web/features/people/entryChoices.server.ts";
import { EntryWizard } from "#web/features/people/EntryWizard.tsx";
import type { EntryChoices } from "#web/features/people/entryFields.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { entry } from "#web/i18n/ru/people/entry.ts";
import { people } from "#web/i18n/ru/people/people.ts";
import { personal } from "#web/i18n/ru/people/personal.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { nextBout } from "#web/sport/facts/fighterRecord.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { appContext } from "#web/platform/session/appContext.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import { sessionContext } from "#web/platform/session/sessionContext.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import type { Route } from "./+types/application.ts";

const NEW = "new";

export async function loader(args: Route.LoaderArgs) {
  const api = apiFor(args);
  const { id } = args.params;
  if (id === NEW) {
    const eventId = new URL(args.request.url).searchParams.get("event") ?? undefined;
    return { kind: "new" as const, choices: await findEntryChoices(args), eventId };
  }
  const { data: application } = await answerOf(api.applications.findOne(id));
  const [{ data: course }, choices] = await Promise.all([
    answerOf(api.applications.course(id)),
    findEntryChoices(args, application.event?.documentId),
  ]);
  const { user } = args.context.get(sessionContext);
  const isOwn = choices.people.some(({ profile }) => profile.documentId === application.profile?.documentId);
  return {
    kind: "one" as const,
    application,
    course,
    choices,
    isOrganiser: user?.role?.type === "admin",
    isOwn,
    mat: await findMat(args, application),
    address: `${args.context.get(appContext).publicUrl}/personal/applications/${application.documentId}`,
  };
}

/** For the weigh card: where to go after the scales. */
async function findMat(args: Route.LoaderArgs, { event, fighter }: Application): Promise<string | undefined> {
  if (!event || !fighter) return undefined;
  const competition = await findEventCompetition(args, event.id);
  const view = competition && viewOf(competition);
  const next = view && nextBout(view, fighter.uuid);
  return next?.bout.carpet ? view?.carpets.get(next.bout.carpet.uuid)?.name : undefined;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.kind === "one" ? entry.one.number(loaderData.application.id) : entry.title,
  });

export default function ApplicationPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "new")
    return <NewApplication choices={loaderData.choices} eventId={loaderData.eventId} />;
  const { application } = loaderData;
  const { event, id } = application;
  return (
    <>
      <PageTitle
        title={event?.name ?? entry.one.number(id)}
        lead={[event?.city, eventDates(event), entry.one.number(id)].filter(Boolean).join(". ")}
        crumbs={<Way last={entry.one.number(id)} />}
      />
      <ApplicationView {...loaderData} />
    </>
  );
}

function NewApplication({ choices, eventId }: { choices: EntryChoices; eventId: string | undefined }) {
  return (
    <>
      <PageTitle title={entry.title} crumbs={<Way last={entry.title} />} />
      {choices.events.length === 0 ? (
        <Card>
          <EmptyState title={entry.noEvents} action={<Button href="/">{entry.toEvents}</Button>}>
            {entry.noEventsText}
          </EmptyState>
        </Card>
      ) : choices.people.length === 0 ? (
        <Card>
          <EmptyState
            title={entry.noProfiles}
            action={<Button href="/personal/profiles?person=new">{entry.addProfile}</Button>}
          >
            {entry.noProfilesText}
          </EmptyState>
        </Card>
      ) : (
        <EntryWizard choices={choices} eventId={eventId} />
      )}
    </>
  );
}

function Way({ last }: { last: string }) {
  return (
    <Crumbs
      label={personal.crumbs}
      items={[{ label: people.applications.title, href: "/personal/applications" }, { label: last }]}
    />
  );
}
