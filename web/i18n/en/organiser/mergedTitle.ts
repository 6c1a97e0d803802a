import { titleWords } from "../sport/dataWords.ts";

const MARK = " (merged)";
/** Said again before every number: “up to 71 and up to 77 kg”. */
const REPEATED = new Set(["up", "under", "over", "from"]);

/** “Men, up to 71 and up to 77 kg (merged)”: what both say is said once. */
export function mergedTitle(titles: readonly string[]): string {
  const plain = titles.map((title) => titleWords(title).replaceAll(MARK, "").replaceAll("\u00a0", " "));
  const parts = plain.map((title) => title.split(", "));
  const [first = []] = parts;
  const isAlike = parts.every((one) => one.length === first.length);
  const joined = isAlike
    ? first.map((_, index) => joinPart(parts.map((one) => one[index] ?? ""))).join(", ")
    : listed(plain);
  return `${joined}${MARK}`;
}

function joinPart(parts: readonly string[]): string {
  const different = [...new Set(parts)];
  if (different.length === 1) return different[0] ?? "";
  const words = different.map((part) => part.split(" "));
  const shortest = Math.min(...words.map((one) => one.length));
  const [first = []] = words;
  const isShared = (at: (one: readonly string[]) => string | undefined) =>
    words.every((one) => at(one) === at(first));
  let head = 0;
  while (head < shortest - 1 && !REPEATED.has(first[head] ?? "") && isShared((one) => one[head])) head += 1;
  let tail = 0;
  // A number is what they are told apart by: “up to 100 and over 100 kg”.
  const isWord = (word = "") => !/\d/.test(word);
  while (head + tail < shortest - 1 && isWord(first.at(-1 - tail)) && isShared((one) => one.at(-1 - tail)))
    tail += 1;
  const middles = words.map((one) => one.slice(head, one.length - tail).join(" "));
  return [...first.slice(0, head), listed(middles), ...first.slice(first.length - tail)].join(" ");
}

/** “up to 66, up to 71 and up to 77”, also where one of them was a list already. */
function listed(titles: readonly string[]): string {
  const all = titles.flatMap((title) => title.split(" and "));
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}
