import { pairings } from "#domain/competition/categoryProgress.ts";
import type { CategoryBout, Entrant } from "#domain/competition/categoryProgress.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import type { Format } from "#domain/draw/formats.ts";
import type { AwardingCategory } from "../podium.ts";

/** Entrants 1 … n, the first the lightest; a test that needs level weights says so. */
export const entrantsTo = (n: number, weight?: number): readonly Entrant[] =>
  Array.from({ length: n }, (_, index) => ({ uuid: String(index + 1), weight: weight ?? 60 + index }));

type Told = Partial<Pick<CategoryBout, "winner" | "method" | "cause" | "scores">> | "open" | "drawn";

/**
 * A category fought to its end: the smaller draw number wins unless the test tells a bout otherwise. A bout told
 * to be open is not fought, one that is drawn has no winner.
 */
export function fought(
  format: Format,
  entrants: readonly Entrant[],
  told: Readonly<Record<string, Told>> = {},
): AwardingCategory & { readonly draw: ReturnType<typeof drawBracket> } {
  const draw = drawBracket(format, entrants.length);
  const bouts: CategoryBout[] = [];
  for (;;) {
    const pairs = pairings(draw, entrants, bouts);
    const next = draw.bouts.find(({ id }) => {
      const pair = pairs.get(id);
      const isDone = bouts.some(({ bracketId }) => bracketId === id) || told[id] === "open";
      return !isDone && pair?.red !== undefined && pair.blue !== undefined && isHeld(id, bouts);
    });
    const pair = next && pairs.get(next.id);
    if (!next || pair?.red === undefined || pair.blue === undefined) return { draw, entrants, bouts };
    bouts.push(finish(next.id, pair.red, pair.blue, told[next.id]));
  }
}

/** The games that may not be needed are asked for by the tests that play them. */
function isHeld(id: string, bouts: readonly CategoryBout[]): boolean {
  if (id !== "G3" && id !== "GF2") return true;
  const before = bouts.filter(({ bracketId }) => bracketId === "GF" || /^G[12]$/.test(bracketId));
  const winners = new Set(before.map(({ winner }) => winner));
  return id === "GF2" ? before.some(({ winner, blue }) => winner === blue) : winners.size === 2;
}

function finish(bracketId: string, red: string, blue: string, told: Told | undefined): CategoryBout {
  const bout = { bracketId, red, blue, isFinished: true, scores: {} };
  if (told === "drawn") return { ...bout, method: "draw" };
  const winner = Number(red) < Number(blue) ? red : blue;
  return { ...bout, winner, cause: "points", ...(told !== "open" && told) };
}
