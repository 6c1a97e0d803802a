import { pageMeta } from "#web/frame/share/pageMeta.ts";
import { eventContext } from "#web/guards/eventContext.ts";
import { categoryList } from "#web/i18n/ru/categoryList.ts";
import { eventMats } from "#web/i18n/ru/eventMats.ts";
import { useEvent } from "#web/layouts/event.tsx";
import { Wrap } from "#web/layouts/Wrap.tsx";
import { viewOf } from "#web/routes/view/competitionView.ts";
import { findEventCompetition } from "#web/session/eventCompetition.server.ts";
import { MatGrid } from "#web/routes/view/MatGrid.tsx";
import { useStartWindows } from "#web/routes/view/useStartWindows.ts";
import { LiveBoutsContext } from "#web/sport/livePoints.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/Card.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { VisuallyHidden } from "#web/ui/VisuallyHidden.tsx";
import { isUnderWay, useLiveOutline } from "#web/realtime/useLiveCompetition.ts";
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
