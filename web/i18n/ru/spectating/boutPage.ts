import { formatCount, formatNumber } from "../numbers.ts";
import { sentence } from "#web/i18n/sentence.ts";

const NBSP = "\u00a0";

/** Words of a bout's own page. */
export const boutPage = {
  title: (number: number | null) => (number === null ? "Схватка" : `Схватка${NBSP}${number}`),
  timeline: "Ход схватки",
  timelineNone: "Схватка ещё не началась",
  timelineNoneText: "Здесь появится каждое действие: время, угол и сколько дали.",
  timelineEmpty: "Действий в протоколе нет",
  corrected: "исправлено",
  correctedTitle: "Сначала было записано иначе, судьи исправили",
  afterTime: "после гонга",
  started: "Начало схватки",
  period: (index: number) => `${index + 1}-й период`,
  points: (points: number) => (points < 0 ? formatNumber(points) : `+${formatNumber(points)}`),
  escape: (time: string) => `Уход за ${time}`,
  momentLink: (time: string) => `Ссылка на момент ${time}`,
  won: (name: string) => `Победа: ${name}`,
  facts: "О схватке",
  category: "Категория",
  round: "Этап",
  carpet: "Ковёр",
  noCarpet: "ещё не назначен",
  status: "Состояние",
  start: "Начало",
  ended: "Окончена",
  result: "Результат",
  noOthers: "Других схваток пока нет",
  unknownOpponent: "соперник определится",
  /** For a screen reader, politely. */
  spokenScore: (red: string, redScore: number, blue: string, blueScore: number) =>
    `${red} ${formatCount(redScore, "point")}, ${blue} ${formatCount(blueScore, "point")}`,
  spokenEnd: (text: string) => `Схватка окончена. ${text}`,
  description: (pair: string, category: string, event: string) =>
    `${sentence(pair)} ${category}. ${event}: счёт, ход схватки и результат.`,
} as const;
