import type { Event } from "#contract/content.ts";
import type { Competition } from "#contract/entity.ts";
import { SanitisedHtml } from "#web/frame/SanitisedHtml.tsx";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { eventContext } from "#web/guards/eventContext.ts";
import { formatDate } from "#web/i18n/dates.ts";
import { formatCount, formatShare } from "#web/i18n/numbers.ts";
import { events } from "#web/i18n/ru/events.ts";
import { useEvent } from "#web/layouts/event.tsx";
import { Wrap } from "#web/layouts/Wrap.tsx";
import { useLiveCompetition } from "#web/realtime/useLiveCompetition.ts";
import { findEventCompetition } from "#web/routes/view/eventCompetition.server.ts";
import { progressOf, viewOf } from "#web/routes/view/competitionView.ts";
import { MatGrid } from "#web/routes/view/MatGrid.tsx";
import { Card } from "#web/ui/Card.tsx";
import { Heading } from "#web/ui/Heading.tsx";
import { Icon } from "#web/ui/Icon.tsx";
import { Text } from "#web/ui/Text.tsx";
import type { Route } from "./+types/event.ts";
import styles from "./event.module.css";

export const handle = { eventHead: "cover" };

export async function loader(args: Route.LoaderArgs) {
  const event = args.context.get(eventContext);
  return { name: event.name, competition: await findEventCompetition(args, String(event.id)) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ title: loaderData?.name });

export default function EventPage({ loaderData: { competition } }: Route.ComponentProps) {
  const { event, today } = useEvent();
  const isToday = event.dateOfEvent?.slice(0, 10) === today;
  return (
    <Wrap className={styles.grid}>
      <div className={styles.main}>
        <Facts event={event} competition={competition} />
        {competition && isToday ? (
          <section className={styles.part}>
            <Heading level={2}>{events.about.nowOnMats}</Heading>
            <LiveMats loaded={competition} base={`/events/${event.id}/carpets`} />
          </section>
        ) : null}
        <section className={styles.part}>
          <Heading level={2}>{events.about.title}</Heading>
          {event.description ? (
            <SanitisedHtml html={event.description} />
          ) : (
            <Text tone="secondary">{events.about.noText}</Text>
          )}
        </section>
      </div>
      <aside>
        <Card className={styles.side}>
          <Registration event={event} />
          {competition ? <Numbers competition={competition} /> : null}
        </Card>
      </aside>
    </Wrap>
  );
}

function LiveMats({ loaded, base }: { loaded: Competition; base: string }) {
  return <MatGrid view={viewOf(useLiveCompetition(loaded))} base={base} />;
}

function Facts({ event, competition }: { event: Event; competition: Competition | undefined }) {
  return (
    <dl className={styles.facts}>
      <Fact name={events.about.date}>{formatDate(event.dateOfEvent) || events.about.unknown}</Fact>
      <Fact name={events.about.city}>{event.city ?? events.about.unknown}</Fact>
      <Fact name={events.about.venue}>{event.venue ?? events.about.unknown}</Fact>
      {competition ? (
        <Fact name={events.about.carpets}>{formatCount(competition.carpets.length, "carpet")}</Fact>
      ) : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Registration({ event }: { event: Event }) {
  return (
    <>
      <p className={styles.over}>{events.about.registration}</p>
      <p className={styles.state}>
        {event.registrationOpen ? events.about.registrationOpen : events.about.registrationClosed}
      </p>
      <dl className={styles.pairs}>
        {event.registrationUntil ? (
          <div>
            <dt>{events.about.until}</dt>
            <dd>{formatDate(event.registrationUntil)}</dd>
          </div>
        ) : null}
      </dl>
      {event.address ? (
        <p className={styles.place}>
          <Icon name="pin" />
          {event.address}
        </p>
      ) : null}
    </>
  );
}

function Numbers({ competition }: { competition: Competition }) {
  const fighters = new Set(
    competition.categories.flatMap((category) => category.fighters.map(({ uuid }) => uuid)),
  );
  const { done, total } = progressOf(competition.fightings);
  return (
    <dl className={styles.pairs}>
      <div>
        <dt>{events.about.fighters}</dt>
        <dd>{fighters.size}</dd>
      </div>
      <div>
        <dt>{events.about.categories}</dt>
        <dd>{competition.categories.length}</dd>
      </div>
      <div>
        <dt>{events.about.bouts}</dt>
        <dd>{formatShare(done, total, "bout")}</dd>
      </div>
    </dl>
  );
}
