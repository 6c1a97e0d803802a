import { useEffect, useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { LoadingBar } from "#web/kit/LoadingBar.tsx";
import { loadingBar, IDLE } from "#web/platform/loadingBar/loadingBar.ts";

/** Follows the router's navigations; the first load of a page is no navigation, so hydration never shows it. */
export function PageLoadingBar() {
  const isNavigating = useNavigation().state !== "idle";
  useEffect(() => {
    if (isNavigating) loadingBar.start();
    else loadingBar.finish();
  }, [isNavigating]);
  const { progress, isVisible, isError } = useSyncExternalStore(loadingBar.subscribe, loadingBar.get, idle);
  return <LoadingBar progress={progress} isVisible={isVisible} isError={isError} />;
}

const idle = () => IDLE;
