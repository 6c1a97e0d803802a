import { paperWords } from "./paperWords.ts";

/** Sports ranks from the highest; the report names those of `USUAL_RANKS` even where nobody has them. */
const RANKS = ["ЗМС", "МСМК", "МС", "КМС", "I", "II", "III", "I юн.", "II юн.", "III юн."] as const;
export const USUAL_RANKS: readonly string[] = ["МСМК", "МС", "КМС", "I", "II", "III"];
export const NO_RANK = paperWords.noRank;

const NUMERALS: Readonly<Record<string, string>> = { "1": "I", "2": "II", "3": "III" };

/** People write «1 разряд», «кмс» and «II юношеский»; what is no rank we know is kept as it was written. */
export function rankGroup(written: string | null): string {
  const text = (written ?? "").trim();
  const [, numeral, rest = ""] = /^(?:(I{1,3}|[1-3])(?:-?й)?)(?![IVX\d])\s*(.*)$/iu.exec(text) ?? [];
  if (numeral !== undefined) {
    const grade = NUMERALS[numeral] ?? numeral.toUpperCase();
    return rest.toLowerCase().startsWith("ю") ? `${grade} юн.` : grade;
  }
  if (text === "" || /^б\s*\/?\s*р$|^нет$|^без/iu.test(text)) return NO_RANK;
  return RANKS.find((rank) => rank === text.toUpperCase().replaceAll(".", "")) ?? text;
}

/** How many have which rank, the highest first, without a rank last. */
export function countRanks(
  people: readonly { readonly rank: string | null }[],
): readonly (readonly [rank: string, count: number])[] {
  const groups = Map.groupBy(people, ({ rank }) => rankGroup(rank));
  return [...groups]
    .map(([rank, of]) => [rank, of.length] as const)
    .toSorted(([one], [other]) => orderOf(one) - orderOf(other));
}

export const orderOf = (rank: string): number => {
  const at = RANKS.findIndex((known) => known === rank);
  if (at >= 0) return at;
  return rank === NO_RANK ? RANKS.length + 1 : RANKS.length;
};
