import { useCallback, useEffect, useRef, useState } from "react";
import { findDraft, saveDraft, type ListDraft } from "./listDraft.ts";

export type ChangeDraft = (change: (draft: ListDraft) => Partial<ListDraft>) => void;
const PAUSE_MS = 150;

/** The draft of an event as this device keeps it; every change is kept, so that nothing typed is lost (EN24). */
export function useListDraft(eventId: string) {
  const [draft, setDraft] = useState<ListDraft | undefined>();
  const [isLoaded, setIsLoaded] = useState(false);
  const [isKept, setIsKept] = useState(true);
  const pending = useRef<ListDraft | "none">(undefined);

  useEffect(() => {
    let isCurrent = true;
    void findDraft(eventId)
      .then((found) => (isCurrent ? setDraft(found) : undefined))
      // Without a store the list works until the page is closed.
      .catch(() => setIsKept(false))
      .finally(() => (isCurrent ? setIsLoaded(true) : undefined));
    return () => {
      isCurrent = false;
    };
  }, [eventId]);

  const flush = useCallback(() => {
    const kept = pending.current;
    pending.current = undefined;
    if (kept !== undefined)
      void saveDraft(eventId, kept === "none" ? undefined : kept).then(
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

  useEffect(() => {
    if (pending.current === undefined) return undefined;
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, flush]);

  const put = useCallback((next: Omit<ListDraft, "savedAt"> | undefined) => {
    const kept = next && { ...next, savedAt: Date.now() };
    pending.current = kept ?? "none";
    setDraft(kept);
  }, []);
  const change: ChangeDraft = useCallback((make) => {
    setDraft((before) => {
      if (before === undefined) return before;
      const next = { ...before, ...make(before), savedAt: Date.now() };
      pending.current = next;
      return next;
    });
  }, []);
  return { draft, isLoaded, isKept, put, change };
}
