import { readDay } from "#web/features/spectating/dayText.ts";
import { Spoiler } from "#web/sport/spoilers/Spoiler.tsx";
import { formatShare } from "#texts/numbers.ts";
import { formatElapsed } from "#web/i18n/times.ts";
import { eventMats } from "#texts/spectating/eventMats.ts";
import { useEvent } from "#web/features/spectating/useEvent.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { BoutBadge } from "#web/sport/bout/BoutBadge.tsx";
import { boutLine } from "#web/sport/facts/boutText.ts";
import { matLine, viewOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { FinishedBouts } from "./FinishedBouts.tsx";
import { MatDrift } from "#web/sport/mat/MatDrift.tsx";
import { MatSwitch } from "#web/sport/mat/MatSwitch.tsx";
import { NowBoard } from "#web/sport/bout/NowBoard.tsx";
import { QueueTable } from "./QueueTable.tsx";
import { numberedPlace } from "./shortPlace.ts";
import { isPaired } from "#web/sport/facts/boutPhase.ts";
import { useStartWindows, useDayFacts } from "#web/sport/facts/useDraws.ts";
import { useBreak } from "#web/sport/time/useBreak.ts";
import { SpokenScore } from "#web/features/spectating/bout/SpokenScore.tsx";
import { StartTime } from "#web/sport/time/StartTime.tsx";
import { dayEnd } from "#web/sport/facts/startWindows.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { isUnderWay, useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import type { loadCarpetPage } from "./loadCarpetPages.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { Columns, Stack, Row } from "#web/kit/layout/layout.tsx";
import type { Fighting } from "#contract/competition/entity.ts";
import { ClockTime } from "#web/sport/time/ClockTime.tsx";
import { Card, CardHead } from "#web/kit/Card.tsx";
import { CardTitle } from "#web/kit/CardTitle.tsx";
import { Text } from "#web/kit/Text.tsx";
import { matTempo } from "./matTempo.ts";
import styles from "./CarpetPage.module.css";

export function CarpetPage({ loaderData }: PageProps<typeof loadCarpetPage>) {
  const { carpet: found } = loaderData;
  const loaded = readDay(loaderData.competition);
  const competition = useLiveCompetition(loaded, isUnderWay(loaded));
  const { event } = useEvent();
  const view = viewOf(competition);
  const carpet = view.carpets.get(found.uuid) ?? found;
  const starts = useStartWindows(competition);
  const { now, queue, finished, progress } = matLine(view, carpet, starts);
  const pause = useBreak(competition, carpet.uuid);
  const end = dayEnd(competition, useDayFacts(competition), competition.serverTime, carpet.uuid);
  // The bout that has just ended is told too, as long as no other one stands in its place.
  const told = now ?? finished[0];
  const boutHref = (uuid: string) => `/events/${event.id}/competition/bouts/${uuid}`;
  return (
    <Wrap>
      <PageTitle
        className={styles.title}
        title={carpet.name}
        lead={
          <>
            <State view={view} bout={now} pause={pause} />
            <span>{formatShare(progress.done, progress.total, "bout")}</span>
            <MatDrift view={view} carpet={carpet} />
            {end === undefined ? null : (
              <span>
                {eventMats.endsAt} <StartTime window={end} />
              </span>
            )}
          </>
        }
        actions={
          <MatSwitch
            carpets={competition.carpets}
            base={`/events/${event.id}/carpets`}
            current={carpet.uuid}
          />
        }
      />
      {told ? <SpokenScore view={view} bout={told} /> : null}
      <Columns aside={440} isTight>
        <Stack gap={22} className={styles.line}>
          {now ? (
            <NowBoard
              view={view}
              bout={now}
              title={eventMats.now}
              detail={
                <Anchor href={boutHref(now.uuid)}>
                  <span className={styles.whole}>{boutLine(view, now)}</span>
                  <span className={styles.short}>{numberedPlace(view, now)}</span>
                </Anchor>
              }
            />
          ) : null}
          <QueueTable
            view={view}
            title={eventMats.queue}
            bouts={queue.filter(isPaired)}
            starts={starts}
            boutHref={boutHref}
          />
          {queue.some((bout) => !isPaired(bout)) ? (
            <QueueTable
              view={view}
              title={eventMats.later}
              bouts={queue.filter((bout) => !isPaired(bout))}
              starts={starts}
              boutHref={boutHref}
              isCalm
            />
          ) : null}
        </Stack>
        <Stack gap={22}>
          <Spoiler>
            <FinishedBouts view={view} bouts={finished} boutHref={boutHref} />
          </Spoiler>
          <TempoCard bouts={finished} />
        </Stack>
      </Columns>
    </Wrap>
  );
}

type StateProps = { view: CompetitionView; bout: Fighting | undefined; pause: string | undefined };

/** A break is told beside a bout that goes on: the next one comes after it. */
function State({ view, bout, pause }: StateProps) {
  return (
    <>
      {pause === undefined ? null : (
        <Badge tone="wait" icon="pause">
          {pause}
        </Badge>
      )}
      {bout ? <BoutBadge view={view} bout={bout} /> : null}
      {(bout ?? pause) ? null : <Badge tone="line">{eventMats.free}</Badge>}
    </>
  );
}

const HEIGHT = 84;

/** How fast the mat goes, hour by hour. */
function TempoCard({ bouts }: { bouts: readonly Fighting[] }) {
  const tempo = matTempo(bouts);
  if (tempo === undefined) return null;
  const { hours, meanBoutMs, meanGapMs } = tempo;
  const most = Math.max(...hours.map((hour) => hour.bouts));
  return (
    <Card>
      <CardHead>
        <CardTitle title={eventMats.tempo} />
        <Text tone="muted" size="small">
          {eventMats.tempoUnit}
        </Text>
      </CardHead>
      <Row as="ol" gap={14} align="stretch" className={styles.hours}>
        {hours.map((hour, index) => (
          <li key={hour.hourMs} data-last={index === hours.length - 1 || undefined}>
            <b>{hour.bouts}</b>
            <svg viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <rect
                y={HEIGHT - (hour.bouts / most) * HEIGHT}
                width="10"
                height={(hour.bouts / most) * HEIGHT}
              />
            </svg>
            <small>
              <ClockTime atMs={hour.hourMs} />
            </small>
          </li>
        ))}
      </Row>
      <dl className={styles.means}>
        <div>
          <dt>{eventMats.meanBout}</dt>
          <dd>{formatElapsed(meanBoutMs)}</dd>
        </div>
        {meanGapMs === undefined ? null : (
          <div>
            <dt>{eventMats.meanGap}</dt>
            <dd>{formatElapsed(meanGapMs)}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
