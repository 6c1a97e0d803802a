import { expect, test } from "vitest";
import { startPace } from "../pace.ts";
import { REST_RULES } from "../rest.ts";
import { NOW } from "../testing/day.ts";
import { drawnCategory } from "./testing/event.ts";
import { createWholeMoves } from "./wholeMoves.ts";

const idsOf = (bouts: readonly { readonly id: string }[]) => bouts.map(({ id }) => id);

test("[DY12] [DY17] only a whole category that waits and shares nobody goes to another mat, behind what stands there", () => {
  const next = drawnCategory("next", ["a", "b", "c"]);
  const begun = drawnCategory("begun", ["d", "e", "f"]);
  const free = drawnCategory("free", ["g", "h", "i"]);
  const shared = drawnCategory("shared", ["a", "j", "k"]);
  const other = drawnCategory("other", ["l", "m", "n"]);
  const input = {
    queues: [
      { carpet: "1", bouts: [...next, ...begun, ...free, ...shared] },
      { carpet: "2", bouts: other },
    ],
    added: [],
    pace: startPace(),
    rest: REST_RULES.ibjjf,
    nowMs: NOW,
  };
  const moves = createWholeMoves(input, new Set(["begun"]));
  const { queues } = moves.standing();
  expect(queues).toEqual(input.queues.map(({ carpet, bouts }) => ({ carpet, bouts: idsOf(bouts) })));
  expect([...moves.from(queues)].map((plan) => plan.queues)).toEqual([
    [
      { carpet: "1", bouts: idsOf([...next, ...begun, ...shared]) },
      { carpet: "2", bouts: idsOf([...other, ...free]) },
    ],
  ]);
});
