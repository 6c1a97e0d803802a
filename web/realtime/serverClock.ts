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
export function createServerClock(now: () => number) {
  let samples: readonly ClockSample[] = [];
  let offsetMs = 0;

  return {
    now: () => now() + offsetMs,
    /** A page says when it was made; good enough until the first exchange. */
    hint(serverMs: number) {
      if (samples.length === 0) offsetMs = serverMs - now();
    },
    add(sample: ClockSample) {
      const fresh = samples.filter(({ receivedAtMs }) => sample.receivedAtMs - receivedAtMs < KEPT_MS);
      samples = [...fresh, sample];
      const best = samples.reduce((a, b) => (roundTripMs(b) < roundTripMs(a) ? b : a));
      offsetMs = best.serverMs - (best.sentAtMs + best.receivedAtMs) / 2;
    },
  };
}

const roundTripMs = ({ sentAtMs, receivedAtMs }: ClockSample) => receivedAtMs - sentAtMs;
