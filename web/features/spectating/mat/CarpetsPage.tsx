import { readDay } from "#web/features/spectating/dayText.ts";
import { categoryList } from "#texts/spectating/categoryList.ts";
import { eventMats } from "#texts/spectating/eventMats.ts";
import { useEvent } from "#web/features/spectating/useEvent.ts";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { MatGrid } from "#web/sport/mat/MatGrid.tsx";
import { useStartWindows } from "#web/sport/facts/useDraws.ts";
import { LiveBoutsContext } from "#web/sport/facts/livePoints.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { isUnderWay, useLiveOutline } from "#web/platform/realtime/useLiveCompetition.ts";
import type { Competition } from "#contract/competition/entity.ts";
import styles from "#web/kit/layout/tab.module.css";
import type { loadCarpetsPage } from "./loadCarpetPages.server.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";

export function CarpetsPage({ loaderData: { competition } }: PageProps<typeof loadCarpetsPage>) {
  const { event, when } = useEvent();
  const isPast = when.time === "past";
  return (
    <Wrap className={styles.page}>
      <VisuallyHidden>
        <h1>{eventMats.title}</h1>
      </VisuallyHidden>
      {competition === undefined ? (
        <Card>
          <EmptyState
            title={isPast ? eventMats.over : eventMats.none}
            action={
              <Button variant="secondary" href={`/events/${event.id}`}>
                {categoryList.toAbout}
              </Button>
            }
          >
            {isPast ? eventMats.overText : eventMats.noneText}
          </EmptyState>
        </Card>
      ) : (
        <LiveMats loaded={readDay(competition)} base={`/events/${event.id}`} />
      )}
    </Wrap>
  );
}

function LiveMats({ loaded, base }: { loaded: Competition; base: string }) {
  const { competition, store } = useLiveOutline(loaded, isUnderWay(loaded));
  const starts = useStartWindows(competition);
  return (
    <LiveBoutsContext value={store}>
      <MatGrid
        view={viewOf(competition)}
        base={`${base}/carpets`}
        starts={starts}
        boutHref={(uuid) => `${base}/competition/bouts/${uuid}`}
      />
    </LiveBoutsContext>
  );
}
