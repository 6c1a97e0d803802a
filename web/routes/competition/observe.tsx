import { useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { ApiFailure } from "#contract/error.ts";
import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { showToast } from "#web/frame/toasts/toasts.ts";
import { operation } from "#web/i18n/ru/operation.ts";
import { OpsPage } from "#web/layouts/OpsPage.tsx";
import { isEstimate, useServerNow } from "#web/realtime/useServerNow.ts";
import { categoryOf, loadDesk, observeCompetition } from "#web/routes/view/loadCompetition.server.ts";
import { useStartWindows } from "#web/routes/view/useStartWindows.ts";
import { apiFor } from "#web/session/apiFor.server.ts";
import { useLiveApi } from "#web/session/useLiveApi.ts";
import { boutsByCategory } from "#web/sport/boutsByCategory.ts";
import { isOnMat } from "#web/sport/boutPhase.ts";
import { CategoryHeader } from "#web/sport/CategoryHeader.tsx";
import { sketchedCategory } from "#web/sport/sketchedCategory.ts";
import { CategoryTabs, parseCategoryTab, type CategoryTab } from "#web/sport/CategoryTabs.tsx";
import { CategoryView } from "#web/sport/CategoryView.tsx";
import { Badge } from "#web/ui/Badge.tsx";
import { Button } from "#web/ui/Button.tsx";
import type { Route } from "./+types/observe.ts";
import styles from "./observe.module.css";
import { observeBouts } from "./observeBouts.ts";
import { ObservedBouts } from "./ObservedBouts.tsx";
import { UpdatedAt } from "./UpdatedAt.tsx";

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
