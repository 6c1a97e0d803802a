import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { FREE_PLACE } from "../draw/change.ts";
import { drawBracket } from "../draw/draw.ts";
import { decideFormat, FORMATS } from "../draw/formats.ts";
import { pairings, type CategoryBout } from "./categoryProgress.ts";
import { FORMAT_PRESETS } from "../draw/formatPackage.ts";
import { decideLateChange, decideUndo, type LateDraw, type LateWish } from "./lateChange.ts";
import { waysIn } from "./waysIn.ts";

const step = record({
  act: constantFrom("fight", "enter", "leave", "swap", "replace", "redraw", "undo"),
  pick: integer({ min: 0, max: 1000 }),
  other: integer({ min: 0, max: 1000 }),
});
type Step = { readonly act: string; readonly pick: number; readonly other: number };
type Numbers = Pick<LateDraw, "format" | "numbers">;
type Day = { readonly draw: LateDraw; readonly undo: readonly Numbers[] };

const chosen = <Item>(items: readonly Item[], pick: number): Item | undefined => items[pick % items.length];
const athletesOf = ({ numbers }: LateDraw) => numbers.filter((id) => id !== FREE_PLACE);

/** Somebody wins the next bout whose pair is known. */
function fight(draw: LateDraw, { pick, other }: Step): LateDraw {
  const entrants = draw.numbers.map((uuid) => ({ uuid }));
  const known = pairings(drawBracket(draw.format, draw.numbers.length), entrants, draw.begun);
  const done = new Set(draw.begun.map(({ bracketId }) => bracketId));
  const open = [...known].flatMap(([bracketId, { red, blue }]) =>
    red === undefined || blue === undefined || done.has(bracketId) ? [] : [{ bracketId, red, blue }],
  );
  const bout = chosen(open, pick);
  if (bout === undefined) return draw;
  const winner = other % 2 === 0 ? bout.red : bout.blue;
  const fought: CategoryBout = { ...bout, winner, isFinished: true, scores: {} };
  return { ...draw, begun: [...draw.begun, fought] };
}

function wishOf(draw: LateDraw, { act, pick, other }: Step, index: number): LateWish | undefined {
  const [one, two] = [chosen(athletesOf(draw), pick), chosen(athletesOf(draw), other)];
  const id = `late${index}`;
  if (one === undefined || two === undefined) return undefined;
  if (act === "leave") return { type: "left-early", id: one };
  if (act === "swap") return { type: "swapped", one, other: two };
  if (act === "replace") return { type: "replaced", left: one, id };
  const entrants = athletesOf(draw).map((athlete) => ({ id: athlete }));
  if (act === "redraw") return { type: "redrawn", id, seed: String(pick), entrants: [...entrants, { id }] };
  const ways = waysIn(draw, { id }, entrants, String(pick)).filter(({ place }) => place !== undefined);
  return { type: "entered-late", id, place: chosen(ways, other)?.place };
}

function take({ draw, undo }: Day, one: Step, index: number): Day {
  if (one.act === "fight") return { draw: fight(draw, one), undo };
  if (one.act === "undo") {
    const last = undo.at(-1);
    const undone = last && decideUndo(draw, last);
    return undone?.ok ? { draw: { ...draw, ...undone.value }, undo: undo.slice(0, -1) } : { draw, undo };
  }
  const wish = wishOf(draw, one, index);
  const decided = wish && decideLateChange(draw, wish);
  if (!decided?.ok) return { draw, undo };
  const { format, numbers } = decided.value;
  return {
    draw: { ...draw, format, numbers },
    undo: [...undo, { format: draw.format, numbers: draw.numbers }],
  };
}

const starts = FORMATS.flatMap((format) =>
  [2, 3, 4, 5, 6, 7, 8, 9, 11, 13].filter((n) => decideFormat(format, n).ok).map((n) => ({ format, n })),
);

test("[DR60] any sequence of late changes keeps every bout that has begun with its people, and one place a person", () => {
  assert(
    property(constantFrom(...starts), array(step, { maxLength: 25 }), ({ format, n }, steps) => {
      const numbers = Array.from({ length: n }, (_, index) => `e${index + 1}`);
      let day: Day = { draw: { format, numbers, begun: [], formats: FORMAT_PRESETS.usual }, undo: [] };
      for (const [index, one] of steps.entries()) {
        day = take(day, one, index);
        const { draw } = day;
        const athletes = athletesOf(draw);
        expect(new Set(athletes).size).toBe(athletes.length);
        // Slots alone tell the same people as the bouts that were fought.
        const entrants = draw.numbers.map((uuid) => ({ uuid }));
        const bracket = drawBracket(draw.format, draw.numbers.length);
        for (const [last, bout] of draw.begun.entries()) {
          const pair = pairings(bracket, entrants, draw.begun.slice(0, last)).get(bout.bracketId);
          expect([pair?.red, pair?.blue]).toEqual([bout.red, bout.blue]);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test("[DR62] a sequence of late changes undone from its end gives back the draw it began with", () => {
  assert(
    property(constantFrom(...starts), array(step, { maxLength: 12 }), ({ format, n }, steps) => {
      const numbers = Array.from({ length: n }, (_, index) => `e${index + 1}`);
      const fought = steps.filter(({ act }) => act === "fight");
      const begun = fought.reduce<LateDraw>((draw, one) => fight(draw, one), {
        format,
        numbers,
        begun: [],
        formats: FORMAT_PRESETS.usual,
      });
      let day: Day = { draw: begun, undo: [] };
      for (const [index, one] of steps.entries())
        if (one.act !== "fight" && one.act !== "undo") day = take(day, one, index);
      for (const _ of day.undo) day = take(day, { act: "undo", pick: 0, other: 0 }, 0);
      expect(day.draw).toEqual(begun);
    }),
  );
});
