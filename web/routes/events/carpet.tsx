import { data } from "react-router";
import { Spoiler } from "#web/sport/spoilers/Spoiler.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { eventContext } from "#web/platform/session/eventContext.ts";
import { formatShare } from "#web/i18n/numbers.ts";
import { eventMats } from "#web/i18n/ru/spectating/eventMats.ts";
import { useEvent } from "#web/layouts/event.tsx";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { BoutBadge } from "#web/sport/bout/BoutBadge.tsx";
import { boutLine } from "#web/sport/facts/boutText.ts";
import { matLine, viewOf } from "#web/sport/facts/competitionView.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import { FinishedBouts } from "#web/features/spectating/mat/FinishedBouts.tsx";
import { MatDrift } from "#web/sport/mat/MatDrift.tsx";
import { MatSwitch } from "#web/sport/mat/MatSwitch.tsx";
import { NowBoard } from "#web/sport/bout/NowBoard.tsx";
import { QueueTable } from "#web/features/spectating/mat/QueueTable.tsx";
import { isPaired } from "#web/sport/facts/boutPhase.ts";
import { useDayFacts } from "#web/sport/facts/useDraws.ts";
import { useStartWindows } from "#web/sport/time/useStartWindows.ts";
import { SpokenScore } from "#web/features/spectating/bout/SpokenScore.tsx";
import { TempoCard } from "#web/features/spectating/mat/TempoCard.tsx";
import { StartTime } from "#web/sport/time/StartTime.tsx";
import { dayEnd } from "#web/sport/facts/startWindows.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { isUnderWay, useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import type { Route } from "./+types/carpet.ts";
import styles from "./carpet.module.css";

export const handle = { eventHead: "slim" };

export async function loader(args: Route.LoaderArgs) {
  const event = args.context.get(eventContext);
  const competition = await findEventCompetition(args, event.id);
  const carpet = competition?.carpets.find(({ uuid }) => uuid === args.params.carpetUuid);
  if (competition === undefined || carpet === undefined) throw data("Not Found", { status: 404 });
  return { name: event.name, competition, carpet };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData === undefined ? undefined : `${loaderData.carpet.name}: ${loaderData.name}` });

export default function CarpetPage({ loaderData }: Route.ComponentProps) {
  const { competition: loaded, carpet: found } = loaderData;
  const competition = useLiveCompetition(loaded, isUnderWay(loaded));
  const { event } = useEvent();
  const view = viewOf(competition);
  const carpet = view.carpets.get(found.uuid) ?? found;
  const { now, queue, finished, progress } = matLine(view, carpet);
  const starts = useStartWindows(competition);
  const end = dayEnd(competition, useDayFacts(competition), competition.serverTime, carpet.uuid);
  // The bout that has just ended is told too, as long as no other one stands in its place.
  const told = now ?? finished[0];
  const boutHref = (uuid: string) => `/events/${event.id}/competition/bouts/${uuid}`;
  return (
    <Wrap>
      <PageTitle
        title={carpet.name}
        lead={
          <>
            {now ? <BoutBadge view={view} bout={now} /> : <Badge tone="line">{eventMats.free}</Badge>}
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
      <div className={styles.grid}>
        <div className={styles.column}>
          {now ? (
            <NowBoard
              view={view}
              bout={now}
              title={eventMats.now}
              detail={<Anchor href={boutHref(now.uuid)}>{boutLine(view, now)}</Anchor>}
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
        </div>
        <div className={styles.column}>
          <Spoiler>
            <FinishedBouts view={view} bouts={finished} boutHref={boutHref} />
          </Spoiler>
          <TempoCard bouts={finished} />
        </div>
      </div>
    </Wrap>
  );
}
