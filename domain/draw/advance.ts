import { absenceOf } from "./absence.ts";
import type { Draw, DrawnBout } from "./bracket.ts";
import type { BoutState, Outcome, Progress, ResolvedSlot } from "./progress.ts";
import { isWanted, type Known, resolveSlot } from "./resolve.ts";

/** Every bout of the draw as it stands after what has been recorded, in fighting order. */
export function advance(draw: Draw, progress: Progress): ReadonlyMap<string, BoutState> {
  return follow(draw, progress).states;
}

/** The same with what the reading of places needs. */
export function follow(draw: Draw, progress: Progress): Known {
  const states = new Map<string, BoutState>();
  const known: Known = {
    draw,
    progress,
    states,
    unranked: absenceOf(draw, progress, "unranked"),
    withdrawn: absenceOf(draw, progress, "withdrawn"),
  };
  for (const bout of draw.bouts) states.set(bout.id, stateOf(bout, known));
  return known;
}

function stateOf(bout: DrawnBout, known: Known): BoutState {
  const { id } = bout;
  const a = resolveSlot(bout.a, bout, known);
  const b = butNot(a, resolveSlot(bout.b, bout, known));
  const isHeld = isWanted(bout.onlyIf, known);
  if (isHeld === false) return { id, a, b, losers: [], status: "never" };

  const outcome = known.progress.outcomes.get(id);
  const recorded = outcome && recordedState(id, a, b, outcome);
  if (recorded) return recorded;
  if (isHeld === undefined) return { id, a, b, losers: [], status: "waiting" };
  return openState(bout, withoutUnranked(a, bout, known), withoutUnranked(b, bout, known), known);
}

/** Who won above and below, because a bout was kept as fought, is not his own opponent (CR10). */
function butNot(a: ResolvedSlot, b: ResolvedSlot): ResolvedSlot {
  return a.kind === "entrant" && b.kind === "entrant" && a.seed === b.seed ? { kind: "empty" } : b;
}

/**
 * An outcome counts for the athletes who stand in the slots, or who fought when it was kept as fought. One that
 * names a winner from neither belongs to a pairing that a correction has dissolved.
 */
function recordedState(
  id: string,
  slotA: ResolvedSlot,
  slotB: ResolvedSlot,
  outcome: Outcome,
): BoutState | undefined {
  const a: ResolvedSlot = outcome.asFought ? { kind: "entrant", seed: outcome.asFought.a } : slotA;
  const b: ResolvedSlot = outcome.asFought ? { kind: "entrant", seed: outcome.asFought.b } : slotB;
  if (a.kind === "waiting" || b.kind === "waiting") return undefined;
  const seeds = [a, b].flatMap((slot) => (slot.kind === "entrant" ? [slot.seed] : []));
  const { winner } = outcome;
  if (seeds.length === 0 || (winner !== undefined && !seeds.includes(winner))) return undefined;
  const losers = seeds.filter((seed) => seed !== winner);
  return { id, status: "decided", a, b, losers, ...(winner === undefined ? {} : { winner }) };
}

/** DR22: a slot that stays empty lets the other athlete pass without a bout. */
function openState(bout: DrawnBout, a: ResolvedSlot, b: ResolvedSlot, known: Known): BoutState {
  const base = { id: bout.id, a, b };
  if (a.kind === "waiting" || b.kind === "waiting") return { ...base, status: "waiting", losers: [] };
  const seeds = [a, b].flatMap((slot) => (slot.kind === "entrant" ? [slot.seed] : []));
  const unable = seeds.filter((seed) => known.withdrawn.isAbsentFrom(seed, bout));
  const able = seeds.filter((seed) => !unable.includes(seed));
  if (able.length === 2) return { ...base, status: "ready", losers: [] };
  const winner = seeds.length === 1 ? seeds[0] : able[0];
  if (winner === undefined) return { ...base, status: "never", losers: unable };
  return { ...base, status: "walkover", winner, losers: unable.filter((seed) => seed !== winner) };
}

function withoutUnranked(slot: ResolvedSlot, bout: DrawnBout, known: Known): ResolvedSlot {
  if (slot.kind !== "entrant" || !known.unranked.isAbsentFrom(slot.seed, bout)) return slot;
  return { kind: "empty", seed: slot.seed };
}
