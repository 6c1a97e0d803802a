import { ApiFailure } from "#contract/error.ts";
import { startTimer } from "#web/platform/timer.ts";
import { repeatWhileVisible } from "./repeatWhileVisible.ts";

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;
/** As long as a page waits for the network before it takes what the device kept (IN6). */
const PATIENCE_MS = 4000;
/** A hall whose network is back has hundreds of devices that notice it at the same moment. */
const SPREAD_MS = 3000;

export type Device = {
  readonly page: Parameters<typeof repeatWhileVisible>[0];
  readonly network: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  /** From 0 to 1. */
  readonly chance: () => number;
};

export const thisDevice = (): Device => ({ page: document, network: window, chance: Math.random });

type Asking = {
  /** Tells whether all is known now; else it is asked again once a minute (LD10). */
  readonly ask: () => Promise<boolean>;
  /** Whatever keeps the answer away may pass; an answer that takes long may still come. */
  readonly onLost: () => void;
  /** The public may not know it: nothing is asked any more. */
  readonly onRefused: () => void;
};

/**
 * Asks until all is known, or the answer is no. After a failure the pauses grow and are spread, and only a page in sight
 * asks; a page that comes back into sight asks at once, and so does nearly a network that is back (FO10).
 */
export function retryWhileVisible(device: Device, { ask, onLost, onRefused }: Asking): () => void {
  const { page, network, chance } = device;
  let turn = 0;
  let failures = 0;
  let isOver = false;
  let stopWaiting: (() => void) | undefined;

  const askAfter = (delayMs: number) => {
    stopWaiting?.();
    stopWaiting = startTimer(delayMs, () => {
      if (page.visibilityState === "visible") void look();
    });
  };
  const fail = (cause: unknown) => {
    if (isRefusal(cause)) {
      stop();
      onRefused();
      return;
    }
    askAfter(pauseMs(failures, chance()));
    failures += 1;
    onLost();
  };
  const look = async () => {
    stopWaiting?.();
    turn += 1;
    const own = turn;
    const stopPatience = startTimer(PATIENCE_MS, () => {
      if (!isOver && own === turn) onLost();
    });
    try {
      const isAllKnown = await ask();
      failures = 0;
      if (isAllKnown) stop();
    } catch (cause) {
      // One that was asked later tells more.
      if (!isOver && own === turn) fail(cause);
    } finally {
      stopPatience();
    }
  };
  const onNetwork = () => askAfter(chance() * SPREAD_MS);
  const stopLooking = repeatWhileVisible(page, () => void look());
  network.addEventListener("online", onNetwork);
  const stop = () => {
    isOver = true;
    stopLooking();
    stopWaiting?.();
    network.removeEventListener("online", onNetwork);
  };
  void look();
  return stop;
}

/** 5 s, 10 s, 20 s, 40 s, then a minute; each half as long up to half as long again. */
function pauseMs(failures: number, chance: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + chance);
}

/** The server's own word; what a proxy says in its place counts as none (ER17). */
const isRefusal = (cause: unknown): boolean =>
  cause instanceof ApiFailure && (cause.error.status === 403 || cause.error.status === 404);
