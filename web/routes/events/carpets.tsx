import { pageMeta } from "#web/platform/share/pageMeta.ts";
import { eventContext } from "#web/platform/session/eventContext.ts";
import { categoryList } from "#web/i18n/ru/spectating/categoryList.ts";
import { eventMats } from "#web/i18n/ru/spectating/eventMats.ts";
import { useEvent } from "#web/layouts/event.tsx";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { findEventCompetition } from "#web/platform/session/eventCompetition.server.ts";
import { MatGrid } from "#web/sport/mat/MatGrid.tsx";
import { useStartWindows } from "#web/sport/time/useStartWindows.ts";
import { LiveBoutsContext } from "#web/sport/facts/livePoints.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { isUnderWay, useLiveOutline } from "#web/platform/realtime/useLiveCompetition.ts";
import type { Competition } from "#contract/entity.ts";
import type { Route } from "./+types/carpets.ts";
import styles from "./tab.module.css";

export async function loader(args: Route.LoaderArgs) {
  const event = args.context.get(eventContext);
  const competition = await findEventCompetition(args, event.id);
  const hasMats = competition !== undefined && competition.carpets.length > 0;
  return { name: event.name, competition: hasMats ? competition : undefined };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: `${eventMats.title}: ${loaderData?.name ?? ""}` });

export default function CarpetsPage({ loaderData: { competition } }: Route.ComponentProps) {
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
        <LiveMats loaded={competition} base={`/events/${event.id}`} />
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
