/**
 * The title of a category that the program composed in Russian, «Мужчины, до 77 кг, новички», in English. Where one word of
 * it is somebody’s own the title stays as it is: it is data.
 */
export function englishTitle(title: string): string {
  const plain = title.replaceAll("\u00a0", " ");
  const bare = plain.replace(/ \(объединены\)$/, "");
  const parts = bare.split(", ").map((part) => part.split(" и ").map(pieceWords));
  if (parts.flat().includes(undefined)) return title;
  return parts.map((pieces) => pieces.join(" and ")).join(", ") + (bare === plain ? "" : " (merged)");
}

/** The name of a mat that the program gave: the letter stays as it is. */
export const englishMat = (name: string): string => name.replace(/^Ковёр(?=[ \u00a0]\S+$)/, "Mat");

/** What the program calls somebody whose name is not published. */
export const englishSurname = (name: string): string => name.replace(/^Участник №(?=\d+$)/, "Athlete No. ");

/** Of people or of one word; in lower case. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ["все", "mixed"],
  ["мужчины", "men"],
  ["женщины", "women"],
  ["взрослые", "adults"],
  ["ветераны", "masters"],
  ["дети", "children"],
  ["мальчики", "boys"],
  ["девочки", "girls"],
  ["юниоры", "juniors"],
  ["юноши", "junior boys"],
  ["девушки", "junior girls"],
  ["новички", "novice"],
  ["средний уровень", "intermediate"],
  ["опытные", "advanced"],
  ["белый пояс", "white belt"],
  ["серый пояс", "grey belt"],
  ["жёлтый пояс", "yellow belt"],
  ["оранжевый пояс", "orange belt"],
  ["зелёный пояс", "green belt"],
  ["синий пояс", "blue belt"],
  ["фиолетовый пояс", "purple belt"],
  ["коричневый пояс", "brown belt"],
  ["чёрный пояс", "black belt"],
  ["абсолют", "absolute"],
  ["абсолютная", "absolute"],
  ["ги", "gi"],
  ["без ги", "no-gi"],
  ["ноу-ги", "no-gi"],
]);

const LIMIT = /^(до|свыше) (\d+)(?:[.,](\d))?( кг)?$/;
const AGES = /^(?:([а-яё]+) )?(до )?(\d+\+|\d+(?:–\d+)?)( (?:год|года|лет))?$/;

function pieceWords(piece: string): string | undefined {
  const words = lowerWords(piece.toLowerCase());
  const isCapital = /^[А-ЯЁ]/.test(piece);
  return words !== undefined && isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

function lowerWords(piece: string): string | undefined {
  const limit = LIMIT.exec(piece);
  if (limit) {
    const [, bound, whole, tenths, unit] = limit;
    const kilograms = `${whole}${tenths === undefined ? "" : `.${tenths}`}${unit === undefined ? "" : " kg"}`;
    return `${bound === "до" ? "up to" : "over"} ${kilograms}`;
  }
  const ages = AGES.exec(piece);
  if (ages === null) return WORDS.get(piece);
  const [, who, isUpTo, years, unit] = ages;
  const people = who === undefined ? undefined : WORDS.get(who);
  if (who !== undefined && people === undefined) return undefined;
  return [people, isUpTo && "up to", years + (unit === undefined ? "" : " years")].filter(Boolean).join(" ");
}
