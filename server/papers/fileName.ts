import { DEFAULT_LOCALE, type Locale } from "#contract/locale.ts";
import type { PaperKind } from "#contract/paper/paper.ts";
import type { SheetSize } from "./look.ts";

/** In the names of files, with the numbers federations know them by. */
const FILES: Readonly<Record<PaperKind, string>> = {
  results: "01-itogovyj",
  bouts: "02-hod",
  "weigh-sheets": "03-listy-vesov",
  weighing: "03-vzveshivanie",
  start: "04a-startovyj",
  clubs: "04b-kluby",
  judges: "05-sudji",
  report: "06-otchet",
  teams: "07-komandnyj",
  inventory: "00-opis",
  brackets: "08-setki",
  queues: "09-ocheredi",
  sheets: "10-blanki",
  diplomas: "11-diplomy",
  badges: "12-akkreditacija",
};

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
  readonly locale: Locale;
  readonly edition: number;
};

/** «2026-11-15_kubok-volgi_01-itogovyj_m71_r1», without the ending. */
export function paperFileName({ day, event, kind, category, size, locale, edition }: Named): string {
  const scope = category === undefined ? "all" : toFileWords(category);
  const sheet = size === "A4" ? "" : size.toLowerCase();
  return [
    startOf(day, event),
    FILES[kind],
    scope,
    sheet,
    locale === DEFAULT_LOCALE ? "" : locale,
    `r${edition}`,
  ]
    .filter(Boolean)
    .join("_");
}
