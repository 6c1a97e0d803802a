import type { Drawing, Slot } from "./bracket.ts";
import { assemble, type BoutDraft } from "./assemble.ts";
import { FINAL_TIERS } from "./elimination.ts";
import { numbersTo } from "./mainTree.ts";
import { groupBouts, pairRounds } from "./roundRobin.ts";

const MOST_IN_TWO_GROUPS = 8;
const QUALIFIERS = 2;
const PLAYOFF_FINAL_ROUND = 3;

/** Two or four groups, two qualify from each; group rivals meet again only in the final. */
export const drawGroupsPlayoff = (n: number): Drawing => drawGroups(n, true);
/** The losing semi-finalists are both third. */
export const drawGroupsTwoBronzes = (n: number): Drawing => drawGroups(n, false);

function drawGroups(n: number, hasBronzeBout: boolean): Drawing {
  const groups = splitIntoGroups(n);
  const names = Object.keys(groups);
  const inGroups = names.flatMap((name) => boutsOfGroup(name, groups[name] ?? []));
  const drafts = [
    ...inGroups.toSorted((one, other) => one.round - other.round),
    ...(names.length === 2 ? semifinalsOfTwoGroups() : playoffOfFourGroups()),
    ...(hasBronzeBout ? [BRONZE_BOUT] : []),
    FINAL,
  ];
  const tiers = placeTiers(groups, hasBronzeBout ? BRONZE_TIERS : SHARED_BRONZE);
  return { groups, qualifiersPerGroup: QUALIFIERS, byes: [], ...assemble(drafts, tiers) };
}

/** By snake: 1-2-3-4, 8-7-6-5 … An odd one out of two groups joins the first, so seven split as 4 and 3. */
export function splitIntoGroups(n: number): Readonly<Record<string, readonly number[]>> {
  const names = n <= MOST_IN_TWO_GROUPS ? ["A", "B"] : ["A", "B", "C", "D"];
  const groupOf = (seed: number) => {
    const row = Math.floor((seed - 1) / names.length);
    const step = (seed - 1) % names.length;
    if (names.length === 2 && seed === n && n % 2 === 1) return 0;
    return row % 2 === 0 ? step : names.length - 1 - step;
  };
  return Object.fromEntries(
    names.map((name, index) => [name, numbersTo(n).filter((seed) => groupOf(seed) === index)]),
  );
}

function boutsOfGroup(group: string, seeds: readonly number[]): BoutDraft[] {
  return groupBouts(group, seeds, pairRounds(seeds.length), ([a, b]) => `${group}:${a}-${b}`);
}

function semifinalsOfTwoGroups(): BoutDraft[] {
  return [
    playoffBout(4, 1, 1, ranked("A", 1), ranked("B", 2)),
    playoffBout(4, 1, 2, ranked("B", 1), ranked("A", 2)),
  ];
}

function playoffOfFourGroups(): BoutDraft[] {
  return [
    playoffBout(8, 1, 1, ranked("A", 1), ranked("B", 2)),
    playoffBout(8, 1, 2, ranked("C", 1), ranked("D", 2)),
    playoffBout(8, 1, 3, ranked("B", 1), ranked("A", 2)),
    playoffBout(8, 1, 4, ranked("D", 1), ranked("C", 2)),
    playoffBout(4, 2, 1, { winnerOf: "QF1" }, { winnerOf: "QF2" }),
    playoffBout(4, 2, 2, { winnerOf: "QF3" }, { winnerOf: "QF4" }),
  ];
}

const BRONZE_BOUT: BoutDraft = {
  id: "B",
  stage: "bronze",
  round: PLAYOFF_FINAL_ROUND,
  label: { kind: "bronze" },
  a: { loserOf: "SF1" },
  b: { loserOf: "SF2" },
};
const FINAL: BoutDraft = {
  id: "F",
  stage: "final",
  round: PLAYOFF_FINAL_ROUND,
  label: { kind: "final" },
  a: { winnerOf: "SF1" },
  b: { winnerOf: "SF2" },
};

const BRONZE_TIERS: readonly (readonly Slot[])[] = [[{ winnerOf: "B" }], [{ loserOf: "B" }]];
const SHARED_BRONZE: readonly (readonly Slot[])[] = [[{ loserOf: "SF1" }, { loserOf: "SF2" }]];

function placeTiers(
  groups: Readonly<Record<string, readonly number[]>>,
  bronze: readonly (readonly Slot[])[],
): readonly (readonly Slot[])[] {
  const names = Object.keys(groups);
  const largest = Math.max(...Object.values(groups).map((seeds) => seeds.length));
  const quarterfinals = names.length === 4 ? ["QF1", "QF2", "QF3", "QF4"] : [];
  const unqualified = numbersTo(largest).slice(QUALIFIERS);
  return [
    ...FINAL_TIERS,
    ...bronze,
    quarterfinals.map((id) => ({ loserOf: id })),
    ...unqualified.map((place) =>
      names.filter((name) => (groups[name]?.length ?? 0) >= place).map((name) => ranked(name, place)),
    ),
  ];
}

function playoffBout(of: 4 | 8, round: number, index: number, a: Slot, b: Slot): BoutDraft {
  const id = `${of === 4 ? "SF" : "QF"}${index}`;
  return { id, stage: "main", round, label: { kind: "round", of, index }, a, b };
}

function ranked(group: string, place: number): Slot {
  return { groupRank: { group, place } };
}
