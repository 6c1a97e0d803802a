import type { Grade, Post } from "#domain/referee/referee.ts";
import type { PaperKind } from "#contract/paper/paper.ts";
import type { RankName } from "../kinds/ranks.ts";
import { counted } from "./counted.ts";

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

/** «Кубок Волги», and «Турнир „Кубок Волги“» of a name that has quotes inside; what is quoted as a whole stays as it is (PD87). */
function quoted(name: string): string {
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
const RANKS: Readonly<Record<RankName, string>> = {
  honoured: "ЗМС",
  international: "МСМК",
  master: "МС",
  candidate: "КМС",
  first: "I",
  second: "II",
  third: "III",
  "young-first": "I юн.",
  "young-second": "II юн.",
  "young-third": "III юн.",
};

const utc = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);

/** Words every paper shares. */
export const paper = {
  title: (kind: PaperKind) => TITLES[kind],
  sheet: (sheet: number, all: number) => `Лист ${sheet} из ${all}`,
  /** How dates and times of the hall are written. */
  tag: "ru",
  cornerLetters: { red: "К", blue: "С" },
  rank: (rank: RankName) => RANKS[rank],
  signature: "подпись",
  anyCategory: "Мужчины, до 71 кг",
  stamp: "М. П.",
  draft: "ЧЕРНОВИК",
  draftNote: "черновик",
  rehearsal: "РЕПЕТИЦИЯ, НЕ ДОКУМЕНТ",
  notTold: "не указан",
  noRank: "б/р",
  noGrade: "без категории",
  noLicence: "не указана",
  check: "проверить онлайн",
  remark: "Примечание",
  about: "О документе",
  post: (post: Post | null) => (post === null ? "" : POST_WORDS[post]),
  grade: (grade: Grade | null) => (grade === null ? "без категории" : GRADE_WORDS[grade]),
  badges: {
    athlete: { m: "СПОРТСМЕН", f: "СПОРТСМЕНКА" },
    coach: "ТРЕНЕР",
    judge: "СУДЬЯ",
    draw: (number: number) => `жребий ${number}`,
    mat: (name: string) => name.charAt(0).toLocaleLowerCase("ru") + name.slice(1),
    athletes: (count: number) => [`Спортсменов: ${count}`, "допуск к ковру"],
  },
  gradeInWords: (grade: Grade | null) => (grade === null ? "без категории" : GRADES_IN_WORDS[grade]),
  /** «Нижегородская обл.», «Татарстан»: in narrow columns. */
  shortRegion: (region: string | null) =>
    (region ?? "")
      .replace(/^(?:Республика|г\.)\s+/u, "")
      .replace(/область$/u, "обл.")
      .replace("автономный округ", "АО"),
  /** A column headed «Ковёр» does not say it again in every row. */
  matName: (name: string) => name.replace(/^ковёр\s+/iu, ""),
  quoted,
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
  diploma: {
    title: "ДИПЛОМ",
    lead: "награждается",
    body: (place: string, event: string, category: string) => `за *${place}*\n${event}\n${category}`,
    degrees: ["I степени", "II степени", "III степени"],
    place: (place: number) => `${place}-е\u00a0место`,
    /** «г. Казань»; where the kind of place is written already it stays as it is. */
    city: (city: string) => (/^\p{Ll}+\.? /u.test(city) ? city : `г.\u00a0${city}`),
    club: (club: string) => (/[«"]/u.test(club) ? club : `«${club}»`),
    /** Words in braces that stand for the person and the event; the Russian ones are those templates are kept with. */
    braces: {
      organiser: "организатор",
      degree: "степень",
      name: "Фамилия Имя",
      middleName: "отчество",
      from: "субъект, город, клуб",
      region: "субъект",
      club: "клуб",
      place: "место",
      event: "соревнование",
      category: "категория",
      foot: "город, дата",
      city: "город",
      date: "дата",
      chiefReferee: "главный судья",
      chiefSecretary: "главный секретарь",
    },
    nobody: {
      lastName: "Константинопольский-Задунайский",
      firstName: "Александр",
      middleName: "Владиславович",
    },
    somewhere: { region: "Республика Татарстан", city: "Набережные Челны", club: "Кама Грэпплинг" },
  },
};
