import { lazy, Suspense, useEffect, useState } from "react";
import {
  createPath,
  NavigationType,
  useBeforeUnload,
  useBlocker,
  useLocation,
  type BlockerFunction,
  type Path,
} from "react-router";
import { offline } from "#texts/offline.ts";
import { addressOf } from "#web/platform/browser/resolveTarget.ts";
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

type Move = Parameters<BlockerFunction>[0];
type Fate = "free" | "cut" | "by-address";

/**
 * Of the scripts of a page that was never open here the router finds none, and loads the page it stands on anew. Asked by its
 * address the worker answers, with the page or with those that are kept (ER24). A step back or forward is not held up for
 * the line.
 */
function fateOf({ currentLocation, nextLocation, historyAction }: Move): Fate {
  if (historyAction === NavigationType.Pop || navigator.onLine) return "free";
  if (isCutOff()) return "cut";
  return currentLocation.pathname === nextLocation.pathname ? "free" : "by-address";
}

function goByAddress(to: Path, action?: NavigationType): void {
  const address = addressOf(createPath(to));
  // A page that only led on is not stepped back to.
  if (action === NavigationType.Replace) window.location.replace(address);
  else window.location.assign(address);
}

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
  const [fate, setFate] = useState<Fate>("free");
  const blocker = useBlocker((move) => {
    const isUnsaved = unsavedBetween(move.currentLocation, move.nextLocation) !== undefined;
    const next = fateOf(move);
    setFate(next);
    if (next === "by-address" && !isUnsaved) goByAddress(move.nextLocation, move.historyAction);
    return next !== "free" || isUnsaved;
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
  if (unsaved !== undefined && !(fate === "cut" && isCutOff()))
    return (
      <Suspense>
        <LeaveDialog
          isKept={unsaved.isKept}
          onStay={blocker.reset}
          onLeave={fate === "by-address" ? () => goByAddress(blocker.location) : blocker.proceed}
        />
      </Suspense>
    );
  if (fate === "by-address") return null;
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
