import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { offline } from "#web/i18n/ru/offline.ts";
import { useIsOnline } from "#web/layouts/useClock.ts";
import { momentWords } from "./momentWords.ts";
import { Banner } from "#web/ui/Banner.tsx";
import { useWorker } from "./useWorker.ts";
import { askWorker } from "./worker.ts";

/** A page read without network says from when it is. */
export function OldPage() {
  useWorker();
  const isOnline = useIsOnline();
  const { pathname, search } = useLocation();
  const [storedAt, setStoredAt] = useState(0);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const age = isOnline ? 0 : await askWorker({ type: "page-age", path: pathname + search });
      if (!isOver) setStoredAt(Number(age ?? 0));
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [isOnline, pathname, search]);
  if (isOnline || storedAt === 0) return null;
  return (
    <Banner tone="wait" icon="nowifi" isStrip title={offline.oldPage.title}>
      {offline.oldPage.text(momentWords(storedAt))}
    </Banner>
  );
}
