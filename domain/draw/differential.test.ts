import { expect, test } from "vitest";
import type { DrawnBout } from "./bracket.ts";
import { drawBracket } from "./draw.ts";
import type { Format } from "./formats.ts";
import { numbersTo } from "./mainTree.ts";
import { placements } from "./placements.ts";
import { pairOf, playAtPeer, type PeerTournament, type Strength } from "./testing/peer.ts";
import { playDraw, rankByWins } from "./testing/play.ts";

/*
 * Every size is played twice, by our draw and by the library brackets-manager, with the same strengths. What both
 * define must be the same: which bouts are fought in which round, how many, and who finishes where.
 */
const SIZES = numbersTo(32).slice(1);

const STRENGTHS: Readonly<Record<string, Strength>> = {
  "the smaller number wins": (one, other) => Math.min(one, other),
  "the larger number wins": (one, other) => Math.max(one, other),
  // No order of strength at all, circles included, and the same on both sides.
  "anybody may win": (one, other) => {
    const pair = Math.imul(one * other, 0x9e3779b1) ^ Math.imul(one + other, 0x85ebca6b);
    return (pair >>> 16) % 2 === 0 ? Math.min(one, other) : Math.max(one, other);
  },
};

function playOurs(
  format: Format,
  n: number,
  strength: Strength,
  sectionOf: (bout: DrawnBout) => number,
): PeerTournament {
  const draw = drawBracket(format, n);
  const { progress, states } = playDraw(draw, (a, b) => ({ winner: strength(a, b) }));
  const bouts = draw.bouts.flatMap((bout) => {
    const state = states.get(bout.id);
    // The second grand final is left out: the library would fight it whoever wins the first, we only if needed (DR16).
    if (bout.id === "GF2") return [];
    if (state?.status !== "decided" || state.a.kind !== "entrant" || state.b.kind !== "entrant") return [];
    const pair = pairOf(state.a.seed, state.b.seed);
    // There a bronze bout opens a section of its own, here it belongs to the round of the final (DR24).
    const round = bout.stage === "bronze" ? 1 : bout.round;
    return [{ section: sectionOf(bout), round, pair, winner: state.winner ?? 0 }];
  });
  return { bouts, levels: placements(draw, progress).places.map(({ seeds }) => [...seeds]) };
}

/** No bout of a round robin waits for another, so they need not be fought one after the other. */
function playOurRoundRobin(n: number, strength: Strength): PeerTournament {
  const draw = drawBracket("round_robin", n);
  const bouts = draw.bouts.flatMap(({ id, round, a, b }) => {
    if (!("seed" in a) || !("seed" in b)) return [];
    return [{ id, section: 1, round, pair: pairOf(a.seed, b.seed), winner: strength(a.seed, b.seed) }];
  });
  const outcomes = new Map(bouts.map(({ id, winner }) => [id, { winner }]));
  const { places } = placements(draw, { outcomes, rankGroup: rankByWins });
  return { bouts, levels: places.map(({ seeds }) => [...seeds]) };
}

const inOrder = ({ bouts }: PeerTournament) =>
  bouts.map(({ section, round, pair, winner }) => `${section}.${round} ${pair} ${winner}`).toSorted();

for (const [map, strength] of Object.entries(STRENGTHS)) {
  test(`[DR4, DR5, DR10, DR21] knock-out with a bronze bout: the same as brackets-manager when ${map}`, async () => {
    for (const n of SIZES) {
      const ours = playOurs("single_elimination_bronze_bout", n, strength, ({ stage }) =>
        stage === "bronze" ? 2 : 1,
      );
      const peer = await playAtPeer("single_elimination", n, strength);
      expect([n, inOrder(ours)]).toEqual([n, inOrder(peer)]);
      expect([n, ours.levels]).toEqual([n, peer.levels]);
      expect(ours.bouts).toHaveLength(n < 4 ? n - 1 : n);
    }
  });

  test(`[DR16, DR21] double elimination: the same as brackets-manager when ${map}`, async () => {
    const sectionOf = ({ stage }: DrawnBout) => (stage === "losers" ? 2 : stage === "grand_final" ? 3 : 1);
    // Two athletes fight a best of three here, there an upper final and a grand final: two bouts or three, two.
    for (const n of SIZES.slice(1)) {
      const ours = playOurs("double_elimination", n, strength, sectionOf);
      const peer = await playAtPeer("double_elimination", n, strength);
      expect([n, inOrder(ours)]).toEqual([n, inOrder(peer)]);
      expect(ours.bouts).toHaveLength(n * 2 - 2);
      expect([n, ours.levels]).toEqual([n, peer.levels]);
    }
  });

  test(`[DR17, DR21] round robin: the same pairs and places as brackets-manager when ${map}`, async () => {
    for (const n of SIZES) {
      const ours = playOurRoundRobin(n, strength);
      const peer = await playAtPeer("round_robin", n, strength);
      const pairs = ({ bouts }: PeerTournament) =>
        bouts.map(({ pair, winner }) => `${pair} ${winner}`).toSorted();
      expect([n, pairs(ours)]).toEqual([n, pairs(peer)]);
      expect([n, ours.levels]).toEqual([n, peer.levels]);
    }
  });
}
