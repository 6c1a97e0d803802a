import type { Event } from "#contract/event/content.ts";
import { Fill, Row } from "#web/kit/layout/layout.tsx";
import { Spoiler, SPOILER } from "#web/sport/spoilers/Spoiler.tsx";
import { dayOfMonth } from "#web/i18n/plainDate.ts";
import { formatDayMonth, formatMonthShort } from "#texts/dates.ts";
import { formatRubles } from "#texts/numbers.ts";
import { eventAbout } from "#texts/spectating/eventAbout.ts";
import { home } from "#texts/spectating/home.ts";
import { events } from "#texts/spectating/events.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { applyHref } from "#web/features/spectating/useEvent.ts";
import { isSearching, type EventSearch } from "./eventSearch.ts";
import type { ListedEvent, PastEvent } from "./listEvents.server.ts";
import { ResultCards } from "../results/ResultCards.tsx";
import { LeadingTeams } from "./LeadingTeams.tsx";
import type { LiveDay } from "./liveDay.ts";
import { MyPeople } from "#web/features/following/face.ts";
import { LiveHero } from "./LiveHero.tsx";
import { useLiveDay } from "./useLiveDay.tsx";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { ClubRoundel } from "#web/sport/marks/ClubRoundel.tsx";
import { Cover } from "#web/kit/cover/Cover.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { TextLink } from "#web/kit/TextLink.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import styles from "./HomePage.module.css";
import type { loadHomePage } from "./loadHomePage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { Form } from "react-router";
import { SelectField } from "#web/kit/fields/SelectField.tsx";
import { TextField } from "#web/kit/fields/TextField.tsx";

/** A handful is read at a glance. */
const FILTERED_FROM = 9;

export function HomePage({ loaderData }: PageProps<typeof loadHomePage>) {
  const { groups, past, search, today, live } = loaderData;
  const { day, competition, follower } = useLiveDay(loaderData.day);
  const others = groups.today.filter((event) => event.id !== live?.id);
  return (
    <>
      {follower}
      {live ? (
        <LiveHero event={live} when={loaderData.when} day={day} />
      ) : (
        <Wrap>
          <PageTitle title={home.page.title} lead={home.page.lead} />
        </Wrap>
      )}
      <Wrap>
        <MyPeople
          eventId={day && live?.id}
          competition={day === undefined ? undefined : (competition ?? "later")}
          isEverybody
        />
      </Wrap>
      {isSearching(search) || groups.total >= FILTERED_FROM ? (
        <Wrap>
          <EventFilter search={search} today={today} />
        </Wrap>
      ) : null}
      <Wrap className={styles.columns}>
        <div>
          {others.length > 0 ? <Running events={others} /> : null}
          {live && day && day.results.length > 0 ? <Results event={live} day={day} /> : null}
          <Upcoming events={groups.upcoming} isSearched={isSearching(search)} />
        </div>
        <div>
          {live && day && day.leaders.length > 0 ? <Teams event={live} day={day} /> : null}
          <Past events={past} isSearched={isSearching(search)} />
        </div>
      </Wrap>
    </>
  );
}

function Results({ event, day }: { event: Event; day: LiveDay }) {
  const base = `/events/${event.id}/competition`;
  return (
    <section>
      <SectionHead title={home.page.results} more={home.page.allResults} href={base} />
      <Spoiler>
        <ResultCards results={day.results} base={base} isRow />
      </Spoiler>
    </section>
  );
}

function Teams({ event, day }: { event: Event; day: LiveDay }) {
  return (
    <section>
      <SectionHead title={home.page.teams} />
      <Spoiler>
        <LeadingTeams rows={day.leaders} href={`/events/${event.id}/teams`} />
      </Spoiler>
    </section>
  );
}

/** What goes on besides the one above: a hall is never among those to come (SN3). */
function Running({ events: running }: { events: readonly ListedEvent[] }) {
  return (
    <section>
      <SectionHead title={home.page.running} />
      <Card isClipped>
        {running.map((event) => (
          <UpcomingEvent key={event.id} event={event} isOn />
        ))}
      </Card>
    </section>
  );
}

type ListProps<E> = { events: readonly E[]; isSearched: boolean };

function Upcoming({ events: upcoming, isSearched }: ListProps<ListedEvent>) {
  return (
    <section>
      <SectionHead title={home.page.upcoming} />
      <Card isClipped>
        {upcoming.length === 0 ? (
          <EmptyState title={isSearched ? home.page.notFound : home.page.noUpcoming} level={3}>
            {isSearched ? home.page.notFoundText : home.page.noUpcomingText}
          </EmptyState>
        ) : (
          upcoming.map((event) => <UpcomingEvent key={event.id} event={event} />)
        )}
      </Card>
    </section>
  );
}

function Past({ events: past, isSearched }: ListProps<PastEvent>) {
  return (
    <section>
      <SectionHead title={home.page.past} />
      <Card isClipped>
        {past.length === 0 ? (
          <EmptyState title={isSearched ? home.page.notFound : home.page.noPast} level={3}>
            {isSearched ? home.page.notFoundText : home.page.noPastText}
          </EmptyState>
        ) : (
          past.map((event) => <PastRow key={event.id} event={event} />)
        )}
      </Card>
    </section>
  );
}

function SectionHead({ title, more, href }: { title: string; more?: string; href?: string }) {
  return (
    <Row gap={16} align="baseline" justify="between" className={styles.title}>
      <Heading level={2}>{title}</Heading>
      {href === undefined ? null : <TextLink href={href}>{more}</TextLink>}
    </Row>
  );
}

function UpcomingEvent({ event, isOn = false }: { event: ListedEvent; isOn?: boolean }) {
  const fees = (event.registrationOpen && event.info?.fees?.map(({ rubles }) => rubles)) || [];
  return (
    <Row as="article" gap={18} className={styles.event}>
      <div className={styles.cover}>
        <Cover look={event.look} seed={event.documentId} shape="card" />
      </div>
      <p className={styles.date} aria-hidden="true">
        <b>{dayOfMonth(event.dateOfEvent)}</b>
        {formatMonthShort(event.dateOfEvent)}
      </p>
      <Fill className={styles.words}>
        <h3>
          <Anchor href={`/events/${event.id}`}>{event.name}</Anchor>
        </h3>
        <p>{[event.city, event.dates || events.state.undated].filter(Boolean).join(", ")}</p>
      </Fill>
      <div className={styles.registration}>
        {isOn ? <Badge tone="live">{events.state.running}</Badge> : registrationText(event)}
        {isOn || fees.length === 0 ? null : (
          <small>{home.page.fee(formatRubles(Math.min(...fees)), fees.length > 1)}</small>
        )}
      </div>
      {isOn ? (
        <Button
          href={`/events/${event.id}${event.showCompetition ? "/competition" : ""}`}
          className={styles.more}
        >
          {event.showCompetition ? home.page.brackets : home.page.more}
        </Button>
      ) : (
        <Button
          variant={event.registrationOpen ? "primary" : "secondary"}
          href={event.registrationOpen ? applyHref(event) : `/events/${event.id}`}
          className={styles.more}
        >
          {event.registrationOpen ? eventAbout.apply : home.page.more}
        </Button>
      )}
    </Row>
  );
}

function registrationText(event: Event): string {
  if (!event.registrationOpen) return home.page.registrationClosed;
  const until = formatDayMonth(event.registrationUntil);
  return until === "" ? home.page.registrationOpen : home.page.registrationUntil(until);
}

function PastRow({ event: { id, name, city, dates, winner } }: { event: PastEvent }) {
  return (
    <Anchor className={styles.past} href={`/events/${id}`}>
      <Fill as="span" className={styles.words}>
        <b>{name}</b>
        <small>{[city, dates].filter(Boolean).join(", ")}</small>
      </Fill>
      {winner === undefined ? null : (
        <span className={styles.winner} {...SPOILER}>
          <ClubRoundel name={winner} size={22} />
          <VisuallyHidden>{home.page.winner}</VisuallyHidden> {winner}
        </span>
      )}
    </Anchor>
  );
}

const text = home.filter;
const YEARS_BACK = 5;

/** A plain form: it works without script, and what was asked for stands in the address. */
function EventFilter({ search, today }: { search: EventSearch; today: string }) {
  const next = Number(today.slice(0, 4)) + 1;
  const years = Array.from({ length: YEARS_BACK + 2 }, (_, back) => String(next - back));
  return (
    <search aria-label={text.label}>
      <Form action="/" className={styles.form} preventScrollReset>
        <TextField label={text.text} name="q" type="search" defaultValue={search.text} maxLength={100} />
        <SelectField
          label={text.year}
          name="year"
          defaultValue={search.year ?? ""}
          options={[{ value: "", label: text.anyYear }, ...years.map((value) => ({ value, label: value }))]}
        />
        <Button type="submit" variant="secondary">
          {text.find}
        </Button>
        {isSearching(search) ? (
          <Button variant="ghost" href="/">
            {text.reset}
          </Button>
        ) : null}
      </Form>
    </search>
  );
}
