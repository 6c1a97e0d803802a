import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useRevalidator } from "react-router";
import { pathOf } from "#contract/api/path.ts";
import { addressOf, ownPath } from "#web/platform/browser/resolveTarget.ts";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { useRootData } from "#web/platform/session/useRootData.ts";
import { AsOf } from "#web/sport/time/AsOf.tsx";
import { openedMoment } from "#web/platform/browser/keptMoment.ts";
import { useWorker } from "#web/platform/offline/useWorker.ts";
import { askWorker } from "#web/platform/offline/worker.ts";

/** A page read without network, or without the server behind it, says from when it is (IN3). */
export function OldPage() {
  useWorker(useRootData()?.tokenCookie);
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const opened = useOpenedFromStore(path);
  const isOnline = useIsOnline();
  const left = useLeftAlone(path, isOnline);
  const storedAt = opened ?? left;
  if (storedAt === undefined || pathname === SAYS_ITSELF) return null;
  return <AsOf atMs={storedAt} isStrip />;
}

/** The list of the followed may be newer than its page. */
const SAYS_ITSELF = "/following";

const LOOK_MS = 5000;

/** The document itself came out of the store. The server is asked now and then, and the page made fresh when it is back. */
function useOpenedFromStore(path: string): number | undefined {
  const apiBase = useRootData()?.apiBase;
  const { revalidate } = useRevalidator();
  const storedAt = useSyncExternalStore(subscribe, openedMoment, () => undefined);
  const [isFresh, setIsFresh] = useState(false);
  const isShown = storedAt !== undefined && !isFresh && path === openedPath;
  useEffect(() => {
    if (!isShown || apiBase === undefined) return undefined;
    const look = async () => {
      const answer = await fetch(apiBase + pathOf("/time"), { cache: "no-store" });
      if (!answer.ok) return;
      await revalidate();
      setIsFresh(true);
    };
    const timer = setInterval(() => void look().catch(() => {}), LOOK_MS);
    return () => clearInterval(timer);
  }, [isShown, apiBase, revalidate]);
  return isShown ? storedAt : undefined;
}

const subscribe = () => () => undefined;
const openedPath = typeof location === "undefined" ? "" : ownPath(location.pathname) + location.search;

/** It came from the network, and then the network went. */
function useLeftAlone(path: string, isOnline: boolean): number | undefined {
  const [storedAt, setStoredAt] = useState(0);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const age = isOnline ? 0 : await askWorker({ type: "page-age", path: addressOf(path) });
      if (!isOver) setStoredAt(Number(age ?? 0));
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [isOnline, path]);
  return isOnline || storedAt === 0 ? undefined : storedAt;
}
