import { readDay } from "#web/features/spectating/dayText.ts";
import { useState, useEffect } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { ApiFailure } from "#contract/error.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { operation } from "#texts/headTable/operation.ts";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { isEstimate, useServerNow } from "#web/platform/clock/useServerNow.ts";
import { useStartWindows } from "#web/sport/facts/useDraws.ts";
import { useLiveApi } from "#web/platform/session/useLiveApi.ts";
import { CategoryHeader } from "#web/sport/category/CategoryHeader.tsx";
import { sketchedCategory } from "#web/sport/facts/sketchedCategory.ts";
import { CategoryTabs, parseCategoryTab, type CategoryTab } from "#web/sport/category/CategoryTabs.tsx";
import { CategoryView } from "#web/sport/category/CategoryView.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import styles from "./ObservePage.module.css";
import type { loadObservePage } from "./loadCategoryPages.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { boutPage } from "#texts/spectating/boutPage.ts";
import { BoutTimeline } from "../bout/BoutTimeline.tsx";
import { boutLine } from "#web/sport/facts/boutText.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { NowBoard } from "#web/sport/bout/NowBoard.tsx";
import { Banner } from "#web/kit/Banner.tsx";
import type { ObservedBout } from "../bout/observeBouts.ts";
import { Grid } from "#web/kit/layout/layout.tsx";

/** Read-only and without realtime: what is shown is as old as its last refresh, and says so. */
export function ObservePage({ loaderData }: PageProps<typeof loadObservePage>) {
  const { category, on } = loaderData;
  const competition = readDay({ text: loaderData.competition, draws: loaderData.draws });
  const { revalidate, state } = useRevalidator();
  const api = useLiveApi();
  const [isAsking, setIsAsking] = useState(false);
  // What fails to load takes the whole page with it; while nobody answers, what is on show is worth more.
  const refresh = async () => {
    setIsAsking(true);
    const isAnswered = await api.changes(competition.uuid, competition.rev).then(() => true, isRefusal);
    if (isAnswered) await revalidate();
    else showToast({ type: "warning", message: operation.observe.unanswered });
    setIsAsking(false);
  };
  const now = useServerNow();
  const [params] = useSearchParams();
  const tab = parseCategoryTab(params.get("tab"));
  const starts = useStartWindows(competition);
  const picture = sketchedCategory(competition, category);
  return (
    <OpsPage className={styles.page}>
      <CategoryHeader
        picture={picture}
        facts={
          <>
            <Badge tone="line" icon="eye">
              {operation.observe.readOnly}
            </Badge>
            <UpdatedAt serverTime={competition.serverTime} />
          </>
        }
        actions={
          <>
            <Button
              variant="secondary"
              isBusy={isAsking || state === "loading"}
              onClick={() => void refresh()}
            >
              {operation.observe.refresh}
            </Button>
            <CategoryTabs picture={picture} tab={tab} hrefOf={hrefOf} />
          </>
        }
      />
      {tab === "bracket" ? <ObservedBouts competition={competition} on={on} /> : null}
      <div>
        <CategoryView
          picture={picture}
          time={{ loadedAtMs: competition.serverTime, now, starts, isRough: isEstimate }}
          tab={tab}
          hrefOf={hrefOf}
          links={{ bout: (uuid) => `/competition/${competition.uuid}/fighting/${uuid}` }}
        />
      </div>
    </OpsPage>
  );
}

const hrefOf = (tab: CategoryTab) => `?tab=${tab}`;

/** The server's own no: the page is asked all the same, and its guard says why. */
const isRefusal = (cause: unknown): boolean => cause instanceof ApiFailure && cause.error.status < 500;

const TICK_MS = 1000;

/** How old what is shown is (SN18); known only in the browser, which has the clock that runs on. */
function UpdatedAt({ serverTime }: { serverTime: number }) {
  const now = useServerNow();
  const [ageMs, setAgeMs] = useState<number>();
  useEffect(() => {
    const tick = () => setAgeMs(now() - serverTime);
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [now, serverTime]);
  if (ageMs === undefined) return null;
  return (
    <time dateTime={new Date(serverTime).toISOString()}>
      {operation.observe.updated(Math.max(0, Math.floor(ageMs / TICK_MS)))}
    </time>
  );
}

function ObservedBouts({ competition, on }: { competition: Competition; on: readonly ObservedBout[] }) {
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
