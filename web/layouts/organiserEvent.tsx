import { eventDates } from "#web/i18n/spoken/eventDates.ts";
import { Outlet, useLocation } from "react-router";
import { EventState, preparationOf, type OrganisedOutlet } from "#web/features/organiser/face.ts";
import styles from "./organiser.module.css";
import { closing } from "#texts/organiser/closing.ts";
import { lookWords } from "#texts/organiser/look.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { hallDate } from "#web/platform/session/hallDate.server.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import { MoreTabs } from "#web/kit/MoreTabs.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { TabLinks } from "#web/kit/TabLinks.tsx";
import type { Route } from "./+types/organiserEvent.ts";

export async function loader(args: Route.LoaderArgs) {
  const api = apiFor(args);
  const { data: event } = await answerOf(api.organiser.event(args.params.id));
  const today = hallDate(args);
  if (!event.competition) return { event, today, preparation: undefined };
  const { uuid } = event.competition;
  const [whole, { data: roll }] = await Promise.all([
    answerOf(api.competitions.byUuid(uuid)),
    answerOf(api.roll.find(uuid)),
  ]);
  return { event, today, preparation: preparationOf(whole, roll) };
}

/** The frame of an event's preparation: what it is called, who sees it, the ways on. */
export default function OrganiserEventLayout({ loaderData, params }: Route.ComponentProps) {
  const { event, today, preparation } = loaderData;
  const { pathname } = useLocation();
  const base = `/organiser/events/${params.id}`;
  const items = [
    { href: base, label: organiser.tabs.event },
    { href: `${base}/competition`, label: organiser.tabs.competition, count: preparation?.carpets },
    { href: `${base}/categories`, label: organiser.tabs.categories, count: preparation?.categories },
    { href: `${base}/entries`, label: organiser.tabs.entries, count: preparation?.fighters },
    { href: `${base}/fees`, label: organiser.tabs.fees },
    { href: `${base}/programme`, label: organiser.tabs.programme },
    { href: `${base}/referees`, label: organiser.tabs.referees },
    { href: `${base}/papers`, label: organiser.tabs.papers },
  ];
  const more = [
    { href: `${base}/look`, label: lookWords.title },
    { href: `${base}/roles`, label: organiser.tabs.roles },
    { href: `${base}/rehearsal`, label: organiser.tabs.rehearsal },
    { href: `${base}/archive`, label: organiser.tabs.archive },
  ];
  const current = [...items, ...more].findLast(({ href }) =>
    href === base ? pathname.replace(/\/$/, "") === href : pathname.startsWith(href),
  );
  return (
    <>
      <PageTitle
        title={event.name}
        crumbs={
          <Crumbs
            label={organiser.menu}
            items={[{ label: organiser.home.title, href: "/organiser" }, { label: event.name }]}
          />
        }
        lead={
          <>
            <span>{[eventDates(event), event.city].filter(Boolean).join(", ")}</span>
            <EventState {...{ event, today }} />
          </>
        }
        actions={
          <>
            <Button variant="secondary" href={`/events/${event.id}`}>
              {organiser.toPublic}
            </Button>
            {preparation === undefined ? null : (
              <Button href={`/competition/${preparation.uuid}`}>{organiser.toDesk}</Button>
            )}
          </>
        }
      />
      <TabLinks
        label={organiser.tabs.label}
        items={items}
        currentHref={current?.href}
        className={styles.tabs}
      >
        <MoreTabs label={organiser.tabs.more} items={more} currentHref={current?.href} />
      </TabLinks>
      {event.competition?.status === "closed" ? (
        <Banner icon="lock" title={closing.closed} className={styles.closed}>
          {closing.closedText}
        </Banner>
      ) : null}
      <Outlet context={{ event, preparation } satisfies OrganisedOutlet} />
    </>
  );
}
