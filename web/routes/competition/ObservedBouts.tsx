import type { Competition } from "#contract/entity.ts";
import { boutPage } from "#web/i18n/ru/boutPage.ts";
import { operation } from "#web/i18n/ru/operation.ts";
import { BoutTimeline } from "#web/routes/view/BoutTimeline.tsx";
import { boutLine } from "#web/routes/view/boutText.ts";
import { viewOf } from "#web/routes/view/competitionView.ts";
import { NowBoard } from "#web/routes/view/NowBoard.tsx";
import { Banner } from "#web/ui/Banner.tsx";
import type { ObservedBout } from "./observeBouts.ts";
import styles from "./ObservedBouts.module.css";

export function ObservedBouts({
  competition,
  on,
}: {
  competition: Competition;
  on: readonly ObservedBout[];
}) {
  const view = viewOf(competition);
  return on.map(({ bout, timeline }) => (
    <div key={bout.uuid} className={styles.bout}>
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
    </div>
  ));
}
