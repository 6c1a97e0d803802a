import { lazy, Suspense, useEffect, type ComponentType } from "react";
import { useNavigate } from "react-router";
import { errorScreens, offlineScreen, roleTakenAdvice } from "#texts/errorScreens.ts";
import { general } from "#texts/general.ts";
import { useIsOnline } from "#web/platform/browser/useIsOnline.ts";
import { Button } from "#web/kit/Button.tsx";
import { cx } from "#web/kit/cx.ts";
import { Heading } from "#web/kit/Heading.tsx";
import { Icon } from "#web/kit/Icon.tsx";
import { Logo } from "#web/kit/Logo.tsx";
import "#web/theme/boardFonts.css";
import styles from "./ErrorScreen.module.css";
import "./ErrorArt.module.css";
import { errorStatus, isRoleTaken } from "./errorStatus.ts";
import { addressOf } from "#web/platform/browser/resolveTarget.ts";
import { loadingBar } from "#web/platform/loadingBar/loadingBar.ts";

/** Most people never see an error screen, and nobody misses these parts of it when they cannot be fetched. */
const ErrorArt = lazyPart(async () => (await import("./ErrorArt.tsx")).ErrorArt);
const RequestCode = lazyPart(async () => (await import("./RequestCode.tsx")).RequestCode);

type Props = {
  error: unknown;
  /** Inside a layout, which has its own brand line and its own <main>. */
  isInside?: boolean;
};

export function ErrorScreen({ error, isInside = false }: Props) {
  const navigate = useNavigate();
  useEffect(() => loadingBar.fail(), []);
  const status = errorStatus(error);
  const isFault = status === 500 || status === 503;
  const isOffline = !useIsOnline() && isFault;
  useReloadOnline(isOffline);
  const { title, advice } = isOffline ? offlineScreen : errorScreens[status];
  const Box = isInside ? "div" : "main";
  return (
    <Box className={cx(styles.screen, isInside && styles.inside)} id={isInside ? undefined : "main"}>
      <title>{`${title} — ${general.name}`}</title>
      <Suspense>
        <ErrorArt status={status} className={styles.art} />
      </Suspense>
      {isInside ? null : (
        <div className={styles.top}>
          <Logo name={general.name} href="/" label={general.toHome} />
        </div>
      )}
      <div className={styles.body}>
        <p className={cx(styles.code, isOffline && styles.word)}>{isOffline ? offlineScreen.code : status}</p>
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.advice}>{isRoleTaken(error) ? roleTakenAdvice : advice}</p>
        {isFault && !isOffline ? (
          <Suspense>
            <RequestCode error={error} />
          </Suspense>
        ) : null}
        <div className={styles.ways}>
          {isFault ? (
            <Button size="lg" onClick={() => location.reload()}>
              {offlineScreen.retry}
            </Button>
          ) : null}
          {isOffline ? null : (
            <Button
              size="lg"
              variant={isFault ? "secondary" : "primary"}
              onClick={() => {
                // What this device knows was written on the <html> that is gone with the page.
                if (isInside) void navigate("/", { replace: true });
                else location.replace(addressOf("/"));
              }}
            >
              <Icon name="back" />
              {general.back}
            </Button>
          )}
        </div>
      </div>
    </Box>
  );
}

function lazyPart<Given extends object>(load: () => Promise<ComponentType<Given>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Given> => () => null) }));
}

/** Somebody who waits for the network need not press anything. */
function useReloadOnline(isOffline: boolean): void {
  useEffect(() => {
    if (!isOffline) return undefined;
    const reload = () => location.reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, [isOffline]);
}
