import { eventDates } from "#web/i18n/eventDates.ts";
import { useSearchParams } from "react-router";
import type { OrganisedEvent } from "#contract/organiser.ts";
import { EventState } from "#web/features/organiser/EventState.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { events } from "#web/i18n/ru/spectating/events.ts";
import { organiser } from "#web/i18n/ru/organiser/organiser.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Cover } from "#web/kit/cover/Cover.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { SegmentedLinks } from "#web/kit/SegmentedLinks.tsx";
import type { Route } from "./+types/home.ts";
import styles from "./home.module.css";

const { home: words } = organiser;
const NEW_PATH = "/organiser/new";

export async function loader(args: Route.LoaderArgs) {
  const page = Number(new URL(args.request.url).searchParams.get("page") ?? "1");
  const { data, meta: about } = await answerOf(
    apiFor(args).organiser.events(Number.isInteger(page) && page > 0 ? page : 1),
  );
  return { events: data, pages: about.pagination.pageCount };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: words.title });

export default function OrganiserHomePage({ loaderData }: Route.ComponentProps) {
  const add = (
    <Button href={NEW_PATH}>
      <Icon name="plus" /> {words.add}
    </Button>
  );
  return (
    <>
      <PageTitle
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <Button variant="secondary" href="/organiser/users">
              {words.users}
            </Button>
            {add}
          </>
        }
      />
      <Card>
        {loaderData.events.length === 0 ? (
          <EmptyState title={words.empty} action={add}>
            {words.emptyText}
          </EmptyState>
        ) : (
          <ul className={styles.events}>
            {loaderData.events.map((event) => (
              <EventRow key={event.documentId} event={event} />
            ))}
          </ul>
        )}
      </Card>
      {loaderData.pages > 1 ? <Pages count={loaderData.pages} /> : null}
    </>
  );
}

function EventRow({ event }: { event: OrganisedEvent }) {
  const where = [eventDates(event) || events.state.undated, event.city].filter(Boolean).join(", ");
  return (
    <li>
      <Anchor href={`/organiser/events/${event.id}`}>
        <span className={styles.eventCover}>
          <Cover seed={event.documentId} shape="square" />
        </span>
        <span className={styles.eventName}>
          <b>{event.name}</b>
          <small>{where}</small>
        </span>
        <EventState event={event} />
        <Icon name="right" />
      </Anchor>
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
