import type { BoutEvent } from "#domain/bout/event.ts";
import { CORNERS, type Corner, type Method } from "#domain/bout/vocabulary.ts";
import { shuffle, type Chance } from "#domain/draw/chance.ts";

/** An act of the table with the time left on its clock. */
export type ScriptedEvent = { readonly event: BoutEvent; readonly boutMs: number };

export type BoutScript = {
  readonly scores: Readonly<Record<Corner, number>>;
  readonly winner: Corner;
  readonly method: Method;
  readonly technique?: string;
};

export const TECHNIQUES = ["triangle", "armbar", "rnc", "guillotine", "kimura", "straight_ankle"] as const;
const VALUES = [4, 3, 2] as const;

/** A believable course for a bout nobody recorded. */
export function inventScript(chance: Chance): BoutScript {
  const winner: Corner = chance.below(2) === 0 ? "red" : "blue";
  const [better, worse] = [pick(chance, [2, 3, 4, 5, 6, 7, 9]), pick(chance, [0, 0, 0, 2, 2, 3])];
  if (chance.below(100) < 38) {
    const scores = winner === "red" ? { red: worse, blue: 0 } : { red: 0, blue: worse };
    return { scores, winner, method: "submission", technique: pick(chance, TECHNIQUES) };
  }
  const [high, low] = better > worse ? [better, worse] : [worse + 2, worse];
  return {
    scores: winner === "red" ? { red: high, blue: low } : { red: low, blue: high },
    winner,
    method: "points",
  };
}

/** The script as the table would have written it down between the start and the end of the clock. */
export function scriptToEvents(script: BoutScript, boutMs: number, chance: Chance): ScriptedEvent[] {
  const steps = scoresOf(script);
  const endMs = script.method === "submission" ? Math.round((boutMs * (20 + chance.below(60))) / 100) : 0;
  const times = steps
    .map(() => endMs + Math.round(((boutMs - endMs) * (8 + chance.below(84))) / 100))
    .sort((a, b) => b - a);
  const scored = shuffle(steps, chance).map((event, index) => ({ event, boutMs: times[index] ?? endMs }));
  const { winner, method, technique } = script;
  return [
    ...scored,
    { event: { type: "clock-stopped" }, boutMs: endMs },
    {
      event: { type: "result-declared", method, winner, ...(technique !== undefined && { technique }) },
      boutMs: endMs,
    },
  ];
}

export function scoresOf({ scores }: BoutScript): BoutEvent[] {
  return CORNERS.flatMap((corner) =>
    stepsTo(scores[corner]).map((points) => ({ type: "points-scored", corner, points }) as const),
  );
}

/** A total as single scores of the sport, the largest first: 5 is 3 and 2, never 4 and 1. */
function stepsTo(total: number): number[] {
  if (total <= 0) return [];
  const value = VALUES.find((points) => points === total || total - points >= 2);
  return value === undefined ? [total] : [value, ...stepsTo(total - value)];
}

export function pick<Item>(chance: Chance, items: readonly [Item, ...Item[]]): Item {
  return items[chance.below(items.length)] ?? items[0];
}
