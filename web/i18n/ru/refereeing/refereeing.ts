import type { BoutProblem } from "#domain/bout/decide.ts";

export const refereeing = {
  title: (number: number | null, category: string) =>
    number === null ? category : `Схватка ${number}, ${category}`,
  back: "К списку ковра",
  corners: { red: "Красный", blue: "Синий" },
  points: "Баллы",
  takePoints: "снять",
  takeOne: "1",
  takePointsLabel: "Снять последние баллы",
  takeBack: (what: string) => `Снять ${what}`,
  submission: "Победа сдачей",
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
  adjust: "Поправить время, доступно на паузе",
  unsent: "ждёт отправки",
  result: (winner: string, how: string) => `Победа: ${winner}, ${how}`,
} as const;

/** Why a tap was not taken. */
export const refusals: Readonly<Record<BoutProblem["code"], string>> = {
  "bout-finished": "Схватка уже завершена",
  "not-finished": "Схватка ещё не завершена",
  "advantages-off": "Преимущества в этом соревновании не ставятся",
  "penalties-off": "Штрафы в этом соревновании не ставятся",
  "already-started": "Схватка уже началась",
  "clock-running": "Сначала остановите время",
  "clock-stopped": "Время уже стоит",
  "unknown-period": "Такого периода нет",
  "no-countdown": "Этот отсчёт не идёт",
  "no-target": "Действие не найдено",
  "already-undone": "Действие уже отменено",
  "not-undoable": "Это действие нельзя отменить",
  "not-a-score": "Это действие не меняет счёт",
  "winner-required": "Выберите победителя",
  "winner-not-allowed": "У такого исхода нет победителя",
  "technique-not-allowed": "Приём указывают только при сдаче",
  "unknown-action": "Такого действия нет в правилах",
  "escapes-off": "Время ухода в этих правилах не считают",
  "points-not-allowed": "В этом периоде баллы не ставятся",
};

const STORE_REFUSALS: Readonly<Record<string, string>> = {
  "double-tap": "Повторное нажатие не засчитано",
  superseded: "Стол забрал другой компьютер",
  rewound: "Главный судья исправил сетку: в этой схватке теперь другие спортсмены",
  forbidden: "Это может только главный судья",
  stale: "Схватку успели изменить: проверьте счёт",
  "id-reused": "Действие уже было отправлено",
  "device-seq-reused": "Действие не принято: обновите страницу стола",
  "bad-fighter": "Соперники этой схватки ещё не определились",
  "dependent-started": "Следующая схватка уже началась: результат меняет главный судья",
};

export function refusalText(code: string): string {
  const known: Readonly<Record<string, string>> = { ...refusals, ...STORE_REFUSALS };
  return known[code] ?? "Действие не принято";
}
