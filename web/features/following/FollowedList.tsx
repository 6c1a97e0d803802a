import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { followKey } from "#domain/follow/follow.ts";
import type { DeviceStar } from "./followStore.ts";
import { useStars } from "./useFollows.ts";
import { follow } from "#texts/following/follow.ts";
import { followed } from "#texts/following/followed.ts";
import { Button } from "#web/kit/Button.tsx";
import { Card } from "#web/kit/Card.tsx";
import { EmptyState } from "#web/kit/EmptyState.tsx";
import { Skeleton } from "#web/kit/Skeleton.tsx";
import { VisuallyHidden } from "#web/kit/VisuallyHidden.tsx";
import styles from "./FollowedList.module.css";

/** Only who follows somebody pays for it. */
const FollowedGroups = lazy(async () => ({ default: (await import("./FollowedGroups.tsx")).FollowedGroups }));

/** Everything this device follows, as it is called now and with what is next for it (FO9). */
export function FollowedList() {
  const stars = useShownStars();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (stars.length > 0) {
    return (
      <Suspense fallback={<WaitingGroups />}>
        <FollowedGroups stars={stars} waiting={<WaitingGroups />} />
      </Suspense>
    );
  }
  return isHydrated ? <Nothing /> : <NotHydrated />;
}

const never = () => () => undefined;

/** Before the page is hydrated only <html> knows whether something is followed (FO7). */
function NotHydrated() {
  return (
    <>
      <div className={styles.waiting}>
        <WaitingGroups />
      </div>
      <div className={styles.nothing}>
        <Nothing />
      </div>
    </>
  );
}

/** In place of the styles. While it stands there a phone shows nothing below it: the page says so in its style sheet. */
function WaitingGroups() {
  return (
    <div className={styles.coming} data-coming="">
      <VisuallyHidden>{followed.loading}</VisuallyHidden>
      <Skeleton shape="block" className={styles.waitingCard} />
    </div>
  );
}

function Nothing() {
  return (
    <Card>
      <EmptyState
        title={follow.page.empty}
        action={
          <Button variant="secondary" href="/search">
            {follow.page.toSearch}
          </Button>
        }
      >
        {follow.page.emptyText}
      </EmptyState>
    </Card>
  );
}

/** One whose star was taken away stays in the list until the page is left: a slip of the finger is put right with a tap. */
function useShownStars(): readonly DeviceStar[] {
  const stars = useStars();
  const [shown, setShown] = useState<readonly string[]>([]);
  const fresh = stars.filter((star) => star.isOn && !shown.includes(followKey(star))).map(followKey);
  if (fresh.length > 0) setShown([...shown, ...fresh]);
  return stars.filter((star) => star.isOn || shown.includes(followKey(star)));
}
