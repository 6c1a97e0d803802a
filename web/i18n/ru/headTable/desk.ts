import { formatCount, formatNumber } from "../numbers.ts";
import { sentence } from "#web/i18n/sentence.ts";

/** The head table: what it knows of the devices of the hall. */
export const deskWords = {
  pause: {
    button: "Перерыв",
    title: "Перерыв сейчас",
    lead: "Схватки, которые идут, закончат; новые не начнутся, пока перерыв не кончится. Прогноз и страницы для зрителей сдвинутся сразу.",
    submit: "Объявить перерыв",
    name: "Название",
    usual: "Перерыв",
    from: "С",
    to: "До",
    mat: "Где",
    all: "Все ковры",
    done: (title: string, from: string, to: string) => `${title}: ${from}–${to}`,
    on: (title: string, to: string) => `${title} до ${to}`,
    ahead: (title: string, from: string, to: string) => `${title} ${from}–${to}`,
    end: "Закончить",
    cancel: "Убрать",
    dayClosed: "День закрыт",
    ended: (title: string) => `${title}: закончен`,
  },
  refused: (bout: string) => `Не записано: ${sentence(bout)} Показан порядок, который на сервере.`,
  absent: (pair: string, calls: number) => `${pair}: не выходят, вызваны ${formatCount(calls, "time")}`,
  noMat: {
    title: "Без ковра",
    empty: "Перетащите сюда, чтобы снять.",
    noTime: "—",
  },
  board: {
    dayWouldEnd: (time: string) => `Если отпустить здесь, день закончится ~${time},`,
    sameEnd: "как сейчас",
    all: "Все ковры",
    everyMat: "Все",
    pick: "Какой ковёр показать",
    only: (mat: string) => `Только ${mat}`,
    categories: (mat: string) => `${mat}: осталось по категориям`,
    left: (count: number) => formatCount(count, "bout"),
    byCategory: "Осталось по категориям",
    moreCategories: (count: number) => `ещё ${formatCount(count, "category")}`,
  },
  order: {
    view: "Что показать",
    mats: "По коврам",
    categories: "Категории",
    all: "Общий порядок",
    name: "общий порядок",
    about:
      "В этом порядке схватки стоят в протоколах, в списках категорий и пока им не назначен ковёр. Очереди ковров он не меняет.",
    category: "Категория",
    everyCategory: "Все категории",
    empty: "Схваток впереди нет",
    emptyText: "Здесь стоят схватки, которые ещё предстоят.",
    over: (count: number) => `Завершены и стоят на своих местах: ${formatCount(count, "bout")}.`,
    more: (count: number) => `Показать ещё ${count}`,
    place: (place: number, what: string) => `${place}-я · ${what}`,
  },
  categories: {
    title: "Категории дня",
    last: "Последняя схватка",
    ahead: (count: number) => `Не начаты: ${formatCount(count, "category")}`,
    over: (count: number) => `Закончены: ${formatCount(count, "category")}`,
  },
  undo: {
    button: "Отменить",
    nothing: "Отменять нечего",
    done: "Изменение отменено",
    reordered: (bouts: string, mat: string) => `${mat}, новое место: ${bouts}`,
    moved: (bouts: string, from: string, to: string) => `${from} → ${to}: ${bouts}`,
    spread: (bouts: string) => `Между коврами: ${bouts}`,
    rearranged: (bout: string) => `Общий порядок, новое место: ${bout}`,
    you: "вы",
    by: (user: string, time: string) => `${user}, ${time}`,
  },
  readiness: {
    title: "Связь в зале",
    share: (online: number, total: number) => `${online} из ${total} на связи`,
    none: "Столов и экранов нет",
    noneText: "Добавьте ковры соревнованию и подключите экраны: здесь будет видно, кто из них на связи.",
    tables: "Столы",
    screens: "Экраны",
    noScreens: "Экраны не подключены",
    online: "на связи",
    gone: (ago: string) => `нет связи ${ago}`,
    never: "не включали",
    free: "не занят",
    freeText: "Стол ещё никто не открыл",
    heldBy: (user: string, device: string) => `${user}, ${device}`,
    clockUnknown: "часы не сверены",
    clockRight: "часы точные",
    clockFast: (off: string) => `часы спешат на ${off}`,
    clockSlow: (off: string) => `часы отстают на ${off}`,
    allSent: "всё отправлено",
    unsent: (count: number) => `не отправлено: ${formatCount(count, "act")}`,
    undecided: (count: number) => `ждёт решения: ${formatCount(count, "act")}`,
    wasUnsent: (count: number) =>
      count === 0 ? "до обрыва всё было отправлено" : `до обрыва не отправлено: ${formatCount(count, "act")}`,
    stale: "Сведения не обновляются: сервер не отвечает.",
    open: (mat: string) => `${mat}: открыть судейство`,
  },
} as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long, as people say it: to the second only where seconds count. */
export function spanWords(ms: number): string {
  if (ms < MINUTE_MS) return span(ms, 1000, "с");
  if (ms < HOUR_MS) return span(ms, MINUTE_MS, "мин");
  return ms < 48 * HOUR_MS ? span(ms, HOUR_MS, "ч") : span(ms, 24 * HOUR_MS, "дн.");
}

const span = (ms: number, unitMs: number, unit: string) =>
  `${formatNumber(Math.max(1, Math.floor(ms / unitMs)))}\u00a0${unit}`;
