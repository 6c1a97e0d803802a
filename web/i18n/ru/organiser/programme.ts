import { formatDayMonth } from "#web/i18n/dates.ts";
import { formatCount } from "#web/i18n/numbers.ts";

const NBSP = "\u00a0";

const WEEKDAYS = ["Вс", "Пн", "Вт", "Ср", "Чт", "Пт", "Сб"] as const;

/** How a programme is told to spectators; only the server writes these lines, so no page carries the words. */
export const programmeLineWords = {
  bouts: (session: string | undefined) =>
    session === undefined ? "Начало схваток" : `${session}: начало схваток`,
  pause: (title: string, to: string, mat: string | undefined) =>
    `${title}${mat === undefined ? "" : `, ${mat}`}, до ${to}`,
  weighIn: (title: string, to: string) => `Взвешивание: ${title}, до ${to}`,
};

/** Days, sessions, breaks and places of categories. */
export const programme = {
  /** «Сб, 14 ноября». */
  weekday: (date: string) =>
    `${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ""}, ${formatDayMonth(date)}`,
  first: "Сначала соревнование",
  firstText: "Программу составляют по коврам и категориям: выберите правила и добавьте ковры.",
  toCompetition: "К правилам и коврам",
  noMats: "Ковров пока нет",
  noMatsText: "Добавьте ковры, и программа разложит по ним категории.",
  noCategories: "Категорий пока нет",
  toCategories: "К категориям",
  empty: "Дней пока нет",
  emptyText: "Добавьте первый день: дата и начало. Без программы схватки идут подряд с начала соревнования.",
  addDay: "День",
  addSession: "Блок",
  addBreak: "Перерыв",
  addWeighIn: "Взвешивание",
  editDay: "Изменить день",
  dayFacts: (categories: number, bouts: number) =>
    `${formatCount(categories, "category")}, ${formatCount(bouts, "bout")}`,
  dayClosed: (time: string) => `закрыт в${NBSP}${time}`,
  noStart: "начало не названо",
  hallUntil: (time: string) => `зал до${NBSP}${time}`,
  end: "конец",
  scales: "Весы",
  sessions: "Блоки",
  from: (time: string) => `с${NBSP}${time}`,
  window: (from: string, to: string) => `${from}–${to}`,
  until: (time: string) => `до${NBSP}${time}`,
  timeline: (day: string) => `Ковры по времени, ${day}`,
  chip: (title: string, from: string, to: string, mat: string) => `${title}, ${from}–${to}, ${mat}`,
  chipSmall: (bouts: number, title: string) => `${bouts} · ${title}`,
  chipBouts: (bouts: number) => formatCount(bouts, "bout"),
  people: (count: number) => formatCount(count, "fighter"),
  keys: "Пробел поднимает категорию, стрелки двигают её по времени и коврам, Enter ставит, Esc возвращает.",
  lifted: (title: string, mat: string, time: string) =>
    `${title}: ${mat}, ${time}. Enter — поставить, Esc — вернуть`,
  pastMidnight: (title: string) =>
    `Не поставлено: ${title}. «Не раньше» — время того же дня, после полуночи его нет. Поставьте раньше или дайте категории другой день.`,
  dropHere: (time: string) => `Сюда, ${time}`,
  tray: "Без места",
  trayLead: "нажмите, чтобы поставить, или поставьте отобранные вместе",
  allPlaced: "У всех категорий есть место",
  filter: {
    sex: "Пол",
    age: "Возраст",
    level: "Уровень",
    upTo: "Вес до, кг",
    any: "все",
    m: "мужской",
    f: "женский",
    children: "дети и юноши",
    adults: "взрослые",
  },
  placed: "показать и поставленные",
  placeChosen: (count: number) => `Поставить: ${formatCount(count, "category")}`,
  nobodyChosen: "Под отбор ничего не подходит",
  hinders: "Что мешает",
  nothingHinders: "Ничего: всё помещается",
  notPlanned: "Пока не посчитать: на этот день ничего не поставлено",
  notPlannedNoMats: "Пока не посчитать: нет ковров",
  hints: {
    late: (mat: string, end: string) => `${mat} закончит в ${end}`,
    lateText: (close: string) => `Зал закрывают в ${close}.`,
    weighIn: (title: string) => `Весы «${title}» закроют после начала`,
    weighInText: (to: string, start: string) => `Взвешивают до ${to}, а первая схватка в ${start}.`,
    idle: (mat: string) => `${mat} простаивает`,
    idleText: (end: string, last: string) => `Закончит в ${end}, последний ковёр — в ${last}.`,
  },
  saved: {
    day: (date: string) => `День ${date} сохранён`,
    dayRemoved: (date: string) => `День ${date} убран`,
    session: (title: string) => `Блок «${title}» сохранён`,
    sessionRemoved: (title: string) => `Блок «${title}» убран`,
    break: (title: string, window: string) => `${title} ${window}`,
    breakRemoved: (title: string) => `${title} убран`,
    weighIn: (title: string, window: string) => `Взвешивание «${title}» ${window}`,
    weighInRemoved: (title: string) => `Взвешивание «${title}» убрано`,
    moved: (title: string, where: string) => `${title}: ${where}`,
    placed: (what: string, where: string) => `Поставлено: ${what}, ${where}`,
    unplaced: (what: string) => `Без места: ${what}`,
  },
  undo: "Отменить",
  form: {
    submit: "Сохранить",
    remove: "Убрать",
    date: "Дата",
    start: "Начало",
    close: "Зал закрывают",
    title: "Название",
    from: "С",
    to: "До",
    mat: "Ковёр",
    allMats: "Все ковры",
    anyMat: "Любой",
    session: "Блок",
    wholeDay: "Весь день",
    anySession: "Без блока",
    day: "День",
    noDay: "Без места",
    notBefore: "Не раньше",
    newDay: "Новый день",
    dayTitle: (day: string) => `День ${day}`,
    newSession: "Новый блок",
    newBreak: "Новый перерыв",
    newWeighIn: "Новое взвешивание",
    lunch: "Обед",
    onDate: "Дата взвешивания",
  },
};
