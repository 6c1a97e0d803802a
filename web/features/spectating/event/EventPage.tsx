import { readDay } from "#web/features/spectating/dayText.ts";
import type { Event } from "#contract/event/content.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { SanitisedHtml } from "#web/kit/SanitisedHtml.tsx";
import { formatNumber, formatShare } from "#texts/numbers.ts";
import { eventAbout } from "#texts/spectating/eventAbout.ts";
import { useEvent } from "#web/features/spectating/useEvent.ts";
import { Tile, Tiles } from "#web/kit/Tiles.tsx";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { isUnderWay, useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { MyPeople } from "#web/features/following/face.ts";
import { MatGrid } from "#web/sport/mat/MatGrid.tsx";
import { PageQr } from "./PageQr.tsx";
import { useStartWindows } from "#web/sport/facts/useDraws.ts";
import { EventResults } from "../results/EventResults.tsx";
import { events } from "#texts/spectating/events.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { Heading } from "#web/kit/Heading.tsx";
import { Text } from "#web/kit/Text.tsx";
import styles from "./EventPage.module.css";
import { Organiser, Schedule } from "./EventInfo.tsx";
import { ApplyBar, Registration } from "./Registration.tsx";
import type { numbersOf } from "./loadEventPage.server.ts";
import type { loadEventPage } from "./loadEventPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { Grid, Stack } from "#web/kit/layout/layout.tsx";

export function EventPage({ loaderData }: PageProps<typeof loadEventPage>) {
  const { schedule, numbers, mats, results } = loaderData;
  const { event, today, when, entries } = useEvent();
  const isOver = when.time === "past";
  return (
    <Wrap className={styles.grid}>
      <Grid gap={28} columns={1} className={styles.main}>
        <Facts event={event} dates={when.dates} carpets={numbers?.carpets} />
        {mats ? <LiveMats loaded={readDay(mats)} eventId={event.id} /> : null}
        {results ? <EventResults results={results} eventId={event.id} /> : null}
        {numbers && !mats ? <MyPeople eventId={event.id} competition={undefined} /> : null}
        <Stack as="section" gap={12}>
          <Heading level={2}>{eventAbout.title}</Heading>
          {event.description ? (
            <SanitisedHtml html={event.description} />
          ) : (
            <Text tone="secondary">{eventAbout.noText}</Text>
          )}
        </Stack>
        <Schedule lines={schedule} />
      </Grid>
      <Stack as="aside" gap={28} className={styles.aside}>
        {isOver && !numbers ? null : (
          <Card className={styles.side}>
            {isOver ? (
              <Over eventId={event.id} />
            ) : (
              <Registration event={event} today={today} entries={entries} />
            )}
            {numbers ? <Numbers numbers={numbers} /> : null}
            {numbers ? (
              <Button isBlock variant="secondary" href={`/events/${event.id}/mine`}>
                {eventAbout.mine}
              </Button>
            ) : null}
          </Card>
        )}
        <Organiser event={event} />
        <PageQr eventId={event.id} />
      </Stack>
      <ApplyBar event={event} today={today} entries={entries} />
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
      <Stack as="section" gap={12}>
        <Heading level={2}>{eventAbout.nowOnMats}</Heading>
        <MatGrid
          view={viewOf(competition)}
          base={`${base}/carpets`}
          starts={starts}
          boutHref={(uuid) => `${base}/competition/bouts/${uuid}`}
        />
      </Stack>
    </>
  );
}

/** In place of the way in, once nobody can enter any more. */
function Over({ eventId }: { eventId: number }) {
  return (
    <>
      <p className={styles.over}>{eventAbout.summary}</p>
      <p className={styles.state}>{events.state.past}</p>
      <Button isBlock size="lg" href={`/events/${eventId}/competition`}>
        {eventAbout.allBrackets}
      </Button>
    </>
  );
}

type FactsProps = { event: Event; dates: string; carpets: number | undefined };

function Facts({ event, dates, carpets }: FactsProps) {
  return (
    <Tiles>
      <Tile name={eventAbout.date}>{dates || eventAbout.unknown}</Tile>
      <Tile name={eventAbout.city}>{event.city ?? eventAbout.unknown}</Tile>
      <Tile name={eventAbout.venue}>{event.venue ?? eventAbout.unknown}</Tile>
      {carpets === undefined ? null : <Tile name={eventAbout.carpets}>{formatNumber(carpets)}</Tile>}
    </Tiles>
  );
}

type CompetitionNumbers = ReturnType<typeof numbersOf>;

function Numbers({ numbers }: { numbers: CompetitionNumbers }) {
  const { done, total } = numbers.bouts;
  return (
    <Stack as="dl" gap={10} className={styles.pairs}>
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
    </Stack>
  );
}
