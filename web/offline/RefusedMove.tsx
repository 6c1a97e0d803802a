import { useEffect, useSyncExternalStore } from "react";
import { offline } from "#web/i18n/ru/offline.ts";
import { useIsOnline } from "#web/layouts/useIsOnline.ts";
import { refusedMove } from "#web/lateRouter/refusedMove.ts";
import { Banner } from "#web/ui/Banner.tsx";
import { Button } from "#web/ui/Button.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import styles from "./RefusedMove.module.css";

const words = offline.refusedMove;
const forget = () => void refusedMove.tell(undefined);

/** A link that leads nowhere for now (ER22). */
export function RefusedMove() {
  const retry = useSyncExternalStore(refusedMove.subscribe, refusedMove.get, () => undefined);
  const isOnline = useIsOnline();
  useEffect(() => {
    // Whoever went elsewhere by the browser's own buttons is not held to it.
    window.addEventListener("popstate", forget);
    return () => window.removeEventListener("popstate", forget);
  }, []);
  if (retry === undefined) return null;
  return (
    <Banner
      tone={isOnline ? "ok" : "bad"}
      icon={isOnline ? "check" : "nowifi"}
      title={isOnline ? words.back : offline.noLine(false)}
      className={styles.refused}
      action={
        <>
          <Button size="sm" variant="secondary" onClick={retry}>
            {words.retry}
          </Button>
          <IconButton icon="x" size="sm" label={words.close} onClick={forget} />
        </>
      }
    >
      {words.text}
    </Banner>
  );
}
