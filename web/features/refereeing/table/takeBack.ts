import type { CounterKind } from "./scoreButtons.ts";
import type { Side } from "./tableAct.ts";
import type { Desk } from "./tableActs.ts";

const EVENT_OF = {
  points: "points-scored",
  advantages: "advantage-given",
  penalties: "penalty-given",
  warnings: "warning-given",
  escapes: "escape-timed",
} as const;

/** Undoes what one athlete was given last of a kind, whatever was done since. */
export function takeBackLast({ bout, tap }: Pick<Desk, "bout" | "tap">, side: Side, kind: CounterKind): void {
  const corner = bout.sides[side];
  const last = bout.log.findLast(({ event }) => event.type === EVENT_OF[kind] && event.corner === corner);
  if (last !== undefined) tap({ type: "undo", target: last.id });
}
