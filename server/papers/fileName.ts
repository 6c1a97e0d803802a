import type { PaperKind } from "#contract/paper/paper.ts";
import type { SheetSize } from "./look.ts";
import { paperWords as words } from "./paperWords.ts";

const LATIN: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "jo",
  ж: "zh",
  з: "z",
  и: "i",
  й: "j",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "h",
  ц: "c",
  ч: "ch",
  ш: "sh",
  щ: "shh",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "ju",
  я: "ja",
};

/** «kubok-volgi»: Latin letters, digits and hyphens, which no system of files stumbles over. */
export function toFileWords(text: string): string {
  const latin = Array.from(text.toLocaleLowerCase("ru"), (letter) => LATIN[letter] ?? letter).join("");
  return latin
    .normalize("NFD")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60);
}

/** `2026-11-15_kubok-volgi_archive.zip`. */
export function eventFileName(
  { name, date_of_event }: { readonly name: string; readonly date_of_event: string | null },
  what: string,
  ending: string,
): string {
  return `${startOf(date_of_event, name)}_${what}.${ending}`;
}

/** What the names of all files of an event begin with. */
const startOf = (day: string | null | undefined, event: string): string =>
  [day?.slice(0, 10), toFileWords(event) || "event"].filter(Boolean).join("_");

type Named = {
  readonly day: string | undefined;
  readonly event: string;
  readonly kind: PaperKind;
  readonly category: string | undefined;
  readonly size: SheetSize;
  readonly edition: number;
};

/** «2026-11-15_kubok-volgi_01-itogovyj_m71_r1», without the ending. */
export function paperFileName({ day, event, kind, category, size, edition }: Named): string {
  const scope = category === undefined ? "all" : toFileWords(category);
  const sheet = size === "A4" ? "" : size.toLowerCase();
  return [startOf(day, event), words.file(kind), scope, sheet, `r${edition}`].filter(Boolean).join("_");
}
