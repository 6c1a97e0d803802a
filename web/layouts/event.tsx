import { lazy, Suspense } from "react";
import { Outlet, useMatches, useParams } from "react-router";
import type { Event } from "#contract/event/content.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { slidesFor } from "#contract/competition/slides.ts";
import { saidOf } from "#contract/pageKind.ts";
import { accentVariables } from "#domain/look/accent.ts";
import type { EventOutlet } from "#web/features/spectating/face.ts";
import { ownFighters } from "#web/platform/session/ownFighters.server.ts";
import { entered } from "#texts/spectating/entered.ts";
import { ownEntries, type OwnEntries } from "#web/platform/session/ownEntries.server.ts";
import { FollowButton } from "#web/features/following/face.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { ShareButton } from "#web/kit/ShareButton.tsx";
import { eventContext } from "#web/platform/session/eventContext.ts";
import { organises } from "#web/platform/session/userRoles.ts";
import { events } from "#texts/spectating/events.ts";
import { useAwaitedDay, type Still } from "#web/platform/realtime/useAwaitedDay.ts";
import { hallDate } from "#web/platform/session/hallDate.server.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Cover } from "#web/kit/cover/Cover.tsx";
import { sizedPicture } from "#web/kit/cover/coverLook.ts";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { TabLinks, type TabLink } from "#web/kit/TabLinks.tsx";
import type { Route } from "./+types/event.ts";
import styles from "./event.module.css";
import {
  eventWhen,
  type EventWhen,
  withOpenRegistration,
  withPlannedDays,
} from "#web/sport/facts/eventWhen.server.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { formatDayMonth } from "#texts/dates.ts";
import { Badge } from "#web/kit/Badge.tsx";

// Most events have no partners: theirs is fetched by the pages that show it.
const PartnerBand = lazy(async () => ({
  default: (await import("#web/sport/board/PartnerBand.tsx")).PartnerBand,
}));

export async function loader(args: Route.LoaderArgs) {
  const event = args.context.get(eventContext);
  const competition = await findEventCompetition(args, event.id);
  const own = competition === undefined ? 0 : (await ownFighters(args, event.id)).length;
  const today = hallDate(args);
  const when = eventWhen(withPlannedDays(event, competition), today, competition?.status);
  const open = withOpenRegistration(event, today);
  const isPast = when.time === "past";
  return {
    event: isPast ? { ...open, registrationOpen: false } : open,
    // Worked out here: a page carries no rule of contrast.
    accent: event.look?.accent === undefined ? undefined : accentVariables(event.look.accent),
    today,
    when,
    counts: competition && countsOf(competition, own),
    entries: isPast ? undefined : await ownEntries(args, event.id),
    slides: competition && slidesFor(competition.commercials, "pages"),
    still: competition && stillOf(competition),
  };
}

export default function EventLayout({ loaderData }: Route.ComponentProps) {
  const { event, accent, today, when, counts, entries, slides = [], still } = loaderData;
  useAwaitedDay(still);
  return (
    <div className={styles.event} data-accented={accent && ""} style={accent}>
      <EventHead event={event} when={when} counts={counts} entries={entries} />
      <Outlet context={{ event, today, when, entries } satisfies EventOutlet} />
      {slides.length === 0 ? null : (
        <Suspense>
          <PartnerBand slides={slides} />
        </Suspense>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} isInside />;
}

type HeadProps = {
  event: Event;
  when: EventWhen;
  counts: Counts | undefined;
  entries: OwnEntries | undefined;
};
type Counts = ReturnType<typeof countsOf>;

/** Of own athletes only who has some. */
function countsOf({ categories, carpets }: Competition, own: number) {
  const teams = new Set(categories.flatMap(({ fighters }) => fighters.flatMap(({ team }) => team?.id ?? [])));
  return {
    "/mine": own === 0 ? undefined : own,
    "/competition": categories.length,
    "/carpets": carpets.length,
    "/teams": teams.size,
  };
}

const stillOf = ({ status, uuid, rev }: Competition): Still | undefined =>
  status === "in_progress" ? undefined : { uuid, rev };

function EventHead(props: HeadProps) {
  const handles = useMatches().map(({ handle }) => handle);
  const wanted = saidOf(handles, "eventHead", ["slim", "cover"]);
  if (wanted === "cover") return <CoverHead {...props} />;
  return wanted === "slim" ? <SlimHead {...props} /> : <FullHead {...props} />;
}

function CoverHead({ event, when, counts }: HeadProps) {
  return (
    <>
      <div className={styles.cover}>
        <Cover look={event.look} seed={event.documentId} shape="head" />
        <Wrap className={styles.coverWords}>
          {event.look?.logo === undefined ? null : (
            <img className={styles.logo} src={sizedPicture("small", event.look.logo)} alt="" />
          )}
          <EventBadge event={event} when={when} />
          <Heading level={1} look="hero" className={styles.coverTitle}>
            {event.name}
          </Heading>
          <EventActions event={event} />
        </Wrap>
      </div>
      <div className={styles.tabBar}>
        <Wrap>
          <EventTabs counts={counts} />
        </Wrap>
      </div>
    </>
  );
}

function FullHead({ event, when, counts, entries }: HeadProps) {
  const place = [event.city, event.venue].filter(Boolean).join(", ");
  return (
    <div className={styles.head}>
      <Wrap>
        <div className={styles.headRow}>
          <div className={styles.headCover}>
            <Cover look={event.look} seed={event.documentId} shape="square" />
          </div>
          <div>
            <Crumbs
              label={events.crumbs}
              items={[{ label: events.list, href: "/" }, { label: event.name }]}
            />
            <p className={styles.headTitle}>{event.name}</p>
            <p className={styles.facts}>
              <EventBadge event={event} when={when} />
              <span>
                <Icon name="cal" size={16} />
                {when.dates || events.state.undated}
              </span>
              {place === "" ? null : (
                <span>
                  <Icon name="pin" size={16} />
                  {place}
                </span>
              )}
              {entries === undefined || entries.people === 0 ? null : (
                <Anchor href={entries.href}>
                  <Icon name="check" size={16} />
                  {entered.who(entries)}
                </Anchor>
              )}
            </p>
          </div>
          <EventActions event={event} />
        </div>
        <EventTabs counts={counts} />
      </Wrap>
    </div>
  );
}

function SlimHead({ event, when, counts }: HeadProps) {
  const { id } = useParams();
  return (
    <div className={styles.slim}>
      <Wrap className={styles.slimRow}>
        <Anchor className={styles.slimName} href={`/events/${id}/competition`} title={event.name}>
          <span className={styles.slimCover}>
            <Cover look={event.look} seed={event.documentId} shape="square" />
          </span>
          <span className={styles.slimTitle}>{event.name}</span>
        </Anchor>
        <span className={styles.slimBadge}>
          <EventBadge event={event} when={when} />
        </span>
        <EventTabs counts={counts} className={styles.slimTabs} />
      </Wrap>
    </div>
  );
}

function EventActions({ event: { id, name, city } }: Pick<HeadProps, "event">) {
  return (
    <div className={styles.actions}>
      <ShareButton />
      <FollowButton star={{ kind: "event", ref: String(id), name, note: city ?? undefined }} />
    </div>
  );
}

const TABS = [
  { path: "", label: events.tabs.about },
  { path: "/mine", label: events.tabs.mine },
  { path: "/competition", label: events.tabs.competition },
  { path: "/carpets", label: events.tabs.carpets },
  { path: "/teams", label: events.tabs.teams },
] as const;

function EventTabs({ counts, className }: Pick<HeadProps, "counts"> & { className?: string | undefined }) {
  const { id = "" } = useParams();
  const { user } = useSession();
  const base = `/events/${id}`;
  const here = useMatches().at(-1)?.pathname ?? "";
  // Whoever is there finds the way back to it, too.
  const tabs = TABS.filter(
    ({ path }) => path !== "/mine" || counts?.[path] !== undefined || here === base + path,
  );
  const items: TabLink[] = tabs.map(({ path, label }) => ({
    href: base + path,
    label,
    count: path === "" ? undefined : counts?.[path],
  }));
  if (organises(user, Number(id)))
    items.push(
      { href: `${base}/stats`, label: events.tabs.stats },
      { href: `/organiser/events/${id}`, label: events.tabs.change },
    );
  // Everything of an event stands below its first page, which is no other page's tab.
  const current = items.findLast(
    ({ href }) => here === href || (href !== base && here.startsWith(`${href}/`)),
  );
  return (
    <TabLinks label={events.tabs.label} items={items} currentHref={current?.href} className={className} />
  );
}

type Props = { event: Event; when: EventWhen };

function EventBadge({ event, when: { time, day } }: Props) {
  if (time === "today") return <Badge tone="live">{events.state.live(day)}</Badge>;
  if (time === "past") return <Badge tone="neutral">{events.state.past}</Badge>;
  if (event.registrationOpen) {
    return <Badge tone="ok">{events.state.registration(formatDayMonth(event.registrationUntil))}</Badge>;
  }
  return <Badge tone="line">{time === "undated" ? events.state.undated : events.state.upcoming}</Badge>;
}
