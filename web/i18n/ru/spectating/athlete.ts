import { plural } from "../plural.ts";

const NBSP = "\u00a0";

/** The page of an athlete. */
export const athlete = {
  noTeam: "Без команды",
  next: "Следующая схватка",
  /** Above the list of them. */
  beforeList: (text: string) => `До неё ${text}:`,
  beforeRest: (text: string) => `и ещё ${text}`,
  getReady: "готовятся",
  now: "Борется сейчас",
  timeOf: (whole: string) => `из ${whole}`,
  winnerGoesTo: (round: string, time: string) => [`Победит: ${round}`, time].filter(Boolean).join(" "),
  soon: "с минуты на минуту",
  inMinutes: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    // «минута», but «через минуту».
    if (hours === 0) return `через ${minutes}${NBSP}${plural(minutes, "minute").replace(/а$/, "у")}`;
    return rest === 0 ? `через ${hours}${NBSP}ч` : `через ${hours}${NBSP}ч ${rest}${NBSP}мин`;
  },
  window: (from: string, to: string) => `окно ${from}–${to}`,
  beforeNone: "следующая на ковре",
  bouts: "Схватки",
  stage: "Этап",
  time: "Начало",
  carpet: "Ковёр",
  opponent: "Соперник",
  estimate: "ориентировочно",
  waits: "Ждёт соперника",
  possible: (names: readonly string[]) =>
    names.length === 1
      ? `Соперник: ${names[0] ?? ""}`
      : `Соперник: ${names.slice(0, -1).join(", ")} или ${names.at(-1) ?? ""}`,
  possibleMany: (count: string) => `Соперник: один из ${count}`,
  result: "Итог",
  noBouts: "Схваток ещё нет",
  categories: "Категории",
  facts: "Коротко",
  standing: "Место на сегодня",
  place: (place: number) => `${place}-е место`,
  leftAt: (round: string) => (round === "" ? "выступление окончено" : `окончено, ${round}`),
  rest: "Перерыв до выхода",
  restMinutes: (minutes: number) => `${minutes}\u00a0мин`,
  onMat: "Всего на ковре",
} as const;

/** What stands on the page itself; everything else is put into words on the server. */
export const careerLabels = {
  title: "Карьера",
} as const;

export const careerWords = {
  none: "Других турниров в системе пока нет.",
  place: (place: string, entrants: string) => `${place}-е место из ${entrants}`,
  noPlace: "без места",
  alsoAs: (names: readonly string[]) => `Выступления и под другим написанием имени: ${names.join("; ")}.`,
  medals: [
    (count: string) => `золото ${count}`,
    (count: string) => `серебро ${count}`,
    (count: string) => `бронза ${count}`,
  ],
  met: (times: string, record: string) => `Встречались ${times}: ${record}.`,
} as const;
