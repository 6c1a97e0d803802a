import { useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { ApiFailure } from "#contract/error.ts";
import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { showToast } from "#web/platform/toasts/toasts.ts";
import { operation } from "#web/i18n/ru/headTable/operation.ts";
import { OpsPage } from "#web/kit/layout/OpsPage.tsx";
import { isEstimate, useServerNow } from "#web/platform/clock/useServerNow.ts";
import { categoryOf, loadDesk, observeCompetition } from "#web/platform/session/loadCompetition.server.ts";
import { useStartWindows } from "#web/sport/time/useStartWindows.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { useLiveApi } from "#web/platform/session/useLiveApi.ts";
import { boutsByCategory } from "#web/sport/facts/boutsByCategory.ts";
import { isOnMat } from "#web/sport/facts/boutPhase.ts";
import { CategoryHeader } from "#web/sport/category/CategoryHeader.tsx";
import { sketchedCategory } from "#web/sport/facts/sketchedCategory.ts";
import { CategoryTabs, parseCategoryTab, type CategoryTab } from "#web/sport/category/CategoryTabs.tsx";
import { CategoryView } from "#web/sport/category/CategoryView.tsx";
import { Badge } from "#web/kit/Badge.tsx";
import { Button } from "#web/kit/Button.tsx";
import type { Route } from "./+types/observe.ts";
import styles from "./observe.module.css";
import { observeBouts } from "#web/features/spectating/bout/observeBouts.ts";
import { ObservedBouts } from "#web/features/spectating/bout/ObservedBouts.tsx";
import { UpdatedAt } from "#web/features/spectating/category/UpdatedAt.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { uuid } = args.params;
  const [competition] = await Promise.all([observeCompetition(args, uuid), loadDesk(args, uuid)]);
  const category = categoryOf(competition, args.params.categoryUuid);
  const bouts = boutsByCategory(competition.fightings, category.uuid).filter(isOnMat);
  const on = await observeBouts(bouts, (bout) => apiFor(args).timelines.find(bout));
  return { competition, category, on };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData && `${operation.observe.title}: ${loaderData.category.title}` });

/** Read-only and without realtime: what is shown is as old as its last refresh, and says so. */
export default function ObservePage({ loaderData: { competition, category, on } }: Route.ComponentProps) {
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
