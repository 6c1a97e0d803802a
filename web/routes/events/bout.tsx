import { data } from "react-router";
import type { Fighting } from "#contract/entity.ts";
import { Spoiler } from "#web/frame/spoilers/Spoiler.tsx";
import { ShareButton } from "#web/frame/share/ShareButton.tsx";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { eventContext } from "#web/guards/eventContext.ts";
import { boutPage as text } from "#web/i18n/ru/boutPage.ts";
import { useEvent } from "#web/layouts/event.tsx";
import { Wrap } from "#web/layouts/Wrap.tsx";
import { isUnderWay, useLiveCompetition } from "#web/realtime/useLiveCompetition.ts";
import { BoutFacts } from "#web/routes/view/BoutFacts.tsx";
import { BoutTimeline } from "#web/routes/view/BoutTimeline.tsx";
import { boutLine, categoryName, pairText } from "#web/routes/view/boutText.ts";
import { cornersOf, viewOf, type CompetitionView } from "#web/routes/view/competitionView.ts";
import { findEventCompetition } from "#web/session/eventCompetition.server.ts";
import { NowBoard } from "#web/routes/view/NowBoard.tsx";
import { OtherBouts } from "#web/routes/view/OtherBouts.tsx";
import { SpokenScore } from "#web/routes/view/SpokenScore.tsx";
import { useStartWindows } from "#web/routes/view/useStartWindows.ts";
import { useTimeline } from "#web/routes/view/useTimeline.ts";
import { answerOf } from "#web/session/answerOf.server.ts";
import { apiFor } from "#web/session/apiFor.server.ts";
import { Anchor } from "#web/ui/Anchor.tsx";
import { Crumbs } from "#web/ui/Crumbs.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
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
