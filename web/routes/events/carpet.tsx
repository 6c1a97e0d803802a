import { data } from "react-router";
import { Spoiler } from "#web/frame/spoilers/Spoiler.tsx";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { eventContext } from "#web/guards/eventContext.ts";
import { formatShare } from "#web/i18n/numbers.ts";
import { eventMats } from "#web/i18n/ru/eventMats.ts";
import { useEvent } from "#web/layouts/event.tsx";
import { Wrap } from "#web/layouts/Wrap.tsx";
import { BoutBadge } from "#web/routes/view/BoutBadge.tsx";
import { boutLine } from "#web/routes/view/boutText.ts";
import { matLine, viewOf } from "#web/routes/view/competitionView.ts";
import { findEventCompetition } from "#web/session/eventCompetition.server.ts";
import { FinishedBouts } from "#web/routes/view/FinishedBouts.tsx";
import { MatDrift } from "#web/routes/view/MatDrift.tsx";
import { MatSwitch } from "#web/routes/view/MatSwitch.tsx";
import { NowBoard } from "#web/routes/view/NowBoard.tsx";
import { QueueTable } from "#web/routes/view/QueueTable.tsx";
import { isPaired } from "#web/sport/boutPhase.ts";
import { useDayFacts } from "#web/sport/useDraws.ts";
import { useStartWindows } from "#web/routes/view/useStartWindows.ts";
import { SpokenScore } from "#web/routes/view/SpokenScore.tsx";
import { TempoCard } from "#web/routes/view/TempoCard.tsx";
import { StartTime } from "#web/sport/StartTime.tsx";
import { dayEnd } from "#web/sport/startWindows.ts";
import { Anchor } from "#web/ui/Anchor.tsx";
import { Badge } from "#web/ui/Badge.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import { isUnderWay, useLiveCompetition } from "#web/realtime/useLiveCompetition.ts";
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
