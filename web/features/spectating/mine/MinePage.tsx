import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { Competition } from "#contract/competition/entity.ts";
import { mine } from "#texts/spectating/mine.ts";
import { useStars } from "#web/features/following/face.ts";
import { readDay } from "#web/features/spectating/dayText.ts";
import { useEvent } from "#web/features/spectating/useEvent.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Stack } from "#web/kit/layout/layout.tsx";
import { Wrap } from "#web/kit/layout/Wrap.tsx";
import { PageTitle } from "#web/kit/PageTitle.tsx";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import { isUnderWay, useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { storeRedirect } from "#web/platform/session/redirectPath.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { useStartWindows } from "#web/sport/facts/useDraws.ts";
import { useSlowNow } from "#web/platform/clock/useServerNow.ts";
import { coachDay } from "./coachDay.ts";
import type { loadMinePage } from "./loadMinePage.server.ts";
import styles from "./MinePage.module.css";
import { Ahead, Clashes, Results } from "./MineParts.tsx";

/** Everybody of a coach on one day: whom the account answers for and whom this device follows (FO17). */
export function MinePage({ loaderData: { competition, own } }: PageProps<typeof loadMinePage>) {
  const { user } = useSession();
  return (
    <Wrap className={styles.page}>
      <PageTitle title={mine.title} lead={mine.lead} />
      <Stack gap={28}>
        {user === undefined ? <Invitation /> : null}
        {competition === undefined ? <NothingToSee /> : <Day loaded={readDay(competition)} own={own} />}
      </Stack>
    </Wrap>
  );
}

function Day({ loaded, own }: { loaded: Competition; own: readonly string[] }) {
  const { event } = useEvent();
  const competition = useLiveCompetition(loaded, isUnderWay(loaded));
  const windows = useStartWindows(competition);
  const nowMs = useSlowNow(competition.serverTime);
  const stars = useStars().filter(({ isOn }) => isOn);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const view = viewOf(competition);
  const followed = [...own.map((ref) => ({ kind: "fighter", ref }) as const), ...stars];
  const day = coachDay(view, followed, windows, nowMs);
  const base = `/events/${event.id}/competition`;
  if (day.ahead.length + day.waiting.length + day.results.length === 0)
    return isHydrated ? <Nobody base={base} /> : <Waiting />;
  return (
    <>
      <Clashes clashes={day.clashes} carpets={view.carpets} />
      <Ahead view={view} people={[...day.ahead, ...day.waiting]} base={base} />
      <Results results={day.results} base={base} />
    </>
  );
}

const never = () => () => undefined;

/** Before the page is hydrated nobody knows whom this device follows (FO7). */
function Waiting() {
  return (
    <>
      <VisuallyHidden>{mine.loading}</VisuallyHidden>
      <Skeleton shape="block" className={styles.waiting} />
    </>
  );
}

function Nobody({ base }: { base: string }) {
  return (
    <Card>
      <EmptyState
        title={mine.nobody}
        action={
          <Button variant="secondary" href={`${base}?mode=fighters`}>
            {mine.choose}
          </Button>
        }
      >
        {mine.nobodyText}
      </EmptyState>
    </Card>
  );
}

function NothingToSee() {
  return (
    <Card>
      <EmptyState art="bracket" title={mine.hidden}>
        {mine.hiddenText}
      </EmptyState>
    </Card>
  );
}

/** Whoever signs in from here comes back. */
function Invitation() {
  const { pathname } = useLocation();
  const remember = () => {
    const cookie = storeRedirect(pathname, window.location.protocol === "https:");
    if (cookie !== undefined) document.cookie = cookie;
  };
  return (
    <Banner
      title={mine.signIn}
      action={
        <Button size="sm" variant="secondary" href="/auth" onClick={remember}>
          {mine.toSignIn}
        </Button>
      }
    >
      {mine.signInText}
    </Banner>
  );
}
