import type { ComponentProps } from "react";
import type { BoutState } from "#contract/entity.ts";
import type { Badge } from "#web/kit/Badge.tsx";

/** One colour for a state wherever its badge stands. */
export const BOUT_TONES: Readonly<Record<BoutState, ComponentProps<typeof Badge>["tone"]>> = {
  waiting: "line",
  called: "wait",
  running: "live",
  paused: "wait",
  "time-over": "wait",
  finished: "ok",
};
