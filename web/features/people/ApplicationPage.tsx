import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import { ApplicationView } from "./ApplicationView.tsx";
import { EntryWizard } from "./EntryWizard.tsx";
import { groupPath, NEW, profilePath, type EntryWish } from "./entryPaths.ts";
import type { EntryChoices } from "./entryFields.tsx";
import { entry } from "#texts/people/entry.ts";
import { groupEntry } from "#texts/people/groupEntry.ts";
import { people } from "#texts/people/people.ts";
import { personal } from "#texts/people/personal.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import type { loadApplicationPage } from "./loadApplicationPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

export function ApplicationPage({ loaderData }: PageProps<typeof loadApplicationPage>) {
  if (loaderData.kind === "new")
    return <NewApplication choices={loaderData.choices} wish={loaderData.wish} />;
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

function NewApplication({ choices, wish }: { choices: EntryChoices; wish: EntryWish }) {
  return (
    <>
      <PageTitle
        title={entry.title}
        crumbs={<Way last={entry.title} />}
        actions={
          choices.people.length > 1 && choices.events.length > 0 ? (
            <Button variant="secondary" href={groupPath(wish.event)}>
              {groupEntry.title}
            </Button>
          ) : undefined
        }
      />
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
            action={<Button href={profilePath(NEW, wish)}>{entry.addProfile}</Button>}
          >
            {entry.noProfilesText}
          </EmptyState>
        </Card>
      ) : (
        <EntryWizard choices={choices} wish={wish} />
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
