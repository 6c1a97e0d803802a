import { formatCount, formatNumber } from "#web/i18n/numbers.ts";

const NBSP = "\u00a0";
const kilograms = (value: number) => `${formatNumber(value)}${NBSP}кг`;

export const categoryAdmin = {
  title: "Категории",
  lead: (count: number, fighters: number) =>
    `${formatCount(count, "category")}, ${formatCount(fighters, "fighter")}`,
  empty: "Категорий пока нет",
  emptyText: "Добавьте готовый набор по таблице весов или создайте категории по одной.",
  first: "Сначала создайте соревнование",
  firstText: "Категории живут в соревновании: выберите правила на соседней вкладке.",
  toCompetition: "Выбрать правила",
  add: "Добавить одну",
  addSet: "Добавить набор",
  table: "Категории соревнования",
  columns: {
    title: "Категория",
    kind: "Кто",
    weight: "Вес",
    time: "Схватка",
    fighters: "Участники",
    status: "Состояние",
    acts: "Действия",
  },
  change: (title: string) => `Изменить «${title}»`,
  remove: (title: string) => `Удалить «${title}»`,
  removeAsk: (title: string) => `Удалить категорию «${title}»?`,
  removeText: "Участников в ней нет, схваток тоже. Её можно будет создать заново.",
  removeShort: "Удалить",
  notEmpty: "Есть участники: сначала переведите их",
  drawn: "Жеребьёвка прошла",
  removed: "Категория удалена",
  saved: "Категория сохранена",
  made: (count: number) => `Добавлено: ${formatCount(count, "category")}`,
  cancel: "Отмена",
  fresh: "Новая категория",
  edit: "Категория",
  save: "Сохранить",
  create: "Добавить",
  drawnNote: "Жеребьёвка уже прошла: пол, возраст и вес не меняют состав сетки.",
  fields: {
    sex: "Пол",
    ageMin: "Возраст от",
    ageMax: "до",
    weightMin: "Вес больше",
    weightMax: "Вес до",
    weightHint: "Верхний предел включительно. Пусто: без предела",
    level: "Уровень",
    style: "Вид",
    minutes: "Время схватки",
    minutesHint: "Минуты и секунды, например 6 или 5:30. Пусто: по правилам",
    title: "Название",
    titleHint: "Пусто: составится само, как показано в поле",
    titleTaken: "Такая категория уже есть",
    ageWrong: "Целое число лет, от 3 до 99",
    ageOrder: "«До» не меньше, чем «от»",
    weightWrong: "Вес в килограммах, от 10 до 300",
    weightOrder: "Верхний предел больше нижнего",
    minutesWrong: "Время как 6 или 5:30, от 30 секунд до 30 минут",
    years: "лет",
    kilograms: "кг",
  },
  sexes: { mixed: "Все", m: "Мужчины", f: "Женщины" },
  children: { mixed: "Дети", m: "Мальчики", f: "Девочки" },
  youths: { mixed: "Юниоры", m: "Юноши", f: "Девушки" },
  levels: { all: "Все уровни", novice: "Новички", intermediate: "Средний уровень", expert: "Опытные" },
  levelsInTitle: { novice: "новички", intermediate: "средний уровень", expert: "опытные" },
  styles: { nogi: "Без кимоно (ноу-ги)", gi: "В кимоно (ги)" },
  stylesShort: { nogi: "ноу-ги", gi: "ги" },
  inGi: "ги",
  years: (from: number | undefined, until: number | undefined) => {
    if (from !== undefined && until !== undefined)
      return from === until ? formatCount(from, "year") : `${from}–${formatCount(until, "year")}`;
    if (from !== undefined) return `${from}+`;
    return until === undefined ? "" : `до${NBSP}${until}${NBSP}лет`;
  },
  weight: (above: number | undefined, limit: number | undefined) => {
    if (limit !== undefined) return `до${NBSP}${kilograms(limit)}`;
    return above === undefined ? "абсолют" : `свыше${NBSP}${kilograms(above)}`;
  },
  statuses: {
    draft: "Набор",
    drawn: "Сетка готова",
    in_progress: "Идёт",
    finished: "Завершена",
    awarded: "Награждена",
    merged: "Объединена",
  },
  set: {
    title: "Набор категорий",
    federation: "Таблица весов",
    /** As the tables of the domain name it. */
    usual: "Россия, открытые турниры UWW",
    ages: "Возраст и пол",
    agesHint: "Для каждой строки появятся все веса таблицы",
    levels: "Уровни",
    levelsHint: "Каждый уровень: свои категории",
    style: "Вид",
    minutes: "Время схватки",
    preview: (count: number) => `Будет добавлено: ${formatCount(count, "category")}`,
    nothing: "Выберите возраст и пол",
    existing: (count: number) => `Уже есть и не повторятся: ${formatCount(count, "category")}`,
    status: {
      verified: "",
      partly: "таблица сверена не полностью: проверьте веса по регламенту",
      unverified: "таблица не сверена: проверьте веса по регламенту",
    },
    absolute: "Ещё и абсолют, без предела веса",
    submit: "Добавить",
    busy: (done: number, all: number) => `Добавляем ${done} из ${all}`,
    stopped: (done: number, all: number) =>
      `Добавлено ${done} из ${all}, дальше не получилось. Нажмите ещё раз: сделанное не повторится`,
  },
} as const;
