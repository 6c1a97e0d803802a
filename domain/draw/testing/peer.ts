import { BracketsManager } from "brackets-manager";
import { InMemoryDatabase } from "brackets-memory-db";
import { type Id, type Match, type StageSettings, type StageType, Status } from "brackets-model";
import { bracketSize, numbersTo } from "../mainTree.ts";

/** Who wins of two draw numbers. */
export type Strength = (one: number, other: number) => number;

export type PeerBout = {
  /** 1 is the tree of winners or the only group, 2 the lower bracket or the bronze bout, 3 the grand final. */
  readonly section: number;
  readonly round: number;
  readonly pair: string;
  readonly winner: number;
};

export type PeerTournament = {
  readonly bouts: readonly PeerBout[];
  /** Draw numbers, best level first. */
  readonly levels: readonly (readonly number[])[];
};

/** The smaller number first, so that corners do not matter. */
export const pairOf = (one: number, other: number): string =>
  [one, other].toSorted((a, b) => a - b).join("-");

/** A whole tournament played by an independent library, in the words of ours. */
export async function playAtPeer(type: StageType, n: number, strength: Strength): Promise<PeerTournament> {
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  const stage = await manager.create.stage({
    tournamentId: 0,
    name: type,
    type,
    seeding: type === "round_robin" ? names(n) : withByes(n),
    settings: settingsFor(type, n),
  });
  const { match } = await manager.get.stageData(stage.id);
  // Every bout is listed after those that feed it, so one pass is a whole day.
  for (const { id } of match)
    await playMatch(manager, await storage.select<Match>("match", Number(id)), strength);
  return { bouts: await boutsOf(manager, stage.id), levels: await levelsOf(manager, stage.id, type) };
}

/** Our tree and our lower bracket, said in the settings of the library. */
function settingsFor(type: StageType, n: number): StageSettings {
  if (type === "round_robin") return { groupCount: 1 };
  const tree = "inner_outer";
  if (type === "double_elimination")
    return {
      seedOrdering: [tree, "natural", "reverse", "natural", "natural", "natural"],
      grandFinal: "simple",
    };
  // Below four there are no two losers of semi-finals; the library fails there instead of leaving the bout out.
  return { seedOrdering: [tree], consolationFinal: n >= 4 };
}

const names = (n: number): string[] => numbersTo(n).map(String);

const withByes = (n: number): (string | null)[] =>
  numbersTo(bracketSize(n)).map((number) => (number <= n ? String(number) : null));

/** Participants are numbered from nought in the order of the list. */
const numberOf = (id: Id | null | undefined): number => Number(id) + 1;

async function playMatch(manager: BracketsManager, match: Match | null, strength: Strength): Promise<void> {
  if (match?.status !== Status.Ready) return;
  const [one, other] = [numberOf(match.opponent1?.id), numberOf(match.opponent2?.id)];
  const winner = strength(one, other);
  await manager.update.match({
    id: match.id,
    opponent1: winner === one ? { score: 1, result: "win" } : { score: 0 },
    opponent2: winner === other ? { score: 1, result: "win" } : { score: 0 },
  });
}

async function boutsOf(manager: BracketsManager, stage: Id): Promise<PeerBout[]> {
  const { match, group, round } = await manager.get.stageData(stage);
  const numberIn = (rows: readonly { id: Id; number: number }[], id: Id) =>
    rows.find((row) => row.id === id)?.number ?? 0;
  return match.filter(isFought).map(({ opponent1, opponent2, group_id, round_id }) => {
    const [one, other] = [numberOf(opponent1?.id), numberOf(opponent2?.id)];
    return {
      section: numberIn(group, group_id),
      round: numberIn(round, round_id),
      pair: pairOf(one, other),
      winner: opponent1?.result === "win" ? one : other,
    };
  });
}

/** The library keeps a bye as a match with one opponent; a bye is not a bout (DR5). */
const isFought = ({ opponent1, opponent2 }: Match): boolean =>
  typeof opponent1?.id === "number" && typeof opponent2?.id === "number";

async function levelsOf(manager: BracketsManager, stage: Id, type: StageType): Promise<number[][]> {
  if (type !== "round_robin") return inLevels(await manager.get.finalStandings(stage), ({ rank }) => rank);
  // The library breaks ties by its own rules, which are not ours: only the number of wins is compared.
  const table = await manager.get.finalStandings(stage, { rankingFormula: ({ wins }) => wins });
  return inLevels(table, ({ wins }) => wins);
}

function inLevels<Item extends { readonly id: Id }>(
  standings: readonly Item[],
  levelOf: (item: Item) => number,
): number[][] {
  const levels = Map.groupBy(standings, levelOf);
  return [...levels.values()].map((level) => level.map(({ id }) => numberOf(id)).toSorted((a, b) => a - b));
}
