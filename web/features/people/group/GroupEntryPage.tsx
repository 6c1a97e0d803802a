import { useNavigate } from "react-router";
import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import { formatKopecks } from "#texts/fees/fees.ts";
import { entry } from "#texts/people/entry.ts";
import { groupEntry as words } from "#texts/people/groupEntry.ts";
import { people } from "#texts/people/people.ts";
import { personal } from "#texts/people/personal.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { toldPrices } from "../entryFees.ts";
import { groupPath, NEW, profilePath } from "../entryPaths.ts";
import styles from "./group.module.css";
import { groupSum } from "./groupFees.ts";
import { GroupTable } from "./GroupTable.tsx";
import type { loadGroupEntryPage } from "./loadGroupEntryPage.server.ts";

type Props = PageProps<typeof loadGroupEntryPage>;
type Table = NonNullable<Props["loaderData"]["table"]>;

export function GroupEntryPage({ loaderData: { events, table } }: Props) {
  return (
    <>
      <PageTitle
        title={words.title}
        lead={words.lead}
        crumbs={
          <Crumbs
            label={personal.crumbs}
            items={[
              { label: people.applications.title, href: "/personal/applications" },
              { label: words.title },
            ]}
          />
        }
      />
      {table === undefined ? (
        <Card>
          <EmptyState title={entry.noEvents} action={<Button href="/">{entry.toEvents}</Button>}>
            {entry.noEventsText}
          </EmptyState>
        </Card>
      ) : (
        <Stack gap={16}>
          <WhichEvent events={events} table={table} />
          <OfEvent key={table.event.documentId} table={table} />
        </Stack>
      )}
    </>
  );
}

/** Which tournament the table is for; the address says it, so that a link leads to the same. */
function WhichEvent({ events, table: { event } }: { events: Props["loaderData"]["events"]; table: Table }) {
  const navigate = useNavigate();
  const isListed = events.some(({ documentId }) => documentId === event.documentId);
  const all = isListed ? events : [event, ...events];
  return (
    <SelectField
      label={words.event}
      className={styles.event}
      value={event.documentId}
      hint={[event.city, eventDates(event)].filter(Boolean).join(", ")}
      options={all.map(({ documentId, name }) => ({ value: documentId, label: name }))}
      onChange={({ currentTarget }) => void navigate(groupPath(currentTarget.value), { replace: true })}
    />
  );
}

function OfEvent({ table: { event, offer, basis, day, prices } }: { table: Table }) {
  if (!offer.meta.isOpen)
    return (
      <Card>
        <EmptyState title={words.closed}>{words.closedText}</EmptyState>
      </Card>
    );
  if (basis.people.length === 0)
    return (
      <Card>
        <EmptyState
          title={words.noPeople}
          action={
            <Button href={profilePath(NEW, { event: event.documentId, isGroup: true })}>
              {entry.addProfile}
            </Button>
          }
        >
          {words.noPeopleText}
        </EmptyState>
      </Card>
    );
  return (
    <GroupTable
      event={event.documentId}
      basis={basis}
      offer={{ categories: offer.data, day }}
      feeOf={(lines) =>
        prices === undefined ? toldPrices(event) : words.fee(formatKopecks(groupSum(lines, prices)))
      }
    />
  );
}
