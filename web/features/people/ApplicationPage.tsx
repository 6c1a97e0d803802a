import type { Event } from "#contract/event/content.ts";
import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import { ApplicationsWay } from "./ApplicationsWay.tsx";
import { ApplicationView } from "./ApplicationView.tsx";
import { EntryWizard } from "./EntryWizard.tsx";
import { firstFee } from "./entryFees.ts";
import { NEW, profilePath, type EntryWish } from "./entryPaths.ts";
import type { EntryChoices } from "./entryFields.tsx";
import { entry } from "#texts/people/entry.ts";
import { useSentPath } from "./useWayOut.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
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
        crumbs={<ApplicationsWay last={entry.one.number(id)} />}
      />
      <ApplicationView {...loaderData} />
    </>
  );
}

function NewApplication({ choices, wish }: { choices: EntryChoices; wish: EntryWish }) {
  const sent = useSentPath();
  if (sent !== undefined)
    return (
      <>
        <PageTitle title={entry.title} crumbs={<ApplicationsWay last={entry.title} />} />
        <Card>
          <EmptyState title={entry.wasSent} action={<Button href={sent}>{entry.toSent}</Button>}>
            {entry.wasSentText}
          </EmptyState>
        </Card>
      </>
    );
  if (choices.events.length > 0 && choices.people.length > 0)
    return <EntryWizard choices={choices} wish={wish} />;
  const { event } = choices.events.find(({ event: { documentId } }) => documentId === wish.event) ?? {};
  return (
    <>
      <PageTitle
        title={event?.name ?? entry.title}
        lead={event === undefined ? undefined : <EventLead event={event} today={choices.today} />}
        crumbs={<ApplicationsWay last={entry.title} />}
      />
      <Card>
        {choices.events.length === 0 ? (
          <EmptyState title={entry.noEvents} action={<Button href="/">{entry.toEvents}</Button>}>
            {entry.noEventsText}
          </EmptyState>
        ) : (
          <EmptyState
            title={entry.noProfiles}
            // Where none was asked for, the first, as the form itself begins: the card leads back here.
            action={
              <Button href={profilePath(NEW, { event: wish.event ?? choices.events[0]?.event.documentId })}>
                {entry.addProfile}
              </Button>
            }
          >
            {entry.noProfilesText}
          </EmptyState>
        )}
      </Card>
    </>
  );
}

/** Whoever has nobody to enter yet reads all the same where to, when and what it costs (EN28). */
function EventLead({ event, today }: { event: Event; today: string }) {
  return (
    <>
      <span>{[event.city, eventDates(event)].filter(Boolean).join(", ")}</span>
      <span>
        {entry.foot.fee}: {firstFee(event, today)}
      </span>
    </>
  );
}
