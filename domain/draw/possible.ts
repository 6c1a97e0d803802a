import type { Draw, Slot } from "./bracket.ts";
import type { BoutState, ResolvedSlot } from "./progress.ts";

type Told = { readonly draw: Draw; readonly states: ReadonlyMap<string, BoutState> };

/**
 * Who may still come to stand in this slot (DR35). Exact where a slot waits for one bout; where it waits for a group or
 * for one of several beaten, all who are in question.
 */
export function possibleSeeds(resolved: ResolvedSlot, told: Told): readonly number[] {
  const found = new Set<number>();
  collect(resolved, told, found);
  return [...found].toSorted((one, other) => one - other);
}

function collect(resolved: ResolvedSlot, told: Told, found: Set<number>): void {
  if (resolved.kind === "entrant") found.add(resolved.seed);
  if (resolved.kind === "waiting") collectWaiting(resolved.slot, told, found);
}

function collectWaiting(slot: Slot, told: Told, found: Set<number>): void {
  if ("groupRank" in slot) {
    for (const seed of told.draw.groups?.[slot.groupRank.group] ?? []) found.add(seed);
    return;
  }
  for (const id of "beatenBy" in slot ? beatenIn(slot.beatenBy, told) : sourcesOf(slot)) {
    const state = told.states.get(id);
    if (state === undefined) continue;
    collect(state.a, told, found);
    collect(state.b, told, found);
  }
}

function sourcesOf(slot: Slot): readonly string[] {
  if ("winnerOf" in slot) return [slot.winnerOf];
  if ("loserOf" in slot) return [slot.loserOf];
  if ("winnerOfSeries" in slot) return slot.winnerOfSeries;
  return "loserOfSeries" in slot ? slot.loserOfSeries : [];
}

/** The bouts of that round which lead to the bout whose winner is asked about. */
function beatenIn(
  { winnerOf, round }: { winnerOf: string; round: number },
  { draw }: Told,
): readonly string[] {
  const bout = draw.bouts.find(({ id }) => id === winnerOf);
  if (bout === undefined) return [];
  if (bout.round <= round) return [bout.id];
  return [bout.a, bout.b].flatMap((slot) =>
    "winnerOf" in slot ? beatenIn({ winnerOf: slot.winnerOf, round }, { draw, states: new Map() }) : [],
  );
}
