import type { Event } from "#contract/content.ts";
import type { Competition } from "#contract/entity.ts";
import { SanitisedHtml } from "#web/kit/SanitisedHtml.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { sportsEvent } from "#web/features/spectating/event/sportsEvent.ts";
import { eventContext } from "#web/platform/session/eventContext.ts";
import { eventDates } from "#web/i18n/eventDates.ts";
import { formatCount, formatShare } from "#web/i18n/numbers.ts";
import { eventAbout } from "#web/i18n/ru/spectating/eventAbout.ts";
import { sharedLinks } from "#web/i18n/ru/spectating/sharedLinks.ts";
import { useEvent } from "#web/layouts/event.tsx";
import { eventTime } from "#web/sport/facts/eventState.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { isUnderWay, useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { hallDate } from "#web/platform/session/hallDate.server.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import { progressOf, viewOf } from "#web/sport/facts/competitionView.ts";
import { MyPeople } from "#web/features/following/MyPeople.tsx";
import { MatGrid } from "#web/sport/mat/MatGrid.tsx";
import { PageQr } from "#web/features/spectating/event/PageQr.tsx";
import { useStartWindows } from "#web/sport/time/useStartWindows.ts";
import { appContext } from "#web/platform/session/appContext.ts";
import { Card } from "#web/kit/Card.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Text } from "#web/kit/Text.tsx";
import type { Route } from "./+types/event.ts";
import styles from "./event.module.css";
import { Organiser, Schedule } from "#web/features/spectating/event/EventInfo.tsx";
import { ApplyBar, Registration } from "#web/features/spectating/event/Registration.tsx";

export const handle = { eventHead: "cover" };

export async function loader(args: Route.LoaderArgs) {
  const event = args.context.get(eventContext);
  const competition = await findEventCompetition(args, event.id);
  const place = [event.city, event.venue].filter(Boolean).join(", ");
  const about = {
    name: event.name,
    description: sharedLinks.event(eventDates(event), place),
    jsonLd: sportsEvent(event, args.context.get(appContext).publicUrl),
  };
  if (competition === undefined) return { ...about, numbers: undefined, mats: undefined };
  const isOn = isUnderWay(competition);
  const isToday = isOn || eventTime(event, hallDate(args), isOn) === "today";
  return { ...about, numbers: numbersOf(competition), mats: isToday ? competition : undefined };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta({ title: loaderData?.name, description: loaderData?.description }),
  ...(loaderData === undefined ? [] : [{ "script:ld+json": loaderData.jsonLd }]),
];

export default function EventPage({ loaderData: { numbers, mats } }: Route.ComponentProps) {
  const { event, today, when } = useEvent();
  return (
    <Wrap className={styles.grid}>
      <div className={styles.main}>
        <Facts event={event} dates={when.dates} carpets={numbers?.carpets} />
        {mats ? <LiveMats loaded={mats} eventId={event.id} /> : null}
        {numbers && !mats ? <MyPeople eventId={event.id} competition={undefined} /> : null}
        <section className={styles.part}>
          <Heading level={2}>{eventAbout.title}</Heading>
          {event.description ? (
            <SanitisedHtml html={event.description} />
          ) : (
            <Text tone="secondary">{eventAbout.noText}</Text>
          )}
        </section>
        <Schedule lines={event.info?.schedule} />
      </div>
      <aside className={styles.aside}>
        <Card className={styles.side}>
          <Registration event={event} today={today} />
          {numbers ? <Numbers numbers={numbers} /> : null}
        </Card>
        <Organiser event={event} />
        <PageQr eventId={event.id} />
      </aside>
      <ApplyBar event={event} />
    </Wrap>
  );
}

function LiveMats({ loaded, eventId }: { loaded: Competition; eventId: number }) {
  const competition = useLiveCompetition(loaded, isUnderWay(loaded));
  const starts = useStartWindows(competition);
  const base = `/events/${eventId}`;
  return (
    <>
      <MyPeople eventId={eventId} competition={competition} />
      <section className={styles.part}>
        <Heading level={2}>{eventAbout.nowOnMats}</Heading>
        <MatGrid
          view={viewOf(competition)}
          base={`${base}/carpets`}
          starts={starts}
          boutHref={(uuid) => `${base}/competition/bouts/${uuid}`}
        />
      </section>
    </>
  );
}

type FactsProps = { event: Event; dates: string; carpets: number | undefined };

function Facts({ event, dates, carpets }: FactsProps) {
  return (
    <dl className={styles.facts}>
      <Fact name={eventAbout.date}>{dates || eventAbout.unknown}</Fact>
      <Fact name={eventAbout.city}>{event.city ?? eventAbout.unknown}</Fact>
      <Fact name={eventAbout.venue}>{event.venue ?? eventAbout.unknown}</Fact>
      {carpets === undefined ? null : <Fact name={eventAbout.carpets}>{formatCount(carpets, "carpet")}</Fact>}
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

type CompetitionNumbers = ReturnType<typeof numbersOf>;

function numbersOf({ categories, carpets, fightings }: Competition) {
  return {
    fighters: new Set(categories.flatMap(({ fighters }) => fighters.map(({ uuid }) => uuid))).size,
    categories: categories.length,
    carpets: carpets.length,
    bouts: progressOf(fightings),
  };
}

function Numbers({ numbers }: { numbers: CompetitionNumbers }) {
  const { done, total } = numbers.bouts;
  return (
    <dl className={styles.pairs}>
      <div>
        <dt>{eventAbout.fighters}</dt>
        <dd>{numbers.fighters}</dd>
      </div>
      <div>
        <dt>{eventAbout.categories}</dt>
        <dd>{numbers.categories}</dd>
      </div>
      <div>
        <dt>{eventAbout.bouts}</dt>
        <dd>{formatShare(done, total, "bout")}</dd>
      </div>
    </dl>
  );
}
