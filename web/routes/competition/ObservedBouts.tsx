import type { Competition, Fighting } from "#contract/entity.ts";
import type { Timeline } from "#contract/timeline.ts";
import { boutPage } from "#web/i18n/ru/boutPage.ts";
import { BoutTimeline } from "#web/routes/view/BoutTimeline.tsx";
import { boutLine } from "#web/routes/view/boutText.ts";
import { viewOf } from "#web/routes/view/competitionView.ts";
import { NowBoard } from "#web/routes/view/NowBoard.tsx";
import styles from "./ObservedBouts.module.css";

/** A bout that is on, and what the table has noted in it. */
export type ObservedBout = { readonly bout: Fighting; readonly timeline: Timeline };

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
      <BoutTimeline view={view} bout={bout} timeline={timeline} />
    </div>
  ));
}
