import { data } from "react-router";
import type { Fighting } from "#contract/entity.ts";
import { Spoiler } from "#web/sport/spoilers/Spoiler.tsx";
import { ShareButton } from "#web/kit/ShareButton.tsx";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { eventContext } from "#web/platform/session/eventContext.ts";
import { boutPage as text } from "#web/i18n/ru/spectating/boutPage.ts";
import { useEvent } from "#web/layouts/event.tsx";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { isUnderWay, useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { BoutFacts } from "#web/features/spectating/bout/BoutFacts.tsx";
import { BoutTimeline } from "#web/features/spectating/bout/BoutTimeline.tsx";
import { boutLine, categoryName, pairText } from "#web/sport/facts/boutText.ts";
import { cornersOf, viewOf, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import { NowBoard } from "#web/sport/bout/NowBoard.tsx";
import { OtherBouts } from "#web/features/spectating/bout/OtherBouts.tsx";
import { SpokenScore } from "#web/features/spectating/bout/SpokenScore.tsx";
import { useStartWindows } from "#web/sport/time/useStartWindows.ts";
import { useTimeline } from "#web/features/spectating/bout/useTimeline.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import type { Route } from "./+types/bout.ts";
import styles from "./bout.module.css";

export const handle = { eventHead: "slim" };

export async function loader(args: Route.LoaderArgs) {
  const event = args.context.get(eventContext);
  const competition = await findEventCompetition(args, event.id);
  const view = competition && viewOf(competition);
  const bout = view?.bouts.get(args.params.fightingUuid);
  if (competition === undefined || view === undefined || bout === undefined)
    throw data("Not Found", { status: 404 });
  const { data: timeline } = await answerOf(apiFor(args).timelines.find(bout.uuid));
  return { ...shared(view, bout, event.name), competition, bout, timeline };
}

/** What is said about the page where it is shared. */
function shared(view: CompetitionView, bout: Fighting, event: string) {
  const pair = pairText(view, bout);
  const category = view.categories.get(bout.category.uuid)?.title ?? "";
  return { title: `${pair}, ${category}`, description: text.description(pair, category, event) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData);

/** One bout, for ever: its board, its story, and the way to the bouts before and after it. */
export default function BoutPage({ loaderData }: Route.ComponentProps) {
  const loaded = loaderData.competition;
  const competition = useLiveCompetition(loaded, isUnderWay(loaded));
  const { event } = useEvent();
  const view = viewOf(competition);
  const bout = view.bouts.get(loaderData.bout.uuid) ?? loaderData.bout;
  const timeline = useTimeline(bout.uuid, loaderData.timeline, bout.version);
  const starts = useStartWindows(competition);
  const base = `/events/${event.id}/competition`;
  return (
    <Wrap>
      <PageTitle
        className={styles.head}
        crumbs={
          <Crumbs
            label={text.category}
            items={[
              { label: categoryName(view, bout), href: `${base}/categories/${bout.category.uuid}` },
              { label: text.title(bout.number) },
            ]}
          />
        }
        title={pairText(view, bout)}
        actions={<ShareButton />}
      />
      <Spoiler>
        <SpokenScore view={view} bout={bout} />
        <div className={styles.grid}>
          <div className={styles.column}>
            <NowBoard
              view={view}
              bout={bout}
              title={text.title(bout.number)}
              detail={
                <Anchor href={`${base}/categories/${bout.category.uuid}`}>
                  {boutLine(view, { ...bout, number: null })}
                </Anchor>
              }
              fighterHref={(uuid) => `${base}/fighters/${uuid}`}
            />
            <BoutTimeline view={view} bout={bout} timeline={timeline} />
          </div>
          <div className={styles.column}>
            <BoutFacts view={view} bout={bout} window={starts.get(bout.uuid)} eventId={event.id} />
            {cornersOf(view, bout).map((fighter) =>
              fighter === undefined ? null : (
                <OtherBouts
                  key={fighter.uuid}
                  view={view}
                  bout={bout}
                  fighter={fighter}
                  starts={starts}
                  base={base}
                />
              ),
            )}
          </div>
        </div>
      </Spoiler>
    </Wrap>
  );
}
