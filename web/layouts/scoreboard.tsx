import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { ErrorScreen } from "#web/frame/ErrorScreen.tsx";
import { general } from "#web/i18n/ru/general.ts";
import { NewVersion } from "#web/offline/NewVersion.tsx";
import type { Route } from "./+types/scoreboard.ts";
import { OpsHeader } from "./OpsHeader.tsx";
import styles from "./default.module.css";

/** The officials' workplace: dense, with a dark header in both colour modes. */
export default function ScoreboardLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorScreen error={error} isInside />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <a className="skipLink" href="#main">
        {general.skipToContent}
      </a>
      <OpsHeader />
      <NewVersion />
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  );
}
