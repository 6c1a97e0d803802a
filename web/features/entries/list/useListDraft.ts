import { useCallback, useEffect, useRef, useState } from "react";
import { findDraft, saveDraft, type ListDraft } from "./listDraft.ts";

export type ChangeDraft = (change: (draft: ListDraft) => Partial<ListDraft>) => void;
const PAUSE_MS = 150;

/** The draft of an event as this device keeps it; every change is kept, so that nothing typed is lost (EN24). */
export function useListDraft(eventId: string) {
  const [draft, setDraft] = useState<ListDraft | undefined>();
  const [isLoaded, setIsLoaded] = useState(false);
  const [isKept, setIsKept] = useState(true);
  // What the next change begins with, before the page is drawn again.
  const latest = useRef<ListDraft>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      // Without a store the list works until the page is closed.
      const found = await findDraft(eventId).catch(() => "none" as const);
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
  }, [eventId]);

  const flush = useCallback(() => {
    if (waiting.current === undefined) return;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    void saveDraft(eventId, latest.current).then(
      () => setIsKept(true),
      () => setIsKept(false),
    );
  }, [eventId]);

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
    (next: Omit<ListDraft, "savedAt"> | undefined) => {
      latest.current = next && { ...next, savedAt: Date.now() };
      setDraft(latest.current);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(flush, PAUSE_MS);
    },
    [flush],
  );
  const change: ChangeDraft = useCallback(
    (make) => {
      const before = latest.current;
      if (before !== undefined) put({ ...before, ...make(before) });
    },
    [put],
  );
  return { draft, isLoaded, isKept, put, change };
}
