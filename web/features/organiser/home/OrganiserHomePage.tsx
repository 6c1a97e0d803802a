import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { OrganisedEvent } from "#contract/event/organiser.ts";
import { Fill, Row } from "#web/kit/layout/layout.tsx";
import { useUploadArchive } from "#web/features/organiser/archive/UploadArchive.tsx";
import { EventState } from "#web/features/organiser/EventState.tsx";
import { CopyDialog } from "#web/features/organiser/CopyDialog.tsx";
import { events } from "#texts/spectating/events.ts";
import { archive } from "#texts/organiser/archive.ts";
import { copyEvent } from "#texts/organiser/copyEvent.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Cover } from "#web/kit/cover/Cover.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Menu } from "#web/kit/Menu.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { SegmentedLinks } from "#web/kit/SegmentedLinks.tsx";
import styles from "./OrganiserHomePage.module.css";
import type { loadOrganiserHomePage } from "./loadOrganiserHomePage.server.ts";
import { isAdmin } from "#web/platform/session/userRoles.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

export const { home: words } = organiser;

const NEW_PATH = "/organiser/new";

/** What belongs to no single event. */
const SECTIONS = [
  { href: "/organiser/seasons", label: words.seasons },
  { href: "/organiser/users", label: words.users },
  { href: "/organiser/site", label: words.site },
];

export function OrganiserHomePage({ loaderData }: PageProps<typeof loadOrganiserHomePage>) {
  const add = (
    <Button href={NEW_PATH}>
      <Icon name="plus" /> {words.add}
    </Button>
  );
  const { button, choose, input, told, dialog } = useUploadArchive();
  const isOfAll = isAdmin(useSession().user);
  return (
    <>
      <PageTitle
        title={words.title}
        lead={words.lead}
        actions={
          isOfAll ? (
            <>
              <Row gap={8} wraps className={styles.wide}>
                {SECTIONS.map(({ href, label }) => (
                  <Button key={href} variant="secondary" href={href}>
                    {label}
                  </Button>
                ))}
                {button}
              </Row>
              {add}
              <Menu
                className={styles.narrow}
                label={words.sections}
                actions={[...SECTIONS, { label: archive.upload.open, icon: "upload", onPress: choose }]}
              />
              {input}
            </>
          ) : null
        }
      />
      {told}
      {dialog}
      <Card>
        {loaderData.events.length === 0 ? (
          <EmptyState title={words.empty} action={isOfAll ? add : undefined}>
            {words.emptyText}
          </EmptyState>
        ) : (
          <ul className={styles.events}>
            {loaderData.events.map((event) => (
              <EventRow key={event.documentId} event={event} today={loaderData.today} canCopy={isOfAll} />
            ))}
          </ul>
        )}
      </Card>
      {loaderData.pages > 1 ? <Pages count={loaderData.pages} /> : null}
    </>
  );
}

type RowProps = { event: OrganisedEvent; today: string; canCopy: boolean };

function EventRow({ event, today, canCopy }: RowProps) {
  const [isAsked, setIsAsked] = useState(false);
  const where = [eventDates(event) || events.state.undated, event.city].filter(Boolean).join(", ");
  return (
    <li>
      <Anchor href={`/organiser/events/${event.id}`}>
        <span className={styles.eventCover}>
          <Cover look={event.look} seed={event.documentId} shape="square" />
        </span>
        <Fill as="span" className={styles.eventName}>
          <b>{event.name}</b>
          <small>{where}</small>
        </Fill>
        <EventState {...{ event, today }} />
        <Icon name="right" className={styles.onward} />
      </Anchor>
      {canCopy ? (
        <IconButton icon="copy" label={copyEvent.copyOf(event.name)} onClick={() => setIsAsked(true)} />
      ) : null}
      {isAsked ? <CopyDialog event={event} onClose={() => setIsAsked(false)} /> : null}
    </li>
  );
}

function Pages({ count }: { count: number }) {
  const [search] = useSearchParams();
  const current = search.get("page") ?? "1";
  return (
    <SegmentedLinks
      label={words.table}
      currentHref={`?page=${current}`}
      items={Array.from({ length: count }, (_, index) => ({
        href: `?page=${index + 1}`,
        label: String(index + 1),
      }))}
    />
  );
}
