import { FREE_PLACE, isTree, type WAYS_IN } from "../draw/change.ts";
import { drawBracket } from "../draw/draw.ts";
import type { Entrant } from "../draw/entrants.ts";
import { formatTraits } from "../draw/formats.ts";
import { bracketSize } from "../draw/mainTree.ts";
import { teamMeetings, type TeamMates } from "../draw/teamMeetings.ts";
import { refuse, type Result } from "../result.ts";
import { decideLateChange, type Changed, type LateDraw, type LateProblem } from "./lateChange.ts";

/** Where somebody who comes after the draw may stand (DR61). */
export type WayIn = {
  readonly kind: (typeof WAYS_IN)[number];
  /** The number they would get; with new lots it is not known before. */
  readonly place: number | undefined;
  /** What it makes of the draw, or why it cannot be. */
  readonly result: Result<Changed, LateProblem | NoRoom>;
  /** Team-mates the newcomer can meet, the soonest first. */
  readonly meetings: readonly TeamMates[];
};

type NoRoom = { readonly code: "no-bye" | "no-free-place" };

/** As many as are read at one glance. */
const MOST_OF_A_KIND = 3;

/** Every way in for a newcomer, possible or not; those that change least come first. */
export function waysIn(
  draw: LateDraw,
  newcomer: Entrant,
  entrants: readonly Entrant[],
  seed: string,
): readonly WayIn[] {
  const all = [...entrants.filter(({ id }) => draw.numbers.includes(id)), newcomer];
  const place = (kind: WayIn["kind"], number: number): WayIn => {
    const result = decideLateChange(draw, { type: "entered-late", id: newcomer.id, place: number });
    return { kind, place: number, result, meetings: meetingsIn(result, all, newcomer) };
  };
  const redrawn = decideLateChange(draw, { type: "redrawn", id: newcomer.id, seed, entrants: all });
  return [
    ...openNumbers(draw, place),
    ...orNone(
      "free-place",
      draw.numbers.flatMap((id, index) => (id === FREE_PLACE ? [place("free-place", index + 1)] : [])),
    ),
    {
      kind: "redraw",
      place: undefined,
      result: redrawn,
      meetings: meetingsIn(redrawn, all, newcomer),
    },
  ];
}

/** What somebody who knows the sport would take: the first where no team-mate waits at once. */
export function advisedWay(ways: readonly WayIn[]): WayIn | undefined {
  const possible = ways.filter(({ result }) => result.ok);
  return possible.find(({ meetings }) => !meetings.some(({ isCertain }) => isCertain)) ?? possible[0];
}

/** In a table there is always one more row; in a tree the place beside whoever would pass. */
function openNumbers(
  { format, numbers }: LateDraw,
  place: (kind: WayIn["kind"], number: number) => WayIn,
): readonly WayIn[] {
  const n = numbers.length;
  if (formatTraits(format).hasCircles) return [place("row", n + 1)];
  const byes = isTree(format) ? bracketSize(n) - n : 0;
  const places = Array.from({ length: byes }, (_, index) => place("bye", n + 1 + index));
  return orNone("bye", places);
}

function orNone(kind: "bye" | "free-place", ways: readonly WayIn[]): readonly WayIn[] {
  const code = kind === "bye" ? "no-bye" : "no-free-place";
  const possible = ways.filter(({ result }) => result.ok).slice(0, MOST_OF_A_KIND);
  if (possible.length > 0) return possible;
  return ways.length > 0
    ? ways.slice(0, 1)
    : [{ kind, place: undefined, result: refuse({ code }), meetings: [] }];
}

function meetingsIn(
  result: Result<Changed, unknown>,
  entrants: readonly Entrant[],
  { id: newcomer }: Entrant,
): readonly TeamMates[] {
  if (!result.ok) return [];
  const { format, numbers } = result.value;
  const byId = new Map(entrants.map((entrant) => [entrant.id, entrant]));
  const line = numbers.map((id) => byId.get(id) ?? { id });
  return teamMeetings(drawBracket(format, numbers.length), line).filter(({ ids }) => ids.includes(newcomer));
}
