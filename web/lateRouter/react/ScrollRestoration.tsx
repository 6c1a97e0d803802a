import { useEffect, useLayoutEffect } from "react";
import { isRecord } from "#contract/shape.ts";
import { LocationContext, RouterContext, useGiven } from "./contexts.ts";

// The inline script the server writes reads the same place.
const STORAGE_KEY = "react-router-scroll-positions";
/** How far each page of this tab was read, by the key of its place in the history. */
const positions: Record<string, number> = {};

/** A page that is come back to stands where it was left; one that is new begins at its top, or at what its address names. */
export function ScrollRestoration() {
  const { router } = useGiven(RouterContext);
  const location = useGiven(LocationContext);
  useEffect(() => keepForReload(() => router.state.location.key), [router]);
  useLayoutEffect(() => router.enableScrollRestoration(positions, () => window.scrollY), [router]);
  useLayoutEffect(() => {
    scrollTo(location.hash, router.state);
  }, [router, location]);
  // What the server wrote here has run.
  return <script suppressHydrationWarning>{""}</script>;
}

type Wanted = { readonly restoreScrollPosition: number | false | null; readonly preventScrollReset: boolean };

function scrollTo(hash: string, { restoreScrollPosition: kept, preventScrollReset }: Wanted): void {
  if (kept === false) return;
  if (kept !== null) {
    window.scrollTo(0, kept);
    return;
  }
  const named = hash === "" ? null : document.getElementById(decoded(hash.slice(1)));
  if (named !== null) named.scrollIntoView();
  else if (!preventScrollReset) window.scrollTo(0, 0);
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** A browser that restores by itself would do it before the page is as long as it was. */
function keepForReload(keyOf: () => string): () => void {
  Object.assign(positions, readKept());
  const takeOver = () => void (window.history.scrollRestoration = "manual");
  const onHide = () => {
    positions[keyOf()] = window.scrollY;
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // Then a reload begins at the top.
    }
    window.history.scrollRestoration = "auto";
  };
  takeOver();
  window.addEventListener("pageshow", takeOver);
  window.addEventListener("pagehide", onHide);
  return () => {
    window.removeEventListener("pageshow", takeOver);
    window.removeEventListener("pagehide", onHide);
    window.history.scrollRestoration = "auto";
  };
}

function readKept(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
    const entries = isRecord(kept) ? Object.entries(kept) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => typeof entry[1] === "number"),
    );
  } catch {
    return {};
  }
}
