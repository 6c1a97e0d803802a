import type { ReactNode } from "react";
import { Outlet } from "react-router";
import type { PageHandle } from "#contract/pageKind.ts";
import type { Rights } from "#contract/competition/rights.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { general } from "#texts/general.ts";
import { answerOf } from "#web/platform/session/answerOf.server.ts";
import { apiFor } from "#web/platform/session/apiFor.server.ts";
import { RefusedMove } from "./RefusedMove.tsx";
import type { Route } from "./+types/scoreboard.ts";
import { OpsHeader } from "./OpsHeader.tsx";
import styles from "./default.module.css";
import { closing } from "#texts/organiser/closing.ts";
import { worker } from "#texts/offline.ts";
import { Banner } from "#web/kit/Banner.tsx";
import { Button } from "#web/kit/Button.tsx";
import { changeVersion, useNewVersion } from "#web/platform/offline/tableWorker.ts";
import { useRootData } from "#web/platform/session/useRootData.ts";

export const handle: PageHandle = { kind: "official", signInFor: "competition" };

/** Asked with every page: who was named or sent to a mat since finds the way at once. */
export async function loader(args: Route.LoaderArgs) {
  const { data: rights } = await answerOf(apiFor(args).staff.rights(args.params.uuid));
  return { rights };
}

/** The officials' workplace: dense, with a dark header in both colour modes. */
export default function ScoreboardLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame rights={loaderData.rights}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame rights={loaderData?.rights}>
      <ErrorScreen error={error} isInside />
    </Frame>
  );
}

type FrameProps = {
  /** Unknown where they could not be asked: then there is no competition to go about in. */
  rights: Rights | undefined;
  children: ReactNode;
};

function Frame({ rights, children }: FrameProps) {
  return (
    <div className={styles.page}>
      <a className="skipLink" href="#main">
        {general.skipToContent}
      </a>
      <OpsHeader rights={rights} />
      <NewVersion />
      {rights?.isClosed ? (
        <Banner icon="lock" isStrip title={closing.closed}>
          {closing.closedText}
        </Banner>
      ) : null}
      <main id="main" className={styles.main}>
        <RefusedMove />
        {children}
      </main>
    </div>
  );
}

/** LS24: offered on pages between bouts; nothing changes by itself. */
function NewVersion() {
  const waiting = useNewVersion(useRootData()?.tokenCookie);
  if (waiting === undefined) return null;
  return (
    <Banner
      tone="neutral"
      icon="info"
      isStrip
      title={worker.newVersion.title}
      action={
        <Button size="sm" onClick={() => changeVersion(waiting)}>
          {worker.newVersion.action}
        </Button>
      }
    >
      {worker.newVersion.text}
    </Banner>
  );
}
