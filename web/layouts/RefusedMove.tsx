import { lazy, Suspense, useEffect, useState } from "react";
import { NavigationType, useBeforeUnload, useBlocker, useLocation } from "react-router";
import { offline } from "#texts/offline.ts";
import { isLostOnClose, unsavedBetween, useHasUnsaved } from "#web/platform/browser/unsaved.ts";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import styles from "./RefusedMove.module.css";

const words = offline.refusedMove;

/** Nothing would answer: the browser would put its own page in the place of ours. */
const isCutOff = (): boolean =>
  !navigator.onLine && !("serviceWorker" in navigator && navigator.serviceWorker.controller);

const loadDialog = () => import("./LeaveDialog.tsx");
const LeaveDialog = lazy(async () => ({ default: (await loadDialog()).LeaveDialog }));

/**
 * Moves are watched only once the line was lost or something is unsaved: the router warns of every "#…" link while they
 * are, and takes one watcher for all of the page.
 */
export function RefusedMove() {
  const isOnline = useIsOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  const hasUnsaved = useHasUnsaved();
  return wasOffline || hasUnsaved ? <Watched isOnline={isOnline} hasUnsaved={hasUnsaved} /> : null;
}

/** A link that leads nowhere for now (ER22), or away from what is not saved (FM20). */
function Watched({ isOnline, hasUnsaved }: { isOnline: boolean; hasUnsaved: boolean }) {
  const from = useLocation();
  const [isCut, setIsCut] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // A step back or forward is not held up for the line, but for what was typed.
    const isHeldByLine = historyAction !== NavigationType.Pop && isCutOff();
    setIsCut(isHeldByLine);
    return isHeldByLine || unsavedBetween(currentLocation, nextLocation) !== undefined;
  });
  useBeforeUnload((event) => {
    if (isLostOnClose()) event.preventDefault();
  });
  // It must open without a line as well.
  useEffect(() => {
    if (hasUnsaved) loadDialog().catch(() => undefined);
  }, [hasUnsaved]);
  if (blocker.state !== "blocked") return null;
  const unsaved = unsavedBetween(from, blocker.location);
  if (unsaved !== undefined && !(isCut && isCutOff()))
    return (
      <Suspense>
        <LeaveDialog isKept={unsaved.isKept} onStay={blocker.reset} onLeave={blocker.proceed} />
      </Suspense>
    );
  return (
    <Banner
      tone={isOnline ? "ok" : "bad"}
      icon={isOnline ? "check" : "nowifi"}
      title={isOnline ? words.back : offline.noLine(false)}
      className={styles.refused}
      action={
        <>
          <Button size="sm" variant="secondary" onClick={() => isCutOff() || blocker.proceed()}>
            {offline.retry}
          </Button>
          <IconButton icon="x" size="sm" label={words.close} onClick={() => blocker.reset()} />
        </>
      }
    >
      {words.text}
    </Banner>
  );
}
