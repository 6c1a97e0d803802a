import type { Competition } from "#contract/entity.ts";
import { boutPage } from "#web/i18n/ru/spectating/boutPage.ts";
import { operation } from "#web/i18n/ru/headTable/operation.ts";
import { BoutTimeline } from "./BoutTimeline.tsx";
import { boutLine } from "#web/sport/facts/boutText.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { NowBoard } from "#web/sport/bout/NowBoard.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import type { ObservedBout } from "./observeBouts.ts";
import { Grid } from "#web/kit/layout/layout.tsx";

export function ObservedBouts({
  competition,
  on,
}: {
  competition: Competition;
  on: readonly ObservedBout[];
}) {
  const view = viewOf(competition);
  return on.map(({ bout, timeline }) => (
    <Grid key={bout.uuid} least={420} gap={16} align="start">
      <NowBoard
        view={view}
        bout={bout}
        title={boutPage.title(bout.number)}
        detail={boutLine(view, { ...bout, number: null })}
      />
      {timeline === undefined ? (
        <Banner tone="wait" icon="warn" title={operation.observe.noTimeline}>
          {operation.observe.noTimelineText}
        </Banner>
      ) : (
        <BoutTimeline view={view} bout={bout} timeline={timeline} />
      )}
    </Grid>
  ));
}
