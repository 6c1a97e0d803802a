/** The title is written into the protocol, so it is part of the record and not of the screen. */
const AND = " и ";
const MARK = " (объединены)";

/** Both titles, what they share said once: «Мужчины, до 71 и до 77 кг (объединены)» (CT9). */
export function mergedTitle(one: string, other: string): string {
  const [first, second] = [withoutMark(one), withoutMark(other)];
  if (first === second) return `${first}${MARK}`;
  const [parts, others] = [first.split(", "), second.split(", ")];
  const most = Math.min(parts.length, others.length) - 1;
  const head = sharedLength(parts, others, most);
  const tail = sharedLength(parts.toReversed(), others.toReversed(), most - head);
  const own = (list: readonly string[]) => list.slice(head, list.length - tail).join(", ");
  const joined = joinOwn(own(parts), own(others));
  return `${[...parts.slice(0, head), joined, ...parts.slice(parts.length - tail)].join(", ")}${MARK}`;
}

/** «до 71 кг» and «до 77 кг»: the unit is said once, a number never left out. */
function joinOwn(one: string, other: string): string {
  const unit = /(?<= )\p{L}+$/u.exec(one)?.[0];
  const isShared = unit !== undefined && other.endsWith(` ${unit}`);
  return isShared ? `${one.slice(0, -unit.length - 1)}${AND}${other}` : `${one}${AND}${other}`;
}

const withoutMark = (title: string): string => title.replaceAll(MARK, "");

function sharedLength(one: readonly string[], other: readonly string[], most: number): number {
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}
