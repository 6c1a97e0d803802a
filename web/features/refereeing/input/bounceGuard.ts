const BOUNCE_MS = 250;
/** A finger that was on its way to «Стоп» when the time was over has left by then. */
const GONG_MS = 600;

/** Why a press does not count: it came right after the one before, or right after the end of the time. */
type Bounce = "twice" | "gong";

/** BT23 for the one place whose button means something else each time it is pressed, and once the time is over (SN42). */
export function createBounceGuard() {
  let lastMs = -Infinity;
  let gongMs = -Infinity;
  return {
    press: (nowMs: number): Bounce | undefined => {
      if (nowMs - gongMs < GONG_MS) return "gong";
      if (nowMs - lastMs < BOUNCE_MS) return "twice";
      lastMs = nowMs;
      return undefined;
    },
    noteGong: (nowMs: number): void => {
      gongMs = nowMs;
    },
  };
}
