import { useState } from "react";
import { NavigationType, useBlocker } from "react-router";
import { offline } from "#texts/offline.ts";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { IconButton } from "#web/kit/IconButton.tsx";
import styles from "./RefusedMove.module.css";

const words = offline.refusedMove;

/** Nothing would answer: the browser would put its own page in the place of ours. */
const isCutOff = (): boolean =>
  !navigator.onLine && !("serviceWorker" in navigator && navigator.serviceWorker.controller);

/** Moves are watched only once the line was lost: the router warns of every "#…" link while they are. */
export function RefusedMove() {
  const isOnline = useIsOnline();
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  return wasOffline ? <Watched isOnline={isOnline} /> : null;
}

/** A link that leads nowhere for now (ER22). A step back or forward is not held up. */
function Watched({ isOnline }: { isOnline: boolean }) {
  const blocker = useBlocker(({ historyAction }) => historyAction !== NavigationType.Pop && isCutOff());
  if (blocker.state !== "blocked") return null;
  return (
    <Banner
      tone={isOnline ? "ok" : "bad"}
      icon={isOnline ? "check" : "nowifi"}
      title={isOnline ? words.back : offline.noLine(false)}
      className={styles.refused}
      action={
        <>
          <Button size="sm" variant="secondary" onClick={() => isCutOff() || blocker.proceed()}>
            {words.retry}
          </Button>
          <IconButton icon="x" size="sm" label={words.close} onClick={() => blocker.reset()} />
        </>
      }
    >
      {words.text}
    </Banner>
  );
}
