import { readCompetition } from "#web/platform/realtime/competitionText.ts";
import type { DisplaySelf, DisplayShow } from "#contract/display/display.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { isDenied } from "#contract/error.ts";
import { isDisplaySelf, type LiveApi } from "#contract/api/live.ts";
import { HallScreen } from "./HallScreen.tsx";
import styles from "./ScreenPage.module.css";
import { Stage } from "./Stage.tsx";
import type { loadScreenPage } from "./loadPages.server.ts";
import { screen as text } from "#texts/displays/screen.ts";
import { serverClock } from "#web/platform/clock/useServerNow.ts";
import { openSocket } from "#web/platform/realtime/liveSocket.ts";
import { useLiveCompetition } from "#web/platform/realtime/useLiveCompetition.ts";
import { DisplaySession, useSession } from "#web/platform/session/Session.tsx";
import type { PageProps } from "#web/platform/session/pageArgs.ts";
import { useLiveApi } from "#web/platform/session/useLiveApi.ts";
import { keepSentDraws } from "#web/sport/facts/sentDraws.ts";
import { lazy, Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router";

const Overlay = lazy(async () => ({ default: (await import("./Overlay.tsx")).Overlay }));

/** A wall of the hall. Opened by somebody who is signed in, or by a link of its own that needs no account. */
export function ScreenPage({ loaderData }: PageProps<typeof loadScreenPage>) {
  const { competition: loaded, day, display, asked } = loaderData;
  if (loaded === undefined || day === undefined) return <DarkScreen />;
  const competition = readCompetition(loaded);
  keepSentDraws(competition, day.draws);
  const { link, qr } = day;
  const shown = { competition, asked, link, qr };
  if (display === undefined) return <LiveScreen {...shown} />;
  return (
    <DisplaySession token={display.token}>
      <PairedScreen {...shown} loaded={display.self} />
    </DisplaySession>
  );
}

type Shown = { competition: Competition; asked: DisplayShow; link: string; qr: string };

function PairedScreen({ loaded, ...shown }: Shown & { loaded: DisplaySelf }) {
  const self = useDisplaySelf(loaded);
  if (self === "revoked") return <DarkScreen />;
  return <LiveScreen {...shown} self={self} />;
}

/** A page named in the address counts: whoever wrote it there stands at the screen. Else the official chooses. */
function LiveScreen({ competition: loaded, asked, link, qr, self }: Shown & { self?: DisplaySelf }) {
  const competition = useLiveCompetition(loaded);
  const [query] = useSearchParams();
  const overlay = query.get("overlay");
  if (overlay !== null)
    return (
      <Suspense>
        <Overlay competition={competition} carpetUuid={overlay} />
      </Suspense>
    );
  const isChosenHere = query.has("page");
  return (
    <Stage>
      <HallScreen
        competition={competition}
        show={self === undefined || isChosenHere ? asked : self.show}
        address={link.replace(/^https?:\/\//, "")}
        qr={qr}
      />
    </Stage>
  );
}

/** A screen that was taken away shows nothing of the competition any more. */
function DarkScreen() {
  return (
    <div className={styles.dark}>
      <h1>{text.revoked}</h1>
      <p>
        {text.revokedText} <b>/display</b>
      </p>
    </div>
  );
}

const POLL_MS = 3000;
const REPORT_MS = 15_000;

/**
 * What this screen shall show, as the officials say it; "revoked" when they have taken it away. Told by the socket, and
 * asked for where the socket is away: a screen must go dark even behind a proxy that lets no sockets through. A network
 * that fails is no refusal: the screen keeps what it has.
 */
function useDisplaySelf(loaded: DisplaySelf): DisplaySelf | "revoked" {
  const { token } = useSession();
  const api = useLiveApi();
  const [self, setSelf] = useState<DisplaySelf | "revoked">(loaded);

  useEffect(() => {
    let isOver = false;
    const take = (message: unknown) => {
      if (message === null) return setSelf("revoked");
      if (isDisplaySelf(message)) setSelf(message);
    };
    const ask = async () => {
      if (socket.connected) return;
      try {
        const { data } = await api.display();
        if (!isOver) setSelf(data);
      } catch (cause) {
        if (!isOver && isDenied(cause)) setSelf("revoked");
      }
    };
    const socket = openSocket(token);
    socket.on("push-display", take);
    const poll = setInterval(() => void ask(), POLL_MS);
    const stopReports = reportClock(api);
    return () => {
      isOver = true;
      clearInterval(poll);
      stopReports();
      socket.off("push-display", take);
    };
  }, [api, token]);
  return self;
}

/** The head table reads how far the clock of this screen is off (DK2). Nobody waits for it. */
function reportClock(api: LiveApi): () => void {
  const report = () => {
    const isHeard = serverClock.rttMs() !== null;
    void api.reportDisplay(isHeard ? Math.round(serverClock.wallOffsetMs()) : null).catch(() => {});
  };
  const first = setTimeout(report, POLL_MS);
  const timer = setInterval(report, REPORT_MS);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
