import type { ReactNode } from "react";
import { Outlet } from "react-router";
import type { PageHandle } from "#contract/pageKind.ts";
import { usePushSync, useStarSync } from "#web/features/following/face.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { SpoilerStrip } from "#web/sport/spoilers/SpoilerStrip.tsx";
import { general } from "#texts/general.ts";
import { OldPage } from "./OldPage.tsx";
import { RefusedMove } from "./RefusedMove.tsx";
import type { Route } from "./+types/default.ts";
import styles from "./default.module.css";
import { PublicFooter } from "./PublicFooter.tsx";
import { PublicHeader } from "./PublicHeader.tsx";

export const handle: PageHandle = { kind: "public" };

export default function DefaultLayout() {
  useStarSync();
  usePushSync();
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
      <PublicHeader />
      <main id="main" className={styles.main}>
        <OldPage />
        <RefusedMove />
        <SpoilerStrip />
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
