import { paperWords } from "./paperWords.ts";

/** Sports ranks from the highest; the report names those of `USUAL_RANKS` even where nobody has them. */
const RANKS = ["ЗМС", "МСМК", "МС", "КМС", "I", "II", "III", "I юн.", "II юн.", "III юн."] as const;
const USUAL_RANKS: readonly string[] = ["МСМК", "МС", "КМС", "I", "II", "III"];
const NO_RANK = paperWords.noRank;
const UNKNOWN_RANK = paperWords.notTold;

const NUMERALS: Readonly<Record<string, string>> = { "1": "I", "2": "II", "3": "III" };

/** People write «1 разряд», «кмс» and «II юношеский»; what is no rank we know is kept as it was written. */
export function rankGroup(written: string | null): string {
  const text = (written ?? "").trim();
  // Nobody has said that there is none (PD81).
  if (text === "") return UNKNOWN_RANK;
  const [, numeral, rest = ""] = /^(?:(I{1,3}|[1-3])(?:-?й)?)(?![IVX\d])\s*(.*)$/iu.exec(text) ?? [];
  if (numeral !== undefined) {
    const grade = NUMERALS[numeral] ?? numeral.toUpperCase();
    return rest.toLowerCase().startsWith("ю") ? `${grade} юн.` : grade;
  }
  if (/^б\s*\/?\s*р$|^нет$|^без/iu.test(text)) return NO_RANK;
  return RANKS.find((rank) => rank === text.toUpperCase().replaceAll(".", "")) ?? text;
}

/** How many have which rank, the highest first, without a rank after them, those whose rank nobody knows last. */
export function countRanks(
  people: readonly { readonly rank: string | null }[],
): readonly (readonly [rank: string, count: number])[] {
  const groups = Map.groupBy(people, ({ rank }) => rankGroup(rank));
  return [...groups]
    .map(([rank, of]) => [rank, of.length] as const)
    .toSorted(([one], [other]) => orderOf(one) - orderOf(other));
}

/** The columns of the report: the usual ranks even where nobody has them, and whatever else there is. */
export const ranksAmong = (people: readonly { readonly rank: string | null }[]): readonly string[] =>
  [...new Set([...USUAL_RANKS, ...countRanks(people).map(([rank]) => rank), NO_RANK])].toSorted(
    (one, other) => orderOf(one) - orderOf(other),
  );

function orderOf(rank: string): number {
  const at = RANKS.findIndex((known) => known === rank);
  if (at >= 0) return at;
  return RANKS.length + (rank === UNKNOWN_RANK ? 2 : rank === NO_RANK ? 1 : 0);
}
