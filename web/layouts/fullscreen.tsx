import { Outlet } from "react-router";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { useWorker } from "#web/platform/offline/useWorker.ts";
import { useRootData } from "#web/platform/session/useRootData.ts";
import "#web/theme/boardFonts.css";
import type { Route } from "./+types/fullscreen.ts";
import styles from "./fullscreen.module.css";

/** Nothing but the page: boards and screens in the hall. */
export default function FullscreenLayout() {
  useWorker(useRootData()?.tokenCookie);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <Outlet />
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
