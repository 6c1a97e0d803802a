export type ClockSample = {
  /** By the device's steady clock: it neither jumps nor is set by anybody. */
  readonly sentAtMs: number;
  readonly receivedAtMs: number;
  readonly serverMs: number;
};

const KEPT_MS = 60_000;
/** Half of a longer round trip is more than the tenth of a second a screen may be off. */
const ROUGH_RTT_MS = 150;

export type ServerClock = ReturnType<typeof createServerClock>;

/**
 * How far this device's clock is from the server's. Of the samples of the last minute the one with the shortest round
 * trip is believed: its error is at most half of that. `steadyNow` must not jump; `wallNow` stands in until the first
 * exchange, and after a reload without network.
 */
export function createServerClock(steadyNow: () => number, wallNow: () => number) {
  let samples: readonly ClockSample[] = [];
  let offsetMs = wallNow() - steadyNow();
  let isGuess = true;

  const best = () =>
    samples.length === 0 ? undefined : samples.reduce((a, b) => (roundTripMs(b) < roundTripMs(a) ? b : a));

  return {
    now: () => steadyNow() + offsetMs,
    /** A page says when it was made; good enough until the first exchange. */
    hint(serverMs: number) {
      if (isGuess) offsetMs = serverMs - steadyNow();
    },
    /** How far the server's clock was from this device's wall clock when they last spoke, here or on an earlier visit. */
    restore(wallOffsetMs: number) {
      if (samples.length > 0) return;
      isGuess = false;
      offsetMs = wallNow() + wallOffsetMs - steadyNow();
    },
    add(sample: ClockSample) {
      const fresh = samples.filter(({ receivedAtMs }) => sample.receivedAtMs - receivedAtMs < KEPT_MS);
      samples = [...fresh, sample];
      isGuess = false;
      const { serverMs, sentAtMs, receivedAtMs } = best() ?? sample;
      offsetMs = serverMs - (sentAtMs + receivedAtMs) / 2;
    },
    /** The steady clock stood still while the laptop slept: what was measured before says nothing any more. */
    forget() {
      samples = [];
    },
    wallOffsetMs: () => steadyNow() + offsetMs - wallNow(),
    rttMs: () => {
      const believed = best();
      return believed === undefined ? null : roundTripMs(believed);
    },
    /** Whether a second shown by this clock needs the mark «≈». */
    isRough: () => {
      const believed = best();
      return believed !== undefined && roundTripMs(believed) > ROUGH_RTT_MS;
    },
  };
}

/** A page just opened has the time it was made; the first exchange takes a moment. */
const FIRST_EXCHANGE_MS = 5000;

type Line = {
  readonly isLost: boolean;
  readonly isRough: boolean;
  readonly isHeard: boolean;
  /** How long the page is open. */
  readonly openMs: number;
  /** It came out of the device's own store. */
  readonly isKept: boolean;
};

/** RT32: seconds of a clock that may be off, or may have been stopped unheard, carry a mark. */
export const needsMark = ({ isLost, isRough, isHeard, openMs, isKept }: Line) =>
  isLost || isRough || (!isHeard && (isKept || openMs > FIRST_EXCHANGE_MS));

const roundTripMs = ({ sentAtMs, receivedAtMs }: ClockSample) => receivedAtMs - sentAtMs;
