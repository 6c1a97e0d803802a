import { RANK_NAMES, type RankName } from "../words/kinds/ranks.ts";
import type { Words } from "../words/words.ts";

/** The report names these even where nobody has them. */
const USUAL_RANKS: readonly RankName[] = ["international", "master", "candidate", "first", "second", "third"];

/** As people write them, in capitals and without points. */
const WRITTEN: Readonly<Record<string, RankName>> = {
  ЗМС: "honoured",
  МСМК: "international",
  МС: "master",
  КМС: "candidate",
};
const BY_NUMERAL: Readonly<Record<string, readonly [grown: RankName, young: RankName]>> = {
  I: ["first", "young-first"],
  II: ["second", "young-second"],
  III: ["third", "young-third"],
};

const NUMERALS: Readonly<Record<string, string>> = { "1": "I", "2": "II", "3": "III" };

/** People write «1 разряд», «кмс» and «II юношеский»; what is no rank we know is kept as it was written. */
export function rankGroup({ paper }: Words, written: string | null): string {
  const text = (written ?? "").trim();
  // Nobody has said that there is none (PD81).
  if (text === "") return paper.notTold;
  const [, numeral, rest = ""] = /^(?:(I{1,3}|[1-3])(?:-?й)?)(?![IVX\d])\s*(.*)$/iu.exec(text) ?? [];
  if (numeral !== undefined) {
    const [grown, young] = BY_NUMERAL[NUMERALS[numeral] ?? numeral.toUpperCase()] ?? [];
    const rank = rest.toLowerCase().startsWith("ю") ? young : grown;
    return rank === undefined ? text : paper.rank(rank);
  }
  if (/^б\s*\/?\s*р$|^нет$|^без/iu.test(text)) return paper.noRank;
  const known = WRITTEN[text.toUpperCase().replaceAll(".", "")];
  return known === undefined ? text : paper.rank(known);
}

/** How many have which rank, the highest first, without a rank after them, those whose rank nobody knows last. */
export function countRanks(
  words: Words,
  people: readonly { readonly rank: string | null }[],
): readonly (readonly [rank: string, count: number])[] {
  const groups = Map.groupBy(people, ({ rank }) => rankGroup(words, rank));
  return [...groups]
    .map(([rank, of]) => [rank, of.length] as const)
    .toSorted(([one], [other]) => orderOf(words, one) - orderOf(words, other));
}

/** The columns of the report: the usual ranks even where nobody has them, and whatever else there is. */
export function ranksAmong(
  words: Words,
  people: readonly { readonly rank: string | null }[],
): readonly string[] {
  const usual = USUAL_RANKS.map(words.paper.rank);
  const told = countRanks(words, people).map(([rank]) => rank);
  return [...new Set([...usual, ...told, words.paper.noRank])].toSorted(
    (one, other) => orderOf(words, one) - orderOf(words, other),
  );
}

function orderOf({ paper }: Words, rank: string): number {
  const at = RANK_NAMES.findIndex((known) => paper.rank(known) === rank);
  if (at >= 0) return at;
  return RANK_NAMES.length + (rank === paper.notTold ? 2 : rank === paper.noRank ? 1 : 0);
}
