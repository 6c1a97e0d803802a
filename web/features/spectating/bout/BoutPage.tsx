import { readDay } from "#web/features/spectating/dayText.ts";
import { Covered } from "#web/sport/spoilers/Covered.tsx";
import { Spoiler } from "#web/sport/spoilers/Spoiler.tsx";
import { ShareButton } from "#web/kit/ShareButton.tsx";
import { boutPage as text } from "#texts/spectating/boutPage.ts";
import { useEvent } from "#web/features/spectating/useEvent.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { isUnderWay, useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { BoutFacts } from "./BoutFacts.tsx";
import { BoutTimeline } from "./BoutTimeline.tsx";
import { boutLine, categoryName, coveredPair, pairText } from "#web/sport/facts/boutText.ts";
import { cornersOf, viewOf } from "#web/sport/facts/competitionView.ts";
import { NowBoard } from "#web/sport/bout/NowBoard.tsx";
import { OtherBouts } from "./OtherBouts.tsx";
import { SpokenScore } from "./SpokenScore.tsx";
import { useStartWindows } from "#web/sport/facts/useDraws.ts";
import { Anchor } from "#web/kit/Anchor.tsx";
import { Crumbs } from "#web/kit/Crumbs.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import styles from "./BoutPage.module.css";
import type { loadBoutPage } from "./loadBoutPage.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { Columns, Stack } from "#web/kit/layout/layout.tsx";
import { useEffect, useState } from "react";
import type { Timeline } from "#contract/bout/timeline.ts";
import { useLazyApi } from "#web/platform/session/useLiveApi.ts";

/** One bout, for ever: its board, its story, and the way to the bouts before and after it. */
export function BoutPage({ loaderData }: PageProps<typeof loadBoutPage>) {
  const loaded = readDay(loaderData.competition);
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
        title={
          <Covered bout={bout} words={() => coveredPair(view, bout)}>
            {pairText(view, bout)}
          </Covered>
        }
        actions={<ShareButton />}
      />
      <Spoiler>
        <SpokenScore view={view} bout={bout} />
        <Columns aside={400} isTight>
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
        </Columns>
      </Spoiler>
    </Wrap>
  );
}

/** A hall of phones must not ask in the same instant. */
const SPREAD_MS = 700;
const RETRY_MS = 5000;

/** The bout's timeline, asked for again whenever the live bout has gone on. */
function useTimeline(fightingUuid: string, loaded: Timeline, liveVersion: number): Timeline {
  const loadApi = useLazyApi();
  const [known, setKnown] = useState({ uuid: fightingUuid, timeline: loaded });
  const isNewer = known.uuid === fightingUuid && known.timeline.version >= loaded.version;
  const timeline = isNewer ? known.timeline : loaded;
  const wanted = timeline.version < liveVersion ? liveVersion : undefined;
  useEffect(() => {
    if (wanted === undefined) return undefined;
    let timer = setTimeout(() => void ask(), Math.random() * SPREAD_MS);
    let isOver = false;
    const ask = async () => {
      const answer = await loadApi()
        .then((api) => api.fightings.timeline(fightingUuid))
        .catch(() => undefined);
      if (isOver) return;
      if (answer) setKnown({ uuid: fightingUuid, timeline: answer.data });
      // Another instance of the server may not have heard of the last act yet.
      if (answer === undefined || answer.data.version < wanted)
        timer = setTimeout(() => void ask(), RETRY_MS);
    };
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [wanted, fightingUuid, loadApi]);
  return timeline;
}
