import { problemText } from "../problems.ts";

export const refereeing = {
  title: (number: number | null, category: string) =>
    number === null ? category : `Схватка ${number}, ${category}`,
  shortTitle: (number: number | null, weight: string) =>
    [weight, number === null ? "" : `№\u00a0${number}`].filter(Boolean).join(", "),
  back: "К списку ковра",
  corners: { red: "Красный", blue: "Синий" },
  points: "Баллы",
  takePoints: "снять",
  takeOne: "1",
  takePointsLabel: "Снять последние баллы",
  takeBack: (what: string) => `Снять ${what}`,
  submission: "Победа сабмишеном",
  score: (points: number) => `+${points}`,
  start: "Старт",
  stop: "Стоп",
  startKey: "Пробел",
  of: (time: string) => `из ${time}`,
  undo: (what: string) => `Отменить: ${what}`,
  undoNothing: "Отменять пока нечего",
  undoKey: "Ctrl Z",
  logEmpty: "Действий ещё не было",
  finish: "Завершить схватку",
  swap: "Поменять стороны",
  waiting: "Соперники ещё не определились",
  finalWaits: (number: number | null, before: string) =>
    `${number === null ? "Финал ждёт" : `Финал, №\u00a0${number}, ждёт`} остальных схваток своей категории: ${before}.`,
  adjust: "Поправить время, доступно на паузе",
  unsent: "ждёт отправки",
  result: (winner: string, how: string) => `Победа: ${winner}, ${how}`,
} as const;

/** What else than the rules of the bout keeps an act out of the log, told by its code in the answer to the act. */
const STORE_REFUSALS: Readonly<Record<string, string>> = {
  "double-tap": "Повторное нажатие не засчитано",
  superseded: "Стол забрали на другое устройство",
  "table-held": "Эту схватку ведёт другой стол",
  "other-mat": "Этот ковёр теперь ведут другие судьи",
  rewound: "Главный судья исправил сетку: в этой схватке теперь другие спортсмены",
  forbidden: "Это может только главный судья",
  stale: "Схватку успели изменить: проверьте счёт",
  "refused-before": "Сервер не принял это ещё до восстановления",
  "device-seq-reused": "Действие не принято: обновите страницу стола",
  "bad-fighter": "Соперники этой схватки ещё не определились",
  "dependent-started": "Следующая схватка уже началась: результат меняет главный судья",
};

/** Why a tap was not taken. */
export const refusalText = (code: string): string =>
  STORE_REFUSALS[code] ?? problemText(code) ?? "Действие не принято";
