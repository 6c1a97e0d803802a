import type { Tie } from "#domain/referee/neutrality.ts";
import { formatCount } from "../numbers.ts";
import { plural } from "../plural.ts";
import { sentence } from "#web/i18n/sentence.ts";

const NBSP = "\u00a0";

/** Refereeing by mat and by category: queues, calls, what is on a mat. */
export const mats = {
  queue: "Очередь ковра",
  queueEmpty: "Очередь пуста",
  queueEmptyText: "Передайте сюда схватки с другого ковра или дождитесь жеребьёвки.",
  undo: "Вернуть порядок",
  later: "Позже, когда определятся пары",
  undoBy: (user: string) => `Последнее изменение очереди: ${user}`,
  hint: {
    drag: "Тяните за точки или:",
    take: "взять,",
    move: "переместить,",
    toMat: "на другой ковёр,",
    cancel: "отменить",
    cancelOr: "отменить,",
    undo: "вернуть как было",
    space: "Пробел",
  },
  instructions: (hasMats: boolean, unit: "bout" | "category") =>
    `Нажмите пробел, чтобы взять ${unit === "bout" ? "схватку" : "категорию"}, стрелки вверх и вниз перемещают её, ${hasMats ? "влево и вправо переносят на другой ковёр, " : ""}Home и End ставят первой и последней, пробел кладёт, Escape отменяет.`,
  handle: (bout: string) => `Переместить: ${bout}`,
  menu: (bout: string) => `Действия: ${bout}`,
  bout: (number: number | null, pair: string) =>
    number === null ? pair : `схватка${NBSP}${number}, ${pair}`,
  openBout: (number: number | null, what: readonly string[], corners: readonly string[]) => {
    const named = [number === null ? "" : `схватка${NBSP}${number}`, ...what].filter((part) => part !== "");
    const pair = new Set(corners).size === 1 ? corners.slice(0, 1) : corners;
    return `${named.join(", ")}: ${pair.join(" — ")}`;
  },
  taken: (bout: string, place: number, list: string) => `Взята: ${sentence(bout)} Место ${place}, ${list}.`,
  moved: (place: number, list: string) => `Место ${place}, ${list}.`,
  dropped: (bout: string, place: number, list: string) =>
    `Положена: ${sentence(bout)} Место ${place}, ${list}.`,
  cancelled: (bout: string) => `Отменено: ${bout} на прежнем месте.`,
  stale: "Очередь уже изменил другой судья. Показан новый порядок, ваше перемещение не записано.",
  otherBouts: "Список схваток за это время изменился. Показан новый порядок, ваше перемещение не записано.",
  dismiss: "Понятно",
  here: (time: string) => `Сюда, ~${time}`,
  about: (time: string) => `~${time}`,
  lead: (share: string, end: string) => `${share}, окончание ~${end}`,
  now: "Сейчас на ковре",
  openTable: "Вести схватку",
  toTable: (state: string) => `${state}, к${NBSP}столу`,
  returnToQueue: "Вернуть в очередь",
  noneOnMat: "На ковре никого",
  preparing: (number: number | null) => (number === null ? "Готовятся" : `Готовятся, №${NBSP}${number}`),
  nobodyNext: "Готовиться некому",
  nobodyNextText: "В очереди нет схватки, у которой известны оба участника.",
  start: (number: number | null) => (number === null ? "Начать схватку" : `Начать схватку${NBSP}${number}`),
  /** In its row: others behind it come first, so its time is later than theirs. */
  passed: "пропустит других",
  letsPass: (number: number | null) =>
    `${number === null ? "Схватка" : `Схватка №${NBSP}${number}`} первая в очереди и ждёт: её спортсмены отдыхают или заняты на другом ковре.`,
  presence: {
    here: "На месте",
    notHere: "Нет",
    hereOf: (name: string) => `На месте: ${name}`,
    absent: (name: string) => `Нет на месте: ${name}`,
    inQueue: "Отметьте у имени, кто уже пришёл к ковру.",
    of: (name: string) => `Пришёл на ковёр: ${name}`,
    missing: (names: string) => `Не отмечены на месте: ${names}.`,
  },
  inBreak: "Схватку можно начать и сейчас: стол спросит ещё раз.",
  startBusy: "На ковре ещё идёт схватка. Стол следующей можно открыть заранее.",
  call: (next: number) => (next === 1 ? "Вызвать" : `Вызвать ${next}-й раз`),
  called: "Вызов записан",
  callList: "Вызовы",
  callNumber: (number: number) => `${number}-й вызов`,
  callAgain: "Можно вызвать ещё раз",
  calledTimes: (count: number) => `вызов${NBSP}${count}`,
  notCalled: "Ещё не вызывали",
  callIn: (clock: string) => `Следующий вызов через ${clock}`,
  noShowIn: (clock: string) => `Неявку можно записать через ${clock}`,
  noShowNow: "Все три вызова прошли: можно записать неявку",
  noShow: "Неявка",
  rested: (minutes: number) => `отдыхает ${formatCount(minutes, "minute")}`,
  onMat: "на ковре",
  notFought: "схваток ещё не было",
  notWeighed: "нет взвешивания",
  namesake: (year: number | null) => (year === null ? "есть тёзка" : `есть тёзка, ${year}${NBSP}г.${NBSP}р.`),
  sameSurname: "Однофамильцы: проверьте имена",
  neutrality: (referee: string, athlete: string, ties: string) =>
    `Нейтральность: судья ${referee} и ${athlete}, ${ties}`,
  frozen: "скоро выход",
  average: "Средняя схватка",
  between: "Между схватками",
  table: "Стол",
  tableNobody: "никто не занял",
  tableSilent: (ago: string) => `молчит ${ago}`,
  officials: "Судьи ковра",
  left: "Осталось",
  finished: "Завершены",
  noFinished: "Схваток ещё не было",
  allFinished: (count: number) => `Все ${count}`,
  correct: "Исправить",
  protocol: "Ход схватки",
  allMats: "Все ковры",
  tableLine: (words: string) => `Стол: ${words}`,
  more: (count: number) => `ещё ${count}${NBSP}${plural(count, "bout")}`,
  endsAt: (time: string) => `до ~${time}`,
  andEndsAt: (time: string) => `, до ~${time}`,
  shifted: (minutes: number) =>
    `${minutes > 0 ? "позже" : "раньше"} на${NBSP}${formatMinutes(Math.abs(minutes))}`,
  find: {
    title: "Найти спортсмена",
    label: "Найти: фамилия или клуб",
    nobody: "Никого не нашлось. Проверьте написание.",
    more: (count: number) => `и ещё ${formatCount(count, "fighter")}: уточните запрос`,
    nothingAhead: "впереди схваток нет",
    last: (bout: string, how: string) => `${bout}: ${how}, дальше схваток нет`,
    correct: (bout: string) => `Исправить: ${bout}`,
    protocol: (bout: string) => `Ход схватки: ${bout}`,
    noMat: "Без ковра",
    swap: "Поменять местами в сетке",
    swapLocked: (category: string) => `${category}: схватки начались, сетка закреплена`,
  },
  balance: {
    title: "Выровнять ковры",
    lead: "Идущие, вызванные и две следующие схватки каждого ковра остаются на местах. Время до и после — тот же прогноз, что на пульте.",
    searching: "Ищем план лучше",
    progress: (seconds: number, most: number, better: number) =>
      `${seconds}${NBSP}с из${NBSP}${most}, улучшений: ${better}`,
    stop: "Остановить и посмотреть",
    dayEnd: "Конец дня",
    apart: "Ковры закончат с разницей",
    change: (before: string, after: string) => `${before} → ${after}`,
    span: (minutes: number) => formatSpan(minutes),
    nothing: (end: string, minutes: number) =>
      `Лучше не нашли. День закончится около ${end}, ковры — с разницей ${formatSpan(minutes)}.`,
    movedTitle: (count: number) => `Другой ковёр: ${formatCount(count, "category")}`,
    moved: (from: string, to: string, shift: string) => `${from === to ? from : `${from} → ${to}`}${shift}`,
    laterTitle: (count: number) => `Другое время на том же ковре: ${formatCount(count, "category")}`,
    shift: (minutes: number) =>
      minutes === 0 ? "" : `, ${minutes > 0 ? "позже" : "раньше"} на${NBSP}${formatSpan(Math.abs(minutes))}`,
    split: (carpets: string, minutes: number) =>
      minutes === 0 ? `разделена (${carpets})` : `разделена (${carpets}): −${formatSpan(minutes)}`,
    splitTitle: (count: number) => `Разделены между коврами: ${formatCount(count, "category")}`,
    more: (count: number) => `и ещё ${formatCount(count, "category")}`,
    failed: "План не составлен: вычисление прервалось. Очереди остались прежними.",
    apply: "Взять план",
    leave: "Оставить как было",
    done: "План взят",
  },
  board: {
    attention: "Требует внимания",
    calm: "Всё по плану",
    calmText:
      "Ни один ковёр заметно не отстаёт, никто не нужен на двух коврах сразу, неявок и невзвешенных нет, ни один стол не замолчал, ни один ковёр не ждёт стола, ни одна схватка не ждёт результата. Нехватка отдыха отмечена у самих схваток.",
    open: "К ковру",
    silent: (mat: string, time: string) => `${mat}: стол молчит ${time}`,
    unweighed: (name: string) => `${name}: нет взвешивания`,
    soon: (mat: string, number: number | null) => (number === null ? mat : `${mat}, схватка${NBSP}${number}`),
    dayEnd: "Окончание дня",
  },
  toBoard: "Табло",
  category: {
    paper: "Протокол",
    chooseMat: (bout: string) => `Выбрать ковёр: ${bout}`,
    bouts: "Схватки категории",
    red: "Красный",
    blue: "Синий",
    score: "Счёт",
    mat: "Ковёр",
    time: "Время",
    action: "Действия",
    without: "без ковра",
    start: "Начать",
    table: "Вести",
    waits: "Ждёт",
    notNeeded: "Не понадобится",
    noOpponent: "Без соперника",
    fightersLeft: "Ещё в борьбе",
    leftOf: (count: number, total: number) => `${count} из ${total}`,
    nobodyLeft: "Борьба закончена",
    onMat: "на ковре",
    finish: "Завершить категорию",
    finishTitle: "Завершить категорию",
    finishLead: "Все схватки решены. Проверьте места: после этого категория уйдёт на награждение.",
    finishedLead: "Категория завершена, места известны. Она ждёт награждения.",
    awardedLead: "Категория награждена.",
    left: (count: number) => `До завершения: ${formatCount(count, "bout")}.`,
    finishDone: "Категория ушла на награждение",
    toAwarding: "К награждению",
    place: (place: number) => `${place}-е место`,
    spectator: "Как видит зритель",
    bracket: "Сетка",
  },
  end: "Окончание",
  actions: {
    open: "Вести схватку",
    call: "Вызвать",
    noShow: "Неявка",
    postpone: "Отложить",
    move: "Передать на ковёр",
    result: "Записать результат",
    withdraw: "Снять участника",
    disqualify: "Дисквалифицировать",
    return: "Вернуть в очередь",
    up: "Выше",
    down: "Ниже",
    first: "Следующей",
    last: "В конец очереди",
  },
  conflict: {
    onTwoMats: (name: string, mat: string) => `${name}: в это же время ${lowerFirst(mat)}`,
    rest: (people: readonly string[]) => `отдыхать ещё: ${people.join(", ")}`,
    restOf: (name: string, minutes: number) => `${name} ${formatMinutes(minutes)}`,
    close: (name: string, mat: string) => `${name}: сразу после схватки, ${lowerFirst(mat)}`,
    feeder: "Раньше отборочной категории",
  },
  postponed: (count: number) => `Отложена на ${count}${NBSP}${plural(count, "bout")}`,
  postponedLast: "Отложена в конец очереди",
  isFirst: "Схватка поставлена следующей",
  noShowAfter: "После трёх вызовов",
  postponeHint: (count: number) => `Пропустить вперёд ${count}${NBSP}${plural(count, "bout")}`,
} as const;

/** «Ковёр Б» in the middle of a sentence. */
const lowerFirst = (name: string) => name.charAt(0).toLocaleLowerCase("ru") + name.slice(1);

/** «1 ч 20 мин» */
function formatSpan(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return formatMinutes(minutes);
  return rest === 0 ? `${hours}${NBSP}ч` : `${hours}${NBSP}ч ${formatMinutes(rest)}`;
}

function formatMinutes(minutes: number): string {
  return `${minutes}${NBSP}мин`;
}

const tieWords: Readonly<Record<Tie, string>> = {
  club: "тот же клуб",
  region: "тот же регион",
  coach: "тренер спортсмена",
};

/** Why a referee may not be neutral to an athlete. */
export const tiesText = (ties: readonly Tie[]): string => ties.map((tie) => tieWords[tie]).join(", ");
