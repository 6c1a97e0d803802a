import type { Edition, GapCode, PaperFormat, PaperKind } from "#contract/paper/paper.ts";
import { formatNumber } from "./numbers.ts";

type Named = { readonly title: string; readonly text: string };

const kinds: Readonly<Record<PaperKind, Named>> = {
  results: {
    title: "Итоговый протокол",
    text: "Места, разряды, регионы, тренеры: для министерства и федерации",
  },
  bouts: { title: "Протокол хода соревнований", text: "Все схватки с исходами, временем и судьями" },
  "weigh-sheets": {
    title: "Листы взвешивания",
    text: "До весов: пустые графы и три запасные строки в каждой категории",
  },
  weighing: { title: "Протокол взвешивания", text: "Показания весов, допуск, подписи" },
  start: { title: "Стартовый протокол", text: "Участники по категориям с номерами жребия" },
  clubs: { title: "Состав по клубам", text: "Для представителей команд: проверить и подписать" },
  judges: { title: "Состав судейской коллегии", text: "Судьи с категориями и должностями" },
  report: {
    title: "Отчёт главной судейской коллегии",
    text: "Числа считаются сами, тексты главного судьи вписывает организатор",
  },
  teams: { title: "Командный протокол", text: "Места команд и из чего они сложились" },
  inventory: { title: "Опись документов", text: "Список сделанных протоколов с контрольными кодами" },
  brackets: { title: "Сетки", text: "На стену и на столы, с QR-кодом живой сетки" },
  queues: { title: "Очереди ковров", text: "Для стола и вызывающего, до 14 схваток на листе" },
  sheets: { title: "Бланки схваток", text: "Четыре на листе, с кодом для ввода результата" },
  diplomas: { title: "Дипломы", text: "Для призёров категорий, где места известны" },
  badges: { title: "Аккредитация", text: "Бейджи спортсменов, тренеров и судей" },
};

const gaps: Readonly<Record<GapCode, string>> = {
  organisers: "Не указано, кто проводит соревнования",
  sport: "Не указан вид спорта",
  "calendar-number": "Нет номера в календарном плане",
  region: "Не указан регион проведения",
  "chief-referee": "Нет главного судьи",
  "chief-secretary": "Нет главного секретаря",
  "birth-date": "Нет даты рождения",
  "athlete-region": "Нет субъекта РФ",
  coach: "Не указан тренер",
  grade: "Судьи без категории",
  "open-category": "Категории не закончены",
  "no-draw": "Категории без жеребьёвки",
  tied: "Места равных не решены",
  "not-weighed": "Не взвешены",
  crew: "Схватки без судей",
  "no-judges": "В списке нет судей",
  attire: "Не указана форма на взвешивании",
  scale: "Не указаны весы",
  "weighing-judge": "Не указан старший судья на взвешивании",
  doctor: "Не указан врач",
  post: "Судьи без должности",
  injuries: "Не написано о травмах",
  protests: "Не написано о протестах",
  conclusion: "Нет заключения главного судьи",
  letters: "Этих букв нет в шрифте, на бумаге будет пустой квадрат",
};

/** «Мужчины, до 71 кг, A3: редакция 2, 15.11.2026 19:42»: editions are counted apart for each thing they cover (PD80). */
function edition({ category, categoryTitle, size, edition: number, made }: Edition): string {
  const covered = [
    ...(category === null ? [] : [categoryTitle ?? "Категория удалена"]),
    ...(size === "A4" ? [] : [size]),
  ].join(", ");
  const told = `едакция ${formatNumber(number)}, ${made}`;
  return covered === "" ? `Р${told}` : `${covered}: р${told}`;
}

const NO_DRAW = "Категорий без жеребьёвки в документе не будет.";

/** Papers that leave out what is missing instead of saying so. */
const LEFT_OUT: Partial<Readonly<Record<PaperKind, string>>> = {
  brackets: NO_DRAW,
  queues: NO_DRAW,
  sheets: NO_DRAW,
  diplomas:
    "Дипломы незаконченных категорий не печатаются. Строка, для которой ничего не указано, на диплом не попадёт.",
  badges: "Пропусков для тех, кто не указан, не будет.",
};

/** Papers of a competition: lists of them, what they lack, and packs. */
export const papers = {
  title: "Документы",
  lead: "Протоколы для федерации, сетки, очереди, бланки. Документ показывает, как всё стоит сейчас; каждая перемена — новая редакция.",
  hallLead:
    "Стартовый протокол, сетки, очереди, бланки и дипломы. Документ показывает, как всё стоит сейчас; каждая перемена — новая редакция. Протоколы для федерации делает организатор.",
  noCompetition: "Сначала создайте соревнование",
  noCompetitionText: "Документы собираются из участников, сеток и результатов.",
  toCompetition: "К правилам и коврам",
  back: "К столу главного судьи",
  toDiploma: "Шаблон диплома",
  kinds,
  groups: {
    official: "Для федерации",
    working: "Для зала",
    awards: "Награды и пропуска",
  },
  columns: { paper: "Документ", state: "Последняя редакция", files: "Сформировать" },
  formats: { pdf: "PDF", docx: "Word", xlsx: "Excel", html: "Для браузера" } satisfies Readonly<
    Record<PaperFormat, string>
  >,
  make: (title: string, format: string) => `${title}: ${format}`,
  category: "Категория",
  allCategories: "Все категории",
  size: "Лист",
  sizes: { A4: "A4", A3: "A3" },
  empty: "пока нечего печатать",
  notMade: "ещё не формировался",
  edition,
  code: (code: string) => `код ${code}`,
  draft: "Черновик",
  gapCount: (count: number) => `Не хватает: ${formatNumber(count)}`,
  earlier: (count: number) => `Прежние редакции: ${formatNumber(count)}`,
  gone: "не хранится",
  download: (one: Edition) => `Скачать: ${edition(one)}`,
  failed: "Не удалось скачать документ. Проверьте сеть и попробуйте ещё раз.",
  gaps: {
    title: (paper: string) => `${paper}: чего не хватает`,
    names: gaps,
    more: (count: number) => `и ещё ${formatNumber(count)}`,
    grave: "Без этого документ будет помечен как черновик.",
    light: (kind: PaperKind) => LEFT_OUT[kind] ?? "Вместо пропущенного будет «не указан».",
    make: "Сформировать всё равно",
    toEntries: "К участникам",
    toReferees: "К судьям",
    toHead: "К шапке документов",
    toReport: "К текстам отчёта",
    toDesk: "К столу главного судьи",
    byOrganiser: "Заполняет организатор",
    toWeighing: "К взвешиванию",
  },
  packs: {
    title: "Пакет одним нажатием",
    lead: "Архив со всеми файлами. Не закрывайте страницу, пока он собирается.",
    hall: { title: "Для зала", text: undefined },
    contents: (titles: readonly string[]) => titles.join(", "),
    parachute: {
      title: "Бумажный парашют",
      text: "Если пропадёт сеть или свет: сетки и очереди на эту минуту, бланки с кодами. Результаты потом вводятся по коду",
    },
    federation: { title: "Для федерации", text: "Все протоколы с файлами Word и Excel" },
    awards: { title: "Дипломы", text: "Всем призёрам, чьи места известны" },
    collect: "Собрать",
    progress: (done: number, all: number) => `${formatNumber(done)} из ${formatNumber(all)}`,
    now: (title: string) => `Готовится: ${title}`,
    label: "Сборка пакета",
    stop: "Остановить",
    again: "Продолжить",
    stopped: (title: string) => `Не получилось: ${title}`,
    stoppedText: "Готовые документы сохранены на этой странице. Проверьте сеть и продолжите.",
    done: (count: number) => `Пакет скачан, файлов: ${formatNumber(count)}`,
    /** «Для зала, Кубок Волги, 2026-11-15.zip»: quotes and slashes are no part of a name of a file. */
    file: (pack: string, event: string, day: string | null) =>
      `${[pack, event, day?.slice(0, 10)]
        .filter(Boolean)
        .join(", ")
        .replaceAll(/[«»"\\/:*?<>|]/g, "")}.zip`,
    drafts: "Часть документов — черновики, сдавать их рано:",
    skipped: (titles: string) => `Пропущены, печатать нечего: ${titles}`,
    nothing: "Печатать пока нечего",
    close: "Скрыть",
    toSheets: "Ввод с бланков",
  },
  head: {
    title: "Шапка документов",
    lead: "То, чего нет больше нигде: пишется один раз и попадает в каждый документ.",
    fields: {
      organisers: "Кто проводит",
      organisersHint:
        "Например: Министерство спорта Республики Татарстан · Региональная федерация грэпплинга",
      sport: "Вид спорта",
      sportCode: "Код ВРВС",
      calendarNumber: "Номер в календарном плане",
      region: "Регион проведения",
      attire: "Форма на взвешивании",
      scale: "Весы",
      weighingJudge: "Старший судья на взвешивании",
      doctor: "Врач",
    },
    wrongCode: "Код ВРВС: десять цифр и буква, например 0260001611Я",
    emblem: "Эмблема организатора",
    emblemHint: "Встанет слева в шапке каждого протокола",
    optional: "необязательно",
    save: "Сохранить шапку",
    saved: "Шапка документов сохранена",
  },
  report: {
    title: "Отчёт главной судейской коллегии",
    lead: "Тексты главного судьи вписывает организатор. Числа программа считает сама; вписанное здесь число печатается с пометкой.",
    texts: {
      injuries: "Травмы и оказанная помощь",
      protests: "Протесты и решения по ним",
      conclusion: "Заключение",
    },
    numbers: {
      athletes: "Участников",
      regions: "Субъектов РФ",
      men: "Мужчин",
      women: "Женщин",
      staff: "Представителей и тренеров",
      judges: "Судей",
      visitors: "Иногородних судей",
      bouts: "Схваток",
    },
    counted: "посчитается само",
    sections: "Порядок разделов",
    section: {
      general: "Общие сведения",
      teams: "Команды",
      ranks: "Состав по разрядам",
      medals: "Призёры",
      injuries: "Травмы",
      protests: "Протесты",
      conclusion: "Заключение",
    },
    up: (section: string) => `Выше: ${section}`,
    down: (section: string) => `Ниже: ${section}`,
    save: "Сохранить отчёт",
    saved: "Отчёт сохранён",
  },
} as const;
