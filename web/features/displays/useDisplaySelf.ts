import { useEffect, useState } from "react";
import type { DisplaySelf } from "#contract/display.ts";
import { ApiFailure } from "#contract/error.ts";
import { isDisplaySelf, type LiveApi } from "#contract/live.ts";
import { serverClock } from "#web/platform/clock/useServerNow.ts";
import { openSocket } from "#web/platform/realtime/liveSocket.ts";
import { useSession } from "#web/platform/session/Session.tsx";
import { useLiveApi } from "#web/platform/session/useLiveApi.ts";

const POLL_MS = 3000;
const REPORT_MS = 15_000;

/**
 * What this screen shall show, as the officials say it; "revoked" when they have taken it away. Told by the socket, and
 * asked for where the socket is away: a screen must go dark even behind a proxy that lets no sockets through. A network
 * that fails is no refusal: the screen keeps what it has.
 */
export function useDisplaySelf(loaded: DisplaySelf): DisplaySelf | "revoked" {
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
        if (!isOver && isRefusal(cause)) setSelf("revoked");
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

const isRefusal = (cause: unknown): boolean =>
  cause instanceof ApiFailure && (cause.error.status === 401 || cause.error.status === 403);
