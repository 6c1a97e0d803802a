import { POSTS, type Grade, type Post } from "#domain/referee/referee.ts";
import type { Method } from "#domain/bout/vocabulary.ts";
import type { PaperKind } from "#contract/paper/paper.ts";

const TITLES: Readonly<Record<PaperKind, string>> = {
  results: "Итоговый протокол",
  bouts: "Протокол хода соревнований",
  "weigh-sheets": "Лист взвешивания",
  weighing: "Протокол взвешивания",
  start: "Стартовый протокол",
  clubs: "Состав участников по клубам",
  judges: "Состав судейской коллегии",
  report: "Отчёт главной судейской коллегии",
  teams: "Командный протокол",
  inventory: "Опись документов",
  brackets: "Сетки",
  queues: "Очереди ковров",
  sheets: "Бланки схваток",
  diplomas: "Дипломы",
  badges: "Аккредитация",
};

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

export const POST_WORDS: Readonly<Record<Post, string>> = {
  "chief-referee": "Главный судья",
  "chief-secretary": "Главный секретарь",
  "deputy-referee": "Заместитель главного судьи",
  "deputy-secretary": "Заместитель главного секретаря",
  "mat-chairman": "Руководитель ковра",
  arbiter: "Арбитр",
  "side-judge": "Боковой судья",
  secretary: "Судья-секретарь",
  timekeeper: "Судья-хронометрист",
  announcer: "Судья-информатор",
  marshal: "Судья при участниках",
};

export const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  international: "МК",
  "all-russian": "ССВК",
  first: "СС1К",
  second: "СС2К",
  third: "СС3К",
  young: "ЮС",
};

const GRADES_IN_WORDS: Readonly<Record<Grade, string>> = {
  international: "спортивный судья международной категории",
  "all-russian": "спортивный судья всероссийской категории",
  first: "спортивный судья первой категории",
  second: "спортивный судья второй категории",
  third: "спортивный судья третьей категории",
  young: "юный спортивный судья",
};

const BELTS: Readonly<Record<string, string>> = {
  white: "белый",
  grey: "серый",
  yellow: "жёлтый",
  orange: "оранжевый",
  green: "зелёный",
  blue: "синий",
  purple: "фиолетовый",
  brown: "коричневый",
  black: "чёрный",
};

/** Ends of which the hold is told: a choke or a lock. */
export const isSubmission = (method: Method): method is "submission" | "overtime_submission" =>
  method === "submission" || method === "overtime_submission";
export const isChoke = (holdKind: string): boolean => holdKind.startsWith("choke");

const plurals = new Intl.PluralRules("ru");
type Forms = readonly [one: string, few: string, many: string];

/** «1 участник», «3 участника», «5 участников». */
export function counted(count: number, [one, few, many]: Forms): string {
  const form = plurals.select(count);
  return `${count} ${form === "one" ? one : form === "few" ? few : many}`;
}

/** «Кубок Волги», and «Турнир „Кубок Волги“» of a name that has quotes inside; what is quoted as a whole stays as it is (PD87). */
export function quoted(name: string): string {
  if (/^«[^«»]*»$/u.test(name)) return name;
  const inside = name
    .replaceAll(/"([^"]*)"/gu, "„$1“")
    .replaceAll("«", "„")
    .replaceAll("»", "“");
  return `«${inside}»`;
}

const longDay = new Intl.DateTimeFormat("ru", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const utc = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);

/** Words every paper shares. */
export const paperWords = {
  title: (kind: PaperKind) => TITLES[kind],
  file: (kind: PaperKind) => FILES[kind],
  sheet: (sheet: number, all: number) => `Лист ${sheet} из ${all}`,
  signature: "подпись",
  anyCategory: "Мужчины, до 71 кг",
  stamp: "М. П.",
  draft: "ЧЕРНОВИК",
  rehearsal: "РЕПЕТИЦИЯ, НЕ ДОКУМЕНТ",
  notTold: "не указан",
  noRank: "б/р",
  noGrade: "без категории",
  noLicence: "не указана",
  check: "проверить онлайн",
  remark: "Примечание",
  about: "О документе",
  post: (post: Post | null) => (post === null ? "" : POST_WORDS[post]),
  posts: POSTS,
  grade: (grade: Grade | null) => (grade === null ? "без категории" : GRADE_WORDS[grade]),
  gradeInWords: (grade: Grade | null) => (grade === null ? "без категории" : GRADES_IN_WORDS[grade]),
  /** «Нижегородская обл.», «Татарстан»: in narrow columns. */
  shortRegion: (region: string | null) =>
    (region ?? "")
      .replace(/^(?:Республика|г\.)\s+/u, "")
      .replace(/область$/u, "обл.")
      .replace("автономный округ", "АО"),
  city: (city: string) => `г. ${city}`,
  belt: (belt: string | null) => (belt === null ? "" : (BELTS[belt] ?? belt)),
  /** «14.03.2001». */
  shortDay: (day: string) => `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`,
  /** «14–15 ноября 2026 г.». */
  days: (days: readonly string[]) => {
    const [first, last = first] = days;
    if (first === undefined || last === undefined) return "";
    return longDay.formatRange(utc(first), utc(last)).replaceAll("\u2009", "");
  },
  edition: (edition: number) => `редакция ${edition}`,
  printed: (when: string, edition: number) =>
    `Печать ${when.slice(-5)}, редакция ${edition}. Прежний лист выбросить.`,
  asOf: (when: string) => `состояние на ${when}`,
  made: (when: string) => `сформировано ${when}`,
  code: (code: string) => `код ${code}`,
  replaced: (edition: number, when: string, changes: string) =>
    `Заменяет редакцию ${edition} от ${when}. Изменено: ${changes}. Прежний лист недействителен.`,
  changedRows: (count: number) => counted(count, ["строка", "строки", "строк"]),
  changedTexts: "тексты и подписи",
  sport: (sport: string) => `Вид спорта: ${sport}`,
  sportCode: (code: string) => `(код ВРВС ${code})`,
  calendarNumber: (number: string) => `№ в календарном плане: ${number}`,
} as const;
