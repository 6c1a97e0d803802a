import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import { Spoiler } from "#web/sport/spoilers/Spoiler.tsx";
import { ShareButton } from "#web/kit/ShareButton.tsx";
import { boutPage as text } from "#web/i18n/ru/spectating/boutPage.ts";
import { useEvent } from "#web/features/spectating/useEvent.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { isUnderWay, useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { BoutFacts } from "./BoutFacts.tsx";
import { BoutTimeline } from "./BoutTimeline.tsx";
import { boutLine, categoryName, pairText } from "#web/sport/facts/boutText.ts";
import { cornersOf, viewOf } from "#web/sport/facts/competitionView.ts";
import { NowBoard } from "#web/sport/bout/NowBoard.tsx";
import { OtherBouts } from "./OtherBouts.tsx";
import { SpokenScore } from "./SpokenScore.tsx";
import { useStartWindows } from "#web/sport/time/useStartWindows.ts";
import { useTimeline } from "./useTimeline.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import styles from "./BoutPage.module.css";
import type { loadBoutPage } from "./loadBoutPage.server.ts";
import type { LoaderData } from "#web/platform/session/pageArgs.ts";
import { Stack } from "#web/kit/layout/layout.tsx";

type PageProps = {
  loaderData: LoaderData<typeof loadBoutPage>;
};

/** One bout, for ever: its board, its story, and the way to the bouts before and after it. */
export function BoutPage({ loaderData }: PageProps) {
  const loaded = readCompetition(loaderData.competition);
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
          <Stack gap={22}>
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
          </Stack>
          <Stack gap={22}>
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
          </Stack>
        </div>
      </Spoiler>
    </Wrap>
  );
}
