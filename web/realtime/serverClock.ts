export type ClockSample = {
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
  readonly serverMs: number;
};

const KEPT_MS = 60_000;

/**
 * How far this device's clock is from the server's. Of the samples of the last minute the one with the shortest round
 * trip is believed: its error is at most half of that.
 */
export function createServerClock(now: () => number, loadedServerMs: number) {
  let samples: ClockSample[] = [];
  // Until the first exchange the page's own load is the only hint there is.
  let offsetMs = loadedServerMs - now();

  return {
    now: () => now() + offsetMs,
    add(sample: ClockSample) {
      samples = [...samples, sample].filter(
        ({ receivedAtMs }) => sample.receivedAtMs - receivedAtMs < KEPT_MS,
      );
      const best = samples.reduce((a, b) => (roundTripMs(b) < roundTripMs(a) ? b : a));
      offsetMs = best.serverMs - (best.sentAtMs + best.receivedAtMs) / 2;
    },
  };
}

const roundTripMs = ({ sentAtMs, receivedAtMs }: ClockSample) => receivedAtMs - sentAtMs;
