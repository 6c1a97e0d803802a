import { useCallback, useEffect, useRef, useState } from "react";
import type { DraftStore, Kept } from "./draftStore.ts";

export type Change<Work> = (change: (draft: Work) => Partial<Work>) => void;
const PAUSE_MS = 150;

/**
 * A draft as this device keeps it; every change is kept, so that nothing typed is lost (EN24, EN33). Without a draft the
 * first change begins with `initial`, and where there is none nothing is changed.
 */
export function useDraft<Work extends object>(store: DraftStore<Work>, key: string, initial?: Work) {
  const [draft, setDraft] = useState<Kept<Work> | undefined>();
  const [isLoaded, setIsLoaded] = useState(false);
  const [isKept, setIsKept] = useState(true);
  // What the next change begins with, before the page is drawn again.
  const latest = useRef<Kept<Work>>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      // Without a store it works until the page is closed.
      const found = await store.find(key).catch(() => "none" as const);
      if (!isCurrent) return;
      latest.current = found === "none" ? undefined : found;
      setDraft(latest.current);
      setIsKept(found !== "none");
      setIsLoaded(true);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [store, key]);

  const flush = useCallback(() => {
    if (waiting.current === undefined) return;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    void store.save(key, latest.current).then(
      () => setIsKept(true),
      () => setIsKept(false),
    );
  }, [store, key]);

  useEffect(() => {
    // A tab that is closed or put away may never come back.
    document.addEventListener("visibilitychange", flush);
    window.addEventListener("pagehide", flush);
    return () => {
      document.removeEventListener("visibilitychange", flush);
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [flush]);

  const put = useCallback(
    (next: Work | undefined) => {
      latest.current = next && { ...next, savedAt: Date.now() };
      setDraft(latest.current);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(flush, PAUSE_MS);
    },
    [flush],
  );
  const change: Change<Work> = useCallback(
    (make) => {
      const before = latest.current ?? initial;
      if (before !== undefined) put({ ...before, ...make(before) });
    },
    [put, initial],
  );
  return { draft, isLoaded, isKept, put, change };
}
